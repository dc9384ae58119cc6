import type { Page } from 'playwright-core';
import { violations } from '../components/axe.ts';
import { select } from './select-words.ts';
import { type Workplace, eventually, openWorkplace } from './workplace.ts';

const MARKDOWN = [
  '**Ada** (0:21): I never trust the first number. Somebody always changed the filter before the meeting.',
  '**Grace** (0:42): So I ask a colleague who knows, and I write it down in my own table.',
  'A note of the researcher.',
].join('\n\n');

describe('reader of an interview', () => {
  let at: Workplace;
  let noteId: string;
  let page: Page;

  const text = () => page.locator('.text');
  const marks = async () =>
    (
      await at.ada.ask<{ items: { text: string; lost: boolean; tags: { title: string }[] }[] }>(
        'GET',
        `/notes/${noteId}/highlights`,
      )
    ).items.map(({ text: words, lost, tags }) => [words, lost, ...tags.map(({ title }) => title)]);
  const caret = () => page.evaluate(() => [getSelection()?.anchorNode?.textContent, getSelection()?.anchorOffset]);
  const kept = async (words: string) =>
    (await at.ada.ask<{ text: string }>('GET', `/notes/${noteId}/content`)).text.includes(words);

  beforeAll(async () => {
    at = await openWorkplace();
    const project = await at.ada.ask<{ id: string }>('POST', '/projects', { title: 'Dashboards' });
    noteId = (
      await at.ada.ask<{ id: string }>('POST', `/projects/${project.id}/notes`, {
        title: 'Interview 4',
        markdown: MARKDOWN,
      })
    ).id;
    page = await at.sitDown(at.ada);
    await page.goto(`${at.origin}/data/${noteId}`);
    await text().getByText('I never trust').waitFor();
  }, 180_000);
  afterAll(() => at?.close(), 60_000);

  it('sees speakers and times, without axe violations', async () => {
    await page.getByRole('button', { name: 'Grace' }).first().waitFor();
    await page.getByText('0:42').waitFor();
    expect(await violations(page)).toEqual([]);
  }, 60_000);

  it('highlights with h and tags with t, by keyboard only', async () => {
    await select(page, 'I never trust the first number');
    await page.keyboard.press('h');
    await eventually(marks, [['I never trust the first number', false]]);
    await select(page, 'ask a colleague');
    await page.keyboard.press('t');
    await page.keyboard.type('Asks others');
    await page.keyboard.press('Enter');
    await eventually(marks, [
      ['I never trust the first number', false],
      ['ask a colleague', false, 'Asks others'],
    ]);
    await page.locator('.text mark', { hasText: 'ask a colleague' }).waitFor();
    await page.keyboard.press('Escape');
  }, 60_000);

  it('applies a recent tag by number, also to highlighted text', async () => {
    await select(page, 'the first number');
    await page.keyboard.press('t');
    await page.getByRole('option', { name: /^Asks others.*1$/ }).waitFor();
    await page.keyboard.press('1');
    await eventually(marks, [
      ['I never trust the first number', false],
      ['the first number', false, 'Asks others'],
      ['ask a colleague', false, 'Asks others'],
    ]);
    await page.keyboard.press('Escape');
  }, 60_000);

  it('walks highlights with j, removes one, and undoes it', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Highlight' }).waitFor();
    expect(await violations(page)).toEqual([]);
    const before = await marks();
    await page.getByRole('button', { name: 'Remove highlight' }).click();
    await eventually(async () => (await marks()).length, 2);
    await page.getByText('Removed a highlight', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await eventually(marks, before);
  }, 60_000);

  it('undoes a removal from before a reload', async () => {
    const before = await marks();
    const [first] = (await at.ada.ask<{ items: { id: string }[] }>('GET', `/notes/${noteId}/highlights`)).items;
    await at.ada.ask('DELETE', `/highlights/${first!.id}`);
    await page.reload();
    await text().getByText('I never trust the first number').waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText('Undone: Deleted a highlight', { exact: true }).waitFor();
    await eventually(marks, before);
  }, 60_000);

  it('writes, sees that it is saved, and finds a highlight lost whose text was deleted', async () => {
    await page.keyboard.press('e');
    await text().getByText('A note of the researcher.').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' And one more thought.');
    await page.getByText('Saved', { exact: true }).waitFor();
    await eventually(() => kept('And one more thought.'), true);
    await select(page, 'ask a colleague');
    await page.keyboard.press('Backspace');
    await page.getByRole('region', { name: 'Lost highlights' }).getByText('ask a colleague').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }, 60_000);

  it('moves the lost highlight to other text', async () => {
    await page.getByRole('button', { name: 'Attach to other words' }).click();
    await select(page, 'write it down');
    await page.getByRole('button', { name: 'Attach here' }).click();
    await eventually(async () => (await marks()).at(-1), ['write it down', false, 'Asks others']);
  }, 60_000);

  it('moves highlighted text by cut and paste and by dragging, and keeps its highlights', async () => {
    const moved = async (): Promise<unknown> => [
      (await at.ada.ask<{ text: string }>('GET', `/notes/${noteId}/content`)).text.split('\n').at(-1),
      (await marks()).find(([words]) => words === 'write it down'),
    ];
    await page.keyboard.press('e');
    await select(page, 'write it down');
    await page.keyboard.press('Control+x');
    await page.getByRole('region', { name: 'Lost highlights' }).getByText('write it down').waitFor();
    await text().getByText('A note of the researcher.').click();
    // A remote change must not move the caret back.
    await eventually(async () => {
      await page.keyboard.press('End');
      return caret();
    }, ['A note of the researcher. And one more thought.', 47]);
    await page.keyboard.press('Control+v');
    await page.locator('.text mark', { hasText: 'write it down' }).waitFor();
    await eventually(moved, [
      'A note of the researcher. And one more thought.write it down',
      ['write it down', false, 'Asks others'],
    ]);
    await select(page, 'write it down');
    const [from, to] = [
      (await page.locator('.text mark', { hasText: 'write it down' }).boundingBox())!,
      (await text().getByText('A note of the researcher.').boundingBox())!,
    ];
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + 40, to.y + to.height / 2, { steps: 8 });
    await page.mouse.move(to.x, to.y + to.height / 2);
    await page.mouse.up();
    await eventually(moved, [
      'write it downA note of the researcher. And one more thought.',
      ['write it down', false, 'Asks others'],
    ]);
    await page.keyboard.press('Escape');
  }, 60_000);

  it("sees another member's highlight live, and opens a highlight by its link", async () => {
    const other = await at.sitDown(at.ada);
    await other.goto(`${at.origin}/data/${noteId}`);
    await other.locator('.text').getByText('changed the filter').waitFor();
    const { id } = await at.ada.ask<{ id: string }>('POST', `/notes/${noteId}/highlights`, {
      quote: 'changed the filter',
    });
    for (const each of [page, other]) await each.locator('.text mark', { hasText: 'changed the filter' }).waitFor();
    await other.goto(`${at.origin}/view/${noteId}#highlight-${id}`);
    await other.locator('[aria-current]', { hasText: 'changed the filter' }).waitFor();
    expect(new URL(other.url()).pathname).toBe(`/data/${noteId}`);
    await other.context().close();
    expect(at.complaints).toEqual([]);
  }, 60_000);

  it('opens a note by any valid hash, and ignores unknown parts', async () => {
    const found = () => page.locator('.hl-found').allTextContents();
    const follow = async (hash: string) => {
      await page.goto('about:blank');
      await page.goto(`${at.origin}/data/${noteId}#${hash}`);
      await text().getByText('I never trust').waitFor();
    };
    await follow('q=my+own+table');
    await eventually(found, ['my own table']);
    await follow('search=the');
    await eventually(async () => (await found()).length > 2, true);
    await follow('search=zeppelin');
    await page.getByText('No match in this note').waitFor();
    await follow('command=zoom');
    await page.getByText('Zoom is not connected').waitFor();
    await page.getByRole('button', { name: 'Import files' }).click();
    await page.getByRole('dialog', { name: /Import/ }).waitFor();
    await follow('comment-0198c5a2&file=none&page=3&ns=team&collection=k&tour=welcome&new=1');
    expect(await found()).toEqual([]);
    expect(at.complaints).toEqual([]);
  }, 60_000);
});
