import type { Page } from 'playwright-core';
import { violations } from '../components/axe.ts';
import { type Workplace, eventually, openWorkplace } from './workplace.ts';
import { until } from '../support/waiting.ts';

/** Typed filters, their chips, tabs with counts, and the address. */
describe('search with typed filters', () => {
  let at: Workplace;
  let page: Page;
  const field = () => page.getByRole('searchbox', { name: 'Search' });
  const tab = (name: string) => page.getByRole('navigation', { name: 'Filter by type' }).getByRole('link', { name });
  const make = async (path: string, body: object): Promise<string> =>
    (await at.ada.ask<{ id: string }>('POST', path, body)).id;

  beforeAll(async () => {
    at = await openWorkplace();
    const projectId = await make('/projects', { title: 'Airships' });
    const tagged = await make(`/projects/${projectId}/notes`, {
      title: 'First flight',
      markdown: 'A zeppelin at dawn.',
    });
    await make(`/projects/${projectId}/notes`, { title: 'Second flight', markdown: 'Another zeppelin at noon.' });
    const boardId = await make(`/projects/${projectId}/tag-boards`, { title: 'Board' });
    const groupId = await make(`/tag-boards/${boardId}/groups`, { title: 'Group' });
    const tagId = await make(`/tag-groups/${groupId}/tags`, { title: 'Early morning' });
    const highlightId = await make(`/notes/${tagged}/highlights`, { quote: 'zeppelin at dawn' });
    await at.ada.ask('POST', `/highlights/${highlightId}/tags`, { tagIds: [tagId] });
    await make('/people', { name: 'Zeppelin Graf', details: { Email: 'graf@example.org' } });
    await eventually(async () => (await at.ada.ask<{ total: number }>('GET', '/search?query=zeppelin')).total, 4);
    await eventually(
      async () => (await at.ada.ask<{ total: number }>('GET', '/search?query=early&types=TAG')).total,
      1,
    );
    page = await at.sitDown(at.ada);
    await page.goto(`${at.origin}/search-next`);
  }, 180_000);
  afterAll(() => at.close(), 60_000);

  it('completes the name of a tag by keyboard, and finds only what has the tag', async () => {
    await field().pressSequentially('zeppelin tag:ear');
    await page.getByRole('option', { name: 'Early morning', selected: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL(/#q=zeppelin\+tag%3A%22Early\+morning%22\+$/);
    await tab('Everything 2').waitFor();
    await tab('Notes 1').waitFor();
    await tab('Contacts 0').waitFor();
    expect(await page.getByRole('link', { name: /Second flight/ }).count()).toBe(0);
  });

  it('keeps filters and tab through a reload', async () => {
    await tab('Highlights 1').click();
    await page.waitForURL(/tab=highlights/);
    await page.reload();
    await tab('Highlights 1').waitFor();
    await page
      .getByRole('list', { name: 'Highlights' })
      .getByRole('link', { name: /at dawn/ })
      .waitFor();
    expect(await field().inputValue()).toBe('zeppelin tag:"Early morning" ');
    expect(await violations(page)).toEqual([]);
  });

  it('finds more again when a chip is removed', async () => {
    await page.getByRole('button', { name: 'Remove “Tag: Early morning”' }).click();
    await page.waitForURL(/#q=zeppelin\+$/);
    // The field follows the address one render later.
    await until(async () => (await field().inputValue()) === 'zeppelin ');
    await tab('Everything 4').click();
    await tab('Contacts 1').waitFor();
    await page.getByRole('link', { name: /Second flight/ }).waitFor();
  });

  it('says why a filter that names nothing visible finds nothing', async () => {
    await field().fill('zeppelin tag:secret ');
    await page.getByText('No tag is named “secret”, or you don’t have access to it.').waitFor();
    await page.getByRole('alert').getByText('A filter cannot be used').waitFor();
    expect(await page.locator('[data-row]').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    expect(at.complaints).toEqual([]);
  });
});
