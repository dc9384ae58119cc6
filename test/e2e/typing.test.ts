import type { Page } from 'playwright-core';
import { colleagueAt } from '../support/newcomer.ts';
import type { Ground } from './creation.ts';
import { CREATIONS } from './creations.ts';
import { type Workplace, eventually, openWorkplace } from './workplace.ts';

/** A fast typist. */
const PER_LETTER = { delay: 30 };

const VIEW = {
  sort: null,
  group: null,
  filter: { combinator: 'and', fieldForms: [] },
  columns: [],
  fieldVisibility: [],
};

describe('a member who types on', () => {
  let at: Workplace;
  let page: Page;
  let ground: Ground;
  const ask = <Answer>(method: string, path: string, body?: unknown) => at.ada.ask<Answer>(method, path, body);
  const make = async (path: string, body: object) => (await ask<{ id: string }>('POST', path, body)).id;
  const goto = (path: string) => page.goto(`${at.origin}${path}`);
  const type = (words: string) => page.keyboard.type(words, PER_LETTER);
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const focused = () =>
    page.evaluate(() => (document.activeElement === document.body ? 'nothing' : document.activeElement?.tagName));
  const typedInto = () => page.evaluate(() => (document.activeElement as HTMLInputElement).value);
  const titles = async (path: string) =>
    (await ask<{ items: { title: string }[] }>('GET', path)).items.map(({ title }) => title);

  beforeAll(async () => {
    at = await openWorkplace();
    const projectId = await make('/projects', { title: 'Typing' });
    const [emptyId, boardId, noteId, canvasId, dashboardId] = await Promise.all([
      make('/projects', { title: 'Empty' }),
      make(`/projects/${projectId}/tag-boards`, { title: 'Themes' }),
      make(`/projects/${projectId}/notes`, {
        title: 'Interview',
        markdown: 'I never trust the first number. So I ask a colleague who knows.',
      }),
      make(`/projects/${projectId}/canvases`, { title: 'Map' }),
      make('/dashboards', { title: 'Figures' }),
    ]);
    await make(`/tag-boards/${boardId}/groups`, { title: 'Time' });
    ground = { projectId, emptyId, noteId, canvasId, dashboardId };
    page = await at.sitDown(at.ada);
  }, 180_000);
  afterAll(() => at?.close(), 60_000);

  it.each(CREATIONS.map((creation) => [creation.makes, creation] as const))(
    'names a new %s from the first letter',
    async (_, creation) => {
      const names = [creation.name, ...(creation.next === undefined ? [] : [creation.next])];
      await goto(creation.path(ground));
      await creation.press(page);
      for (const name of names) {
        await type(name);
        await press(...(creation.then ?? []));
      }
      const read = creation.read;
      if (read)
        await eventually(async () => {
          const saved = JSON.stringify(await ask('GET', read(ground)));
          return names.filter((name) => !saved.includes(JSON.stringify(name)));
        }, []);
      else await eventually(typedInto, creation.name);
      await eventually(async () => (await focused()) === 'nothing', false);
    },
    60_000,
  );

  it('asks for the title of an insight before it is published', async () => {
    const insightId = await make(`/projects/${ground.projectId}/insights`, {});
    await goto(`/insights/${insightId}`);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await type('Great insight');
    await press('Enter');
    await eventually(async () => {
      const { title, publishedAt } = await ask<{ title: string; publishedAt: string | null }>(
        'GET',
        `/insights/${insightId}`,
      );
      return [title, publishedAt !== null];
    }, ['Great insight', true]);
  }, 60_000);

  it('keeps the focus in the table after a cell', async () => {
    await make(`/projects/${ground.projectId}/fields`, { objectType: 'NOTE', label: 'Region', type: 'TEXT' });
    await goto(`/projects/${ground.projectId}/v/notes`);
    await page.getByText('Table', { exact: true }).click();
    const heads = page.getByRole('columnheader');
    await heads.filter({ hasText: 'Region' }).waitFor();
    const steps = (await heads.allTextContents()).findIndex((head) => head.includes('Region')) - 1;
    await page.getByRole('gridcell').nth(1).click();
    await press(...Array.from({ length: steps }, () => 'ArrowRight'), 'Enter');
    await eventually(typedInto, '');
    await type('great north');
    await press('Enter');
    await page.getByRole('gridcell', { name: 'great north' }).waitFor();
    await eventually(
      () =>
        page.evaluate(
          () => document.activeElement?.closest('[role=grid]') !== null && document.activeElement?.tagName !== 'INPUT',
        ),
      true,
    );
  }, 60_000);

  it('undoes and redoes in the project that is shown, and says what was changed elsewhere', async () => {
    const [one, other] = await Promise.all([
      make('/projects', { title: 'Here' }),
      make('/projects', { title: 'There' }),
    ]);
    const boards = () => titles(`/projects/${one}/tag-boards`);
    const view = await ask<{ id: string }>('POST', `/projects/${one}/views`, {
      objectType: 'NOTE',
      title: 'Old name',
      layout: 'TABLE',
      viewData: VIEW,
    });
    const viewTitle = async () => (await ask<{ title: string }>('GET', `/views/${view.id}`)).title;
    await ask('PATCH', `/views/${view.id}`, { title: 'New name' });
    await make(`/projects/${one}/tag-boards`, { title: 'Themes' });

    await goto(`/projects/${other}/tags`);
    await page.getByRole('button', { name: 'Create tag board' }).waitFor();
    await press('Control+z');
    await page.getByText('Nothing to undo on this page').waitFor();
    await page.getByText(/in “Here”/).waitFor();
    expect(await viewTitle()).toBe('New name');
    await page.getByRole('button', { name: 'Undo it there' }).click();
    await eventually(viewTitle, 'Old name');

    await goto(`/projects/${one}/tags`);
    await page.getByRole('button', { name: 'New board' }).click();
    await type('Needs');
    await press('Enter');
    await eventually(boards, ['Themes', 'Needs']);
    await press('Control+z');
    await eventually(boards, ['Themes']);
    await press('Control+Shift+z');
    await eventually(boards, ['Themes', 'Needs']);
    expect(at.complaints).toEqual([]);
  }, 60_000);

  it('takes back a contact that was just created, unless it was filled since', async () => {
    const names = async () =>
      (await ask<{ items: { name: string }[] }>('GET', '/people')).items.map(({ name }) => name).sort();
    const before = await names();
    const create = async () => {
      await page.getByRole('button', { name: 'Create contact' }).first().click();
      await eventually(focused, 'INPUT');
    };
    await goto('/contacts');
    await create();
    await press('Escape');
    await press('Escape');
    await press('Control+z');
    await page.getByText('Undone: Created a contact').waitFor();
    expect(await names()).toEqual(before);
    await press('Control+Shift+z');
    await eventually(names, ['', ...before]);

    await create();
    await type('Ada');
    await press('Enter');
    await eventually(names, ['', 'Ada', ...before].sort());
    await press('Escape');
    await press('Control+z');
    await eventually(names, ['', '', ...before]);
    expect(at.complaints).toEqual([]);
  }, 60_000);

  it('is refused a redo of what another member changed meanwhile', async () => {
    const ben = await colleagueAt(at.product.url, at.dataFolder, at.ada, 'ben', 'CONTRIBUTOR');
    const projectId = await make('/projects', { title: 'Shared' });
    const boardId = await make(`/projects/${projectId}/tag-boards`, { title: 'Themes' });
    const rename = (who: typeof at.ada, title: string) => who.ask('PATCH', `/tag-boards/${boardId}`, { title });
    const boards = () => titles(`/projects/${projectId}/tag-boards`);
    await rename(at.ada, 'Needs');

    await goto(`/projects/${projectId}/tags`);
    await page.getByText('Needs').first().waitFor();
    await press('Control+z');
    await eventually(boards, ['Themes']);
    await press('Control+Shift+z');
    await page.getByText(/^Redone: /).waitFor();
    await eventually(boards, ['Needs']);

    await press('Control+z');
    await eventually(boards, ['Themes']);
    await rename(ben, 'Wishes');
    await page.getByText('Wishes').first().waitFor();
    await press('Control+Shift+z');
    await page.getByText(/^Could not redo: /).waitFor();
    await page.getByText('The board “Wishes” was changed again since then: undo that first.').waitFor();
    expect(await boards()).toEqual(['Wishes']);
    expect(at.complaints).toEqual([]);
  }, 60_000);
});
