import type { Page } from 'playwright-core';
import { violations } from '../components/axe.ts';
import { type Workplace, eventually, openWorkplace } from './workplace.ts';

const SAID = 'I never trust the first number';
const INTERVIEW = `**Ada** (0:21): ${SAID}. Somebody always changed the filter before the meeting.`;

describe('deleted note', () => {
  let at: Workplace;
  let page: Page;
  let projectId: string;
  let noteId: string;

  const make = async (path: string, body: object) => (await at.ada.ask<{ id: string }>('POST', path, body)).id;
  const faultless = async () => expect(await violations(page)).toEqual([]);
  const notes = async () =>
    (await at.ada.ask<{ items: { title: string }[] }>('GET', `/projects/${projectId}/notes`)).items.map(
      ({ title }) => title,
    );
  const marks = async () =>
    (await at.ada.ask<{ items: { text: string }[] }>('GET', `/notes/${noteId}/highlights`)).items.map(
      ({ text }) => text,
    );
  const dialog = () => page.getByRole('dialog', { name: 'Delete “Interview 4”?' });

  beforeAll(async () => {
    at = await openWorkplace();
    projectId = await make('/projects', { title: 'Dashboards' });
    noteId = await make(`/projects/${projectId}/notes`, { title: 'Interview 4', markdown: INTERVIEW });
    const highlight = await make(`/notes/${noteId}/highlights`, { quote: SAID });
    await make(`/projects/${projectId}/insights`, {
      title: 'Trust divides',
      markdown: 'They ask.',
      evidence: [highlight],
    });
    page = await at.sitDown(at.ada);
  }, 180_000);
  afterAll(() => at.close(), 60_000);

  it('goes to the trash from its menu, after a warning that names the insight quoting it', async () => {
    await page.goto(`${at.origin}/data/${noteId}`);
    await page.locator('.text').getByText(SAID).waitFor();
    for (const answer of ['Cancel', 'Delete note'] as const) {
      await page.getByRole('banner').getByRole('button', { name: /^More/ }).click();
      await page.getByRole('menuitem', { name: 'Delete…' }).click();
      await dialog().getByText('Trust divides').waitFor();
      await faultless();
      await dialog().getByRole('button', { name: answer }).click();
      await dialog().waitFor({ state: 'detached' });
      await eventually(notes, answer === 'Cancel' ? ['Interview 4'] : []);
    }
    await page.getByRole('heading', { level: 1, name: 'Dashboards' }).waitFor();
    await page.getByRole('link', { name: /Interview 4/ }).waitFor({ state: 'detached' });
  }, 60_000);

  it('is restored from the trash with its highlights', async () => {
    await page.goto(`${at.origin}/settings/trash`);
    const row = page.getByRole('list', { name: 'Trash' }).getByRole('listitem', { name: 'Interview 4' });
    await row.getByText('Note in Dashboards').waitFor();
    await faultless();
    await row.getByRole('button', { name: 'Restore' }).click();
    await page.getByText('Restored “Interview 4”').waitFor();
    await row.waitFor({ state: 'detached' });
    await eventually(notes, ['Interview 4']);
    await eventually(marks, [SAID]);
    await page.goto(`${at.origin}/data/${noteId}`);
    await page.locator('.text [data-highlight]', { hasText: SAID }).waitFor();
    expect(at.complaints).toEqual([]);
  }, 60_000);
});
