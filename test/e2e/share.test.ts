import type { Page } from 'playwright-core';
import { violations } from '../components/axe.ts';
import { type Workplace, openWorkplace } from './workplace.ts';

const SAID = [
  'I just grabbed the collector config from another team',
  'Nobody reads what a span is before they see one',
] as const;
const INTERVIEW = `**Adriel** (2:05): ${SAID[0]} and changed the endpoint.\n\n**Eli** (3:10): ${SAID[1]}. A secret beside it.`;
const PASSWORD = 'café & more';

describe('insight from highlight to visitor', () => {
  let at: Workplace;
  let page: Page;
  let visitor: Page;
  let highlights: string[];
  let noteId: string;
  let link: string;

  const faultless = async (of: Page) => expect(await violations(of)).toEqual([]);

  beforeAll(async () => {
    at = await openWorkplace();
    const make = async (path: string, body: object) => (await at.ada.ask<{ id: string }>('POST', path, body)).id;
    const projectId = await make('/projects', { title: 'Getting started' });
    noteId = await make(`/projects/${projectId}/notes`, { title: 'Two interviews', markdown: INTERVIEW });
    highlights = [
      await make(`/notes/${noteId}/highlights`, { quote: SAID[0] }),
      await make(`/notes/${noteId}/highlights`, { quote: SAID[1] }),
    ];
    const insightId = await make(`/projects/${projectId}/insights`, {
      title: 'The first hour',
      markdown: 'They copy before they read.',
      evidence: [highlights[0]],
    });
    page = await at.sitDown(at.ada);
    await page.goto(`${at.origin}/insights/${insightId}`);
  }, 120_000);
  afterAll(() => at?.close(), 60_000);

  it('shows evidence verbatim, with speaker, time and a link to the source', async () => {
    const evidence = page.locator('[data-evidence]');
    await evidence.getByText(SAID[0]).waitFor();
    expect(await evidence.innerText()).toMatch(/Adriel[\s\S]*Two interviews[\s\S]*2:05/);
    await page.getByRole('button', { name: '1 person, 1 source' }).waitFor();
    await faultless(page);
    await evidence.getByRole('link', { name: 'Two interviews' }).click();
    await page.waitForURL(new RegExp(`peek=.*note:${noteId}\\.highlight-${highlights[0]}`));
    await page.getByText('A secret beside it.', { exact: false }).waitFor();
    await page.goBack();
    await page.waitForURL((url) => !url.searchParams.has('peek'));
    await page.getByText('A secret beside it.', { exact: false }).waitFor({ state: 'detached' });
  }, 60_000);

  it('inserts another highlight with / and typing, without the mouse', async () => {
    await evidenceThere(1);
    await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    await page.keyboard.press('e');
    await page.locator('.text[contenteditable=true]:focus').waitFor();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('/span is');
    await page.getByRole('option', { name: new RegExp(SAID[1]) }).waitFor();
    await faultless(page);
    await page.keyboard.press('Enter');
    await evidenceThere(2);
    await page.getByRole('button', { name: '2 people, 1 source' }).waitFor();
    await page.locator('footer').getByText('Saved').waitFor();
    await page.keyboard.press('Escape');
  }, 60_000);

  it('updates with its source, and shows when the text is gone', async () => {
    await at.ada.ask('PUT', `/notes/${noteId}/content`, {
      markdown: INTERVIEW.replace(SAID[0], 'I took something else'),
    });
    const text = page.getByRole('textbox', { name: 'Text of The first hour' });
    await text.getByText('The words are no longer in the note').waitFor();
    await page.getByRole('button', { name: '1 person, 1 source' }).waitFor();
  }, 60_000);

  it('is published after an explanation', async () => {
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('dialog').getByText('sees it on Home', { exact: false }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Unpublish' }).waitFor();
  }, 60_000);

  it('is shared by a link with a password', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Create a link' }).click();
    link = await page.getByLabel('Address of the link').inputValue();
    expect(link).toMatch(/\/p\/[A-Za-z0-9]{12}$/);
    await page.getByRole('button', { name: 'Set a password' }).click();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'PATCH'),
      page.getByRole('button', { name: 'Save' }).click(),
    ]);
    await page.getByText('Anyone with the link and the password can read').waitFor();
    await page.getByRole('button', { name: 'Remove the password' }).waitFor();
    await faultless(page);
  }, 60_000);

  it.each([
    ['the host of the workspace', 1440, 'light'],
    ['the host of the product', 390, 'dark'],
  ] as const)(
    'is read at %s by an anonymous visitor',
    async (where, width, colorScheme) => {
      visitor = await at.visit({ viewport: { width, height: 844 }, colorScheme });
      await visitor.goto(where === 'the host of the workspace' ? link : `${at.product.url}${new URL(link).pathname}`);
      await visitor.getByRole('heading', { name: 'Enter the password to open this page' }).waitFor();
      await faultless(visitor);
      await visitor.getByLabel('Password', { exact: true }).fill('wrong');
      await visitor.keyboard.press('Enter');
      await visitor.getByText('Wrong password').waitFor();
      await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await visitor.keyboard.press('Enter');
      await visitor.getByRole('heading', { level: 1, name: 'The first hour' }).waitFor();
      await visitor.getByText(SAID[1]).waitFor();
      await faultless(visitor);
      const html = await visitor.content();
      for (const hidden of ['A secret', 'Two interviews', noteId, 'Getting started'])
        expect(html).not.toContain(hidden);
      expect(await visitor.getByRole('link').count()).toBe(0);
    },
    60_000,
  );

  it('is inaccessible as soon as the link is disabled', async () => {
    await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'PATCH'),
      page.getByRole('switch', { name: 'Link works' }).press('Space'),
    ]);
    await page.getByText('Off: leads nowhere').waitFor();
    await visitor.reload();
    await visitor.getByText('This link no longer works').last().waitFor();
    await faultless(visitor);
    expect(at.complaints).toEqual([]);
  }, 60_000);

  const evidenceThere = (count: number) =>
    page.waitForFunction((wanted) => document.querySelectorAll('[data-evidence] blockquote').length === wanted, count);
});
