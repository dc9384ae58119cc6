import type { Page } from 'playwright-core';
import { violations } from '../components/axe.ts';
import { keyboardOnly } from './keyboard-only.ts';
import { type Workplace, openWorkplace } from './workplace.ts';

const TEXT = 'Prices went up. Nobody told us. We heard it from a friend. Then we left.';

describe('filters', () => {
  let at: Workplace;
  let page: Page;
  let projectId: string;

  const make = async (path: string, body: object) => (await at.ada.ask<{ id: string }>('POST', path, body)).id;
  const rows = () => page.getByRole('main').getByRole('checkbox', { name: /^Select “/ });
  const faultless = async () => expect(await violations(page)).toEqual([]);

  beforeAll(async () => {
    at = await openWorkplace();
    projectId = await make('/projects', { title: 'Why people leave' });
    const noteId = await make(`/projects/${projectId}/notes`, { title: 'Interview 4', markdown: TEXT });
    const boardId = await make(`/projects/${projectId}/tag-boards`, { title: 'Themes' });
    const groupId = await make(`/tag-boards/${boardId}/groups`, { title: 'Doubts', color: 'teal' });
    const tagId = await make(`/tag-groups/${groupId}/tags`, { title: 'Price' });
    for (const [words, tagged] of [
      ['Prices went up.', true],
      ['Nobody told us.', true],
      ['Then we left.', false],
    ] as const) {
      await make(`/notes/${noteId}/highlights`, { quote: words, tagIds: tagged ? [tagId] : [] });
    }
    page = await at.sitDown(at.ada);
  }, 180_000);
  afterAll(() => at?.close());

  it('find highlights by tag, age and use without a mouse, one step of the history each', async () => {
    const { tabTo, press } = keyboardOnly(page);
    const add = async (field: string) => {
      await tabTo(page.getByRole('button', { name: 'Filter', exact: true }));
      await press('Enter');
      await page.getByRole('combobox', { name: 'Field' }).and(page.locator(':focus')).waitFor();
      await faultless();
      await page.keyboard.type(field);
      await press('Enter');
    };
    await page.goto(`${at.origin}/projects/${projectId}/highlights`);
    await rows().nth(2).waitFor();
    await add('Tags');
    await page.getByRole('option', { name: /Price/ }).waitFor();
    await page.keyboard.type('pri');
    await press('Enter');
    await rows().nth(2).waitFor({ state: 'detached' });
    await faultless();
    await press('Escape');
    await page.getByRole('button', { name: 'Tags has any of Price' }).waitFor();
    await add('Created');
    await tabTo(page.getByRole('combobox', { name: 'Condition' }));
    await page.getByRole('combobox', { name: 'Condition' }).selectOption('is after');
    await page.getByRole('combobox', { name: 'Date' }).selectOption('3 months ago');
    await press('Escape');
    await page.getByRole('button', { name: 'Created is after 3 months ago' }).waitFor();
    await tabTo(page.getByRole('button', { name: 'Not in an insight' }));
    await press('Enter');
    await page.getByRole('button', { name: 'Insights is empty' }).waitFor();
    await page.getByText('2 highlights', { exact: true }).waitFor();
    await faultless();
    await page.goBack();
    await page.getByRole('button', { name: 'Insights is empty' }).waitFor({ state: 'detached' });
    await page.goForward();
    await page.getByRole('button', { name: 'Insights is empty' }).waitFor();
  }, 120_000);

  it('are saved by name, applied after a reload, deleted and restored', async () => {
    const menu = (name: string) => page.getByRole('button', { name, exact: true });
    await menu('Saved filters').click();
    await page.getByRole('menuitem', { name: 'Save filter…' }).click();
    await faultless();
    await page.getByLabel('Name').fill('Prices not used yet');
    await page.keyboard.press('Enter');
    await menu('Prices not used yet').waitFor();
    await page.reload();
    await page.getByText('2 highlights', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.getByText('3 highlights', { exact: true }).waitFor();
    await menu('Saved filters').click();
    await page.getByRole('menuitemradio', { name: 'Prices not used yet' }).click();
    await page.getByText('2 highlights', { exact: true }).waitFor();
    await menu('Prices not used yet').click();
    await page.getByRole('menuitem', { name: 'Delete “Prices not used yet”' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await menu('Prices not used yet').waitFor();
    await faultless();
  }, 60_000);

  it('show nothing instead of everything if the link was cut off', async () => {
    await page.goto(`${at.origin}/projects/${projectId}/highlights?filter=Tags.HasAnyOf._uAB`);
    await page.getByText('The filter in this link can’t be read').waitFor();
    expect(await rows().count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Export CSV' }).count()).toBe(0);
    await faultless();
    await page.getByRole('button', { name: 'Clear the filter' }).click();
    await rows().nth(2).waitFor();
    expect(at.complaints).toEqual([]);
  }, 60_000);
});
