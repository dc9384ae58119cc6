import type { Page } from 'playwright-core';
import { violations } from '../components/axe.ts';
import { select } from './select-words.ts';
import { type Workplace, eventually, openWorkplace } from './workplace.ts';

const MARKDOWN = '**Ada** (0:21): I never trust the first number.';

describe('editor of an interview', () => {
  let place: Workplace;
  let page: Page;
  let projectId: string;
  let noteId: string;
  const text = () => page.locator('.text');
  const content = async () =>
    JSON.stringify((await place.ada.ask<{ content: object }>('GET', `/notes/${noteId}/content`)).content);

  beforeAll(async () => {
    place = await openWorkplace();
    projectId = (await place.ada.ask<{ id: string }>('POST', '/projects', { title: 'Dashboards' })).id;
    noteId = (
      await place.ada.ask<{ id: string }>('POST', `/projects/${projectId}/notes`, {
        title: 'Interview 4',
        markdown: MARKDOWN,
      })
    ).id;
    page = await place.sitDown(place.ada);
    await page.goto(`${place.origin}/data/${noteId}`);
    await text().getByText('I never trust').waitFor();
  }, 180_000);
  afterAll(async () => {
    expect(place?.complaints).toEqual([]);
    await place?.close();
  }, 60_000);

  it('assigns a speaker and a time to a line, and changes both', async () => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await text().getByText('I never trust').click();
    await page.keyboard.press('End');
    // An empty line ends the speaker's turn.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('So I ask a colleague.');
    await page.getByRole('button', { name: /Paragraph style/ }).click();
    await page.getByRole('menuitem', { name: 'Speaker turn' }).click();
    await page.getByRole('button', { name: 'Add speaker' }).click();
    const form = page.getByRole('dialog', { name: 'Speaker' });
    await form.getByLabel('Time').fill('1:05');
    await form.locator('input').first().fill('Grace');
    expect(await violations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Save' }).click();
    await text().getByRole('button', { name: 'Grace' }).waitFor();
    await text().getByRole('button', { name: '1:05' }).click();
    await form.locator('input').first().fill('Ada');
    await form.getByRole('button', { name: 'Only this turn' }).click();
    await eventually(() => text().getByRole('button', { name: 'Ada' }).count(), 2);
    await text().getByRole('button', { name: 'Ada' }).first().click();
    await form.locator('input').first().fill('Ada Lima');
    await form.getByRole('button', { name: 'Rename everywhere' }).click();
    await eventually(() => text().getByRole('button', { name: 'Ada Lima' }).count(), 2);
    await page.getByText('Saved', { exact: true }).waitFor();
    await eventually(async () => (await content()).includes('"start":65000'), true);
    await page.getByRole('button', { name: 'Done' }).click();
  }, 60_000);

  it('jumps to the end of a long interview with one key, and types there', async () => {
    const turns = Array.from({ length: 120 }, (_, at) => `**Ada** (${at}:21): In week ${at} I asked a colleague.`);
    const { id } = await place.ada.ask<{ id: string }>('POST', `/projects/${projectId}/notes`, {
      title: 'Interview 5',
      markdown: turns.join('\n\n'),
    });
    await page.goto(`${place.origin}/data/${id}`);
    await text().getByText('In week 0 I').waitFor();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.locator('.text[role=textbox]:focus').waitFor();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' That was all.');
    await eventually(
      async () => (await place.ada.ask<{ text: string }>('GET', `/notes/${id}/content`)).text.split('\n').at(-1),
      'Ada (119:21): In week 119 I asked a colleague. That was all.',
    );
    await eventually(
      () =>
        text()
          .getByText('That was all.')
          .evaluate((words) => words.getBoundingClientRect().bottom < innerHeight),
      true,
    );
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await page.goto(`${place.origin}/data/${noteId}`);
    await text().getByText('I never trust').waitFor();
  }, 60_000);

  it('inserts a quote into an insight from its source, and undoes it', async () => {
    const insightId = (
      await place.ada.ask<{ id: string }>('POST', `/projects/${projectId}/insights`, { title: 'Nobody trusts numbers' })
    ).id;
    const evidence = async () =>
      (
        await place.ada.ask<{ items: { highlight: { text: string } }[] }>('GET', `/insights/${insightId}/evidence`)
      ).items.map(({ highlight }) => highlight.text);
    await select(page, 'never trust');
    await page.keyboard.press('i');
    await page.getByRole('combobox', { name: 'Insight' }).fill('nobody');
    await page.getByRole('option', { name: 'Nobody trusts numbers' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await eventually(evidence, ['never trust']);
    await page.getByText('Added to “Nobody trusts numbers”').waitFor();
    await page.keyboard.press('Control+z');
    await eventually(evidence, []);
    await page.keyboard.press('Control+z');
    await eventually(
      async () => (await place.ada.ask<{ items: object[] }>('GET', `/notes/${noteId}/highlights`)).items.length,
      0,
    );
  }, 60_000);

  it('sees a notice when a link leads to a deleted highlight', async () => {
    const { id } = await place.ada.ask<{ id: string }>('POST', `/notes/${noteId}/highlights`, {
      quote: 'the first number',
    });
    await place.ada.ask('DELETE', `/highlights/${id}`);
    // Navigates away first: a new fragment alone would keep the page open, with the highlight in its cache.
    await page.goto('about:blank');
    await page.goto(`${place.origin}/data/${noteId}#highlight-${id}`);
    await page.getByText('This highlight is gone').waitFor();
  }, 60_000);
});
