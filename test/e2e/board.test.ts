import type { Page } from 'playwright-core';
import { violations } from '../components/axe.ts';
import { drag } from './drag.ts';
import { inSight } from './select-words.ts';
import { type Workplace, eventually, openWorkplace } from './workplace.ts';

const SAID = ['I never trust the first number', 'changed the filter', 'ask a colleague'] as const;
const LONG = Array.from({ length: 40 }, (_, at) => `**Ada** (0:${at + 10}): And then there was number ${at}.`).join(
  '\n\n',
);
const INTERVIEW = `**Ada** (0:05): ${SAID[0]}. Somebody always ${SAID[1]} before the meeting.\n\n${LONG}\n\n**Grace** (1:42): So I ${SAID[2]} who knows.`;
interface Group {
  id: string;
  title: string;
  color: string;
  tags: { id: string; title: string; locked: boolean; highlightCount: number }[];
}

describe("member who arranges a project's tags", () => {
  let at: Workplace;
  let page: Page;
  let projectId: string;
  let noteId: string;
  const ask = <Answer>(method: string, path: string, body?: unknown) => at.ada.ask<Answer>(method, path, body);

  beforeAll(async () => {
    at = await openWorkplace();
    projectId = (await ask<{ id: string }>('POST', '/projects', { title: 'Dashboards' })).id;
    noteId = (
      await ask<{ id: string }>('POST', `/projects/${projectId}/notes`, { title: 'Interview 4', markdown: INTERVIEW })
    ).id;
    page = await at.sitDown(at.ada);
    await page.goto(`${at.origin}/projects/${projectId}/tags`);
  }, 180_000);
  afterAll(() => at.close(), 60_000);

  const groups = async (): Promise<Group[]> =>
    (await ask<{ items: { groups: Group[] }[] }>('GET', `/projects/${projectId}/tag-boards`)).items[0]?.groups ?? [];
  const kept = async () =>
    Object.fromEntries((await groups()).map(({ title, tags }) => [title, tags.map((tag) => tag.title)]));
  const shown = () =>
    page.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll('section[aria-label]:has([data-card], ul[aria-label^="Tags in"])')].map(
          (column) => [
            column.getAttribute('aria-label'),
            [...column.querySelectorAll('[data-card-focus]')].map(({ textContent }) => textContent),
          ],
        ),
      ),
    );
  const counts = async () =>
    Object.fromEntries(
      (await groups()).flatMap(({ tags }) => tags.map(({ title, highlightCount }) => [title, highlightCount])),
    );
  /** On the screen and on the server. */
  const arranged = async (wanted: Record<string, string[]>): Promise<void> => {
    await eventually(shown, wanted);
    await eventually(kept, wanted);
  };
  const faultless = async (of = page) => expect(await violations(of)).toEqual([]);
  const card = (title: string) => page.getByRole('link', { name: title, exact: true });
  const wholeCard = (title: string) => page.locator('[data-card]', { has: card(title) });
  const idOf = async (title: string): Promise<string> =>
    (await groups()).flatMap(({ tags }) => tags).find((tag) => tag.title === title)!.id;
  const undone = async (label: string) => {
    await page.keyboard.press('Control+z');
    await page.getByText(`Undone: ${label}`).last().waitFor();
  };

  it('creates a board, groups and tags in a row without the mouse', async () => {
    await page.getByText('A tag board shows what comes up again and again').waitFor();
    await faultless();
    await page.getByRole('button', { name: 'Create tag board' }).press('Enter');
    for (const [group, ...tags] of [
      ['Trust', 'Checks the number', 'Asks others', 'Own table'],
      ['Ways of working', 'Meetings', 'Filters'],
    ] as const) {
      await page.getByRole('button', { name: 'New group' }).press('Enter');
      await page.keyboard.type(group);
      await page.keyboard.press('Enter');
      await page.getByRole('region', { name: group }).getByRole('button', { name: 'Add a tag' }).press('Enter');
      for (const tag of tags) {
        await page.keyboard.type(tag);
        await page.keyboard.press('Enter');
      }
      await page.keyboard.press('Escape');
    }
    await arranged({
      Trust: ['Checks the number', 'Asks others', 'Own table'],
      'Ways of working': ['Meetings', 'Filters'],
    });
    const [trust, working] = await groups();
    expect(trust!.color).not.toBe(working!.color);
    await faultless();
    const ids = await Promise.all(['Checks the number', 'Filters', 'Asks others'].map(idOf));
    for (const [index, quote] of SAID.entries())
      await ask('POST', `/notes/${noteId}/highlights`, {
        quote,
        tagIds: index === 1 ? [ids[1], ids[2]] : [ids[index]],
      });
    await wholeCard('Asks others').getByTitle('2 highlights').waitFor();
  }, 90_000);

  it('changes the color of a group and its tags, and undoes it', async () => {
    const hueOf = async () => (await groups())[0]!.color;
    const before = await hueOf();
    await page.getByRole('button', { name: `Color of Trust: ${before}` }).click();
    await faultless();
    await page.getByRole('group', { name: 'Color of Trust' }).getByRole('button', { name: 'violet' }).click();
    await eventually(hueOf, 'violet');
    expect(await ask('GET', `/tags/${await idOf('Own table')}`)).toMatchObject({ color: 'violet' });
    await undone('Changed the color of “Trust”');
    await eventually(hueOf, before);
  }, 60_000);

  it('drags a tag between two tags of another group, and undoes it', async () => {
    await drag(page, card('Asks others'), wholeCard('Filters'), 0.1);
    await arranged({
      Trust: ['Checks the number', 'Own table'],
      'Ways of working': ['Meetings', 'Asks others', 'Filters'],
    });
    await undone('Moved “Asks others”');
    await arranged({
      Trust: ['Checks the number', 'Asks others', 'Own table'],
      'Ways of working': ['Meetings', 'Filters'],
    });
  }, 60_000);

  it('does the same with the keyboard', async () => {
    await card('Checks the number').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Alt+ArrowRight');
    await arranged({
      Trust: ['Checks the number', 'Own table'],
      'Ways of working': ['Meetings', 'Asks others', 'Filters'],
    });
    await page.keyboard.press('Alt+ArrowUp');
    await arranged({
      Trust: ['Checks the number', 'Own table'],
      'Ways of working': ['Asks others', 'Meetings', 'Filters'],
    });
    expect(await card('Asks others').evaluate((element) => element === document.activeElement)).toBe(true);
    await undone('Moved “Asks others”');
    await undone('Moved “Asks others”');
    await arranged({
      Trust: ['Checks the number', 'Asks others', 'Own table'],
      'Ways of working': ['Meetings', 'Filters'],
    });
  }, 60_000);

  it('merges two tags by drag and drop after a confirmation, and undoes it with every highlight', async () => {
    await drag(page, card('Filters'), wholeCard('Asks others'), 0.5, () =>
      page.getByText('Merge “Filters” into “Asks others”', { exact: true }).waitFor(),
    );
    await arranged({ Trust: ['Checks the number', 'Asks others', 'Own table'], 'Ways of working': ['Meetings'] });
    expect(await counts()).toMatchObject({ 'Asks others': 2 });
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await arranged({
      Trust: ['Checks the number', 'Asks others', 'Own table'],
      'Ways of working': ['Meetings', 'Filters'],
    });
    expect(await counts()).toEqual({
      'Checks the number': 1,
      'Asks others': 2,
      'Own table': 0,
      Meetings: 0,
      Filters: 1,
    });
  }, 60_000);

  it('merges with m, typing and Enter, continues at the remaining tag, and undoes it', async () => {
    await card('Filters').focus();
    await page.keyboard.press('m');
    await page.getByRole('dialog').getByText('its 1 highlight gets the other').waitFor();
    await faultless();
    await page.keyboard.type('checks');
    await page.keyboard.press('Enter');
    await arranged({ Trust: ['Checks the number', 'Asks others', 'Own table'], 'Ways of working': ['Meetings'] });
    expect(await counts()).toMatchObject({ 'Checks the number': 2 });
    await eventually(() => card('Checks the number').evaluate((element) => element === document.activeElement), true);
    await undone('Merged “Filters” into “Checks the number”');
    await arranged({
      Trust: ['Checks the number', 'Asks others', 'Own table'],
      'Ways of working': ['Meetings', 'Filters'],
    });
  }, 60_000);

  it('deletes a tag by key and a group by menu, and restores both with their highlights', async () => {
    await card('Asks others').focus();
    await page.keyboard.press('Delete');
    await arranged({ Trust: ['Checks the number', 'Own table'], 'Ways of working': ['Meetings', 'Filters'] });
    await page.getByRole('button', { name: 'More for the group Trust' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await arranged({ 'Ways of working': ['Meetings', 'Filters'] });
    await undone('Deleted the group “Trust”');
    await undone('Deleted “Asks others”');
    await arranged({
      Trust: ['Checks the number', 'Asks others', 'Own table'],
      'Ways of working': ['Meetings', 'Filters'],
    });
    expect(await counts()).toMatchObject({ 'Asks others': 2, 'Checks the number': 1 });
  }, 60_000);

  it('locks a tag, which refuses moves, merges, renames and deletion with a reason', async () => {
    await card('Own table').focus();
    await page.keyboard.press('Space');
    await page.getByRole('menuitem', { name: 'Lock' }).click();
    await wholeCard('Own table').getByRole('img', { name: 'locked' }).waitFor();
    const before = {
      Trust: ['Checks the number', 'Asks others', 'Own table'],
      'Ways of working': ['Meetings', 'Filters'],
    };
    await drag(page, card('Own table'), wholeCard('Meetings'), 0.1);
    await drag(page, card('Filters'), wholeCard('Own table'), 0.4, async () =>
      expect(await page.getByText('Merge into').count()).toBe(0),
    );
    await arranged({
      Trust: ['Checks the number', 'Asks others', 'Filters', 'Own table'],
      'Ways of working': ['Meetings'],
    });
    await undone('Moved “Filters”');
    await arranged(before);
    await card('Own table').focus();
    for (const key of ['F2', 'Delete', 'm', 'Alt+ArrowRight']) await page.keyboard.press(key);
    await page.getByText('The tag is locked: unlock it first').first().waitFor();
    await page.keyboard.press('Space');
    await page
      .getByRole('menuitem', { name: /Rename/, disabled: true })
      .getByText('The tag is locked')
      .waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await faultless();
    await page.keyboard.press('Escape');
    await arranged(before);
  }, 60_000);

  it('opens a tag with its highlights, and from there the note at the text', async () => {
    await card('Asks others').press('Enter');
    const peek = page.getByRole('complementary', { name: 'Asks others' });
    await peek.getByText('changed the filter').waitFor();
    await faultless();
    await page.goto(`${at.origin}/tags/${await idOf('Asks others')}`);
    const list = page.getByRole('list', { name: 'Highlights' });
    await list.getByText('ask a colleague').waitFor();
    expect(await list.getByRole('listitem').count()).toBe(2);
    await page.getByText('2 highlights').waitFor();
    await faultless();
    await list
      .getByRole('listitem')
      .filter({ hasText: 'ask a colleague' })
      .getByRole('link', { name: /Interview 4/ })
      .click();
    await eventually(() => inSight(page, 'ask a colleague'), true);
    await page.reload();
    await eventually(() => inSight(page, 'ask a colleague'), true);
  }, 60_000);

  // The journey through all screens checks both pages at each width, in each theme.
  it('moves a tag by touch on a phone in the dark theme, without axe violations', async () => {
    const phone = await at.sitDown(at.ada, {
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
      hasTouch: true,
      isMobile: true,
    });
    await phone.goto(`${at.origin}/projects/${projectId}/tags`);
    await phone.getByRole('button', { name: 'More for Meetings' }).tap();
    await phone.getByRole('menuitem', { name: 'Move to…' }).tap();
    await phone.getByRole('option', { name: 'Trust' }).waitFor();
    await faultless(phone);
    await phone.getByRole('option', { name: 'Trust' }).tap();
    await phone.getByText('Moved “Meetings”', { exact: true }).waitFor();
    expect((await kept())['Trust']).toContain('Meetings');
    await phone.getByRole('button', { name: 'Undo', exact: true }).tap();
    await phone.getByText('Undone: Moved “Meetings”').waitFor();
    await phone.context().close();
    expect(at.complaints).toEqual([]);
  }, 60_000);
});
