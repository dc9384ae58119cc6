import type { Page } from 'playwright-core';
import { violations } from '../components/axe.ts';
import { type Workplace, eventually, openWorkplace } from './workplace.ts';

const WAITED = 'We waited three weeks for an answer from the support team, and nobody told us why.';
const INTERVIEWS = [
  `${WAITED}\n\nThe invoices are clear, and I can download all of them as a table.\n\nI call the support team now, because mails to the support team are never answered.`,
  'The support team answers within a day, and their answers are helpful.\n\nI never had to wait for the support team to answer my questions.',
];
const QUESTION = 'Why do people wait for the support team?';

describe('texts made by AI, from the first click to an insight', () => {
  let at: Workplace;
  let page: Page;
  let project: string;
  let note: string;

  const made = async (path: string, body: object) => (await at.ada.ask<{ id: string }>('POST', path, body)).id;
  const highlights = async () =>
    (await at.ada.ask<{ items: unknown[] }>('GET', `/notes/${note}/highlights`)).items.length;
  const faultless = async () => expect(await violations(page)).toEqual([]);

  beforeAll(async () => {
    at = await openWorkplace();
    project = await made('/projects', { title: 'Waiting for answers' });
    for (const [index, markdown] of INTERVIEWS.entries())
      note = await made(`/projects/${project}/notes`, { title: `Interview ${2 - index}`, markdown }).then((id) =>
        index === 0 ? id : note,
      );
    const found = async () => JSON.stringify(await at.ada.ask('GET', '/search?query=support&types=NOTE'));
    await eventually(async () => new Set((await found()).match(/Interview [12]/g)).size === 2, true);
    page = await at.sitDown(at.ada);
  }, 120_000);
  afterAll(() => at?.close(), 60_000);

  it('researches a question with the keyboard alone, says its limits, and becomes an insight with its quotes', async () => {
    await page.goto(`${at.origin}/research?project=${project}`);
    await page.getByRole('textbox', { name: 'Question' }).focus();
    await page.keyboard.type(QUESTION);
    await page.getByText('Nothing is sent').waitFor();
    await page.getByRole('button', { name: 'Start research' }).focus();
    await page.keyboard.press('Enter');
    const findings = page.getByRole('region', { name: 'Findings' });
    await findings.getByText(WAITED).first().waitFor();
    await page.getByRole('region', { name: 'Limits' }).getByText('Only notes were read', { exact: false }).waitFor();
    await faultless();
    await page.getByRole('button', { name: 'Save as draft insight' }).focus();
    await page.keyboard.press('Enter');
    const open = page.getByRole('link', { name: 'Open the insight' });
    await open.waitFor();
    await open.press('Enter');
    await page.locator('[data-evidence]').getByText(WAITED).waitFor();
    await page.getByRole('heading', { name: 'Limits' }).first().waitFor();
  }, 60_000);

  it('suggests highlights, accepts all, and takes all back at once', async () => {
    const before = await highlights();
    await page.goto(`${at.origin}/data/${note}`);
    await page.getByRole('button', { name: 'Suggest…' }).click();
    await page.getByRole('menuitem', { name: 'Highlights', exact: true }).click();
    await page.getByRole('button', { name: 'Accept all' }).click();
    await eventually(async () => (await highlights()) > before, true);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await page.getByRole('button', { name: 'Accept all' }).waitFor();
    await eventually(highlights, before);
    expect(at.complaints).toEqual([]);
  }, 60_000);
});
