import type { Page } from 'playwright-core';
import { type Workplace, eventually, openWorkplace } from './workplace.ts';

const SAID = [
  '**Dana** (0:04): So tell me how you started with the planner.',
  '**Tom** (0:09): We tried it in spring, and it was slow.',
  '**Dana** (0:21): And the car?',
  '**Tom** (0:24): The car was fine, but nobody answered the phone.',
];

describe('an interview that is split in two', () => {
  let at: Workplace;
  let page: Page;
  let projectId: string;
  let noteId: string;
  const highlightsOf = async (id: string) =>
    (await at.ada.ask<{ items: { text: string }[] }>('GET', `/notes/${id}/highlights`)).items.map(({ text }) => text);
  const more = () => page.getByRole('button', { name: 'More', exact: true }).last();

  beforeAll(async () => {
    at = await openWorkplace();
    page = await at.sitDown(at.ada);
    ({ id: projectId } = await at.ada.ask<{ id: string }>('POST', '/projects', { title: 'Commuters' }));
    const markdown = SAID.join('\n\n');
    const made = { title: 'Interview', markdown };
    ({ id: noteId } = await at.ada.ask<{ id: string }>('POST', `/projects/${projectId}/notes`, made));
    for (const quote of ['it was slow', 'nobody answered the phone'])
      await at.ada.ask('POST', `/notes/${noteId}/highlights`, { quote });
    await page.goto(`${at.origin}/data/${noteId}`);
  }, 120_000);
  afterAll(() => at?.close(), 60_000);

  const splitAt = async (words: string) => {
    await page.getByText(words).click();
    await page.keyboard.press('Home');
    await more().click();
    await page.getByRole('menuitem', { name: 'Split note here' }).click();
    await page.getByText('Split the note', { exact: true }).waitFor();
  };

  it('takes its highlights along, and is whole again when that is undone', async () => {
    await splitAt('And the car?');
    await eventually(() => highlightsOf(noteId), ['it was slow']);
    await page.keyboard.press('ControlOrMeta+z');
    await page.getByText('Undone: Split the note').waitFor();
    await eventually(async () => (await highlightsOf(noteId)).toSorted(), ['it was slow', 'nobody answered the phone']);
  });

  it('opens the new note from what it says', async () => {
    // The same split within a second would count as a double click.
    await splitAt('The car was fine');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('heading', { name: 'Interview (2)' }).first().waitFor();
    const { items } = await at.ada.ask<{ items: { id: string; title: string }[] }>(
      'GET',
      `/projects/${projectId}/notes`,
    );
    const second = items.find(({ title }) => title === 'Interview (2)')!;
    expect(await highlightsOf(second.id)).toEqual(['nobody answered the phone']);
    expect(at.complaints).toEqual([]);
  });
});
