import type { Locator, Page } from 'playwright-core';
import { type Workplace, openWorkplace } from './workplace.ts';

/** Role and exact name of what is clicked, as assistive technology has them. */
type Click = readonly ['link' | 'button' | 'menuitem' | 'radio', string];

interface Task {
  readonly from: string;
  readonly clicks: readonly [Click] | readonly [Click, Click];
  readonly arrived: (page: Page) => Locator;
}

/** Tasks of newcomers, each with the clicks that a newcomer would try first. */
const TASKS: Readonly<Record<string, Task>> = {
  'chart tags by role': {
    from: '/projects/:project',
    clicks: [
      ['link', 'Charts'],
      ['radio', 'Crosstab'],
    ],
    arrived: (page) => page.getByRole('table', { name: 'Highlights by tag and Role' }),
  },
  'import files into the data': {
    from: '/projects/:project/v/notes',
    clicks: [['button', 'Import']],
    arrived: (page) => page.getByRole('dialog', { name: /^Import into/ }),
  },
  'open the affinity map': {
    from: '/projects/:project',
    clicks: [
      ['link', 'Canvas'],
      ['link', 'Affinity map'],
    ],
    arrived: (page) => page.getByRole('heading', { level: 1, name: 'Affinity map' }),
  },
  'find my last interview': {
    from: '/home',
    clicks: [
      ['link', 'Inbox'],
      ['link', 'Interview 4'],
    ],
    arrived: (page) => page.getByText('They call before they read.'),
  },
  'see what the agent wrote': {
    from: '/home',
    clicks: [
      ['link', 'Ask'],
      ['link', 'Docs'],
    ],
    arrived: (page) => page.getByRole('heading', { level: 1, name: 'Docs' }),
  },
  'invite a viewer': {
    from: '/home',
    clicks: [
      ['button', "ada's research"],
      ['menuitem', 'Invite people'],
    ],
    arrived: (page) => page.getByRole('heading', { level: 2, name: 'Invite people' }),
  },
};

describe('first clicks', () => {
  let at: Workplace;
  let page: Page;
  let projectId: string;

  const make = async (path: string, body: object) => (await at.ada.ask<{ id: string }>('POST', path, body)).id;

  beforeAll(async () => {
    at = await openWorkplace();
    projectId = await make('/projects', { title: 'Why people leave' });
    const noteId = await make(`/projects/${projectId}/notes`, {
      title: 'Interview 4',
      markdown: 'They call before they read.',
    });
    const board = await make(`/projects/${projectId}/tag-boards`, { title: 'Themes' });
    const group = await make(`/tag-boards/${board}/groups`, { title: 'Trust' });
    const tagId = await make(`/tag-groups/${group}/tags`, { title: 'Calls first' });
    await make(`/notes/${noteId}/highlights`, { quote: 'They call before they read.', tagIds: [tagId] });
    await make(`/projects/${projectId}/fields`, {
      label: 'Role',
      type: 'SELECT',
      objectType: 'NOTE',
      settings: { options: [{ label: 'Nurse' }], max: 1 },
    });
    await make(`/projects/${projectId}/views`, {
      title: 'Affinity map',
      objectType: 'HIGHLIGHT',
      layout: 'CANVAS',
      viewData: {
        filter: { combinator: 'and', fieldForms: [] },
        sort: null,
        group: null,
        columns: [],
        fieldVisibility: [],
      },
    });
    page = await at.sitDown(at.ada);
    await page.goto(`${at.origin}/data/${noteId}`);
    await page.getByText('They call before they read.').first().waitFor();
  }, 180_000);
  afterAll(() => at?.close());

  it.each(Object.entries(TASKS))('%s', async (_task, { from, clicks, arrived }) => {
    await page.goto(at.origin + from.replace(':project', projectId));
    for (const [nth, [role, name]] of clicks.entries()) {
      const wanted = page.getByRole(role, { name, exact: role !== 'button' && nth === 0 });
      await wanted.first().waitFor({ state: 'attached' });
      // Another control of the same name would be a second place to look.
      if (nth === 0) expect(await wanted.count()).toBe(1);
      await (role === 'radio' ? page.getByText(name, { exact: true }) : wanted).first().click();
    }
    await arrived(page).first().waitFor();
  });

  it('caused no page error', () => expect(at.complaints).toEqual([]));
});
