import { until } from '../support/waiting.ts';
import type { Page } from 'playwright-core';
import { type Workplace, openWorkplace } from './workplace.ts';

/** Requests of the shell, and of one object by its id. The lists of all screens are held back. */
const SHELL = /\/api\/v1\/(?:me|ping|changes|session|preferences|plans?|workspaces?|members\/me)(?:[/?]|$)/;
const OBJECT = /\/api\/v1\/[a-z-]+\/[0-9a-f-]{36}(?:\?.*)?$/;
/** Words that say that something is missing. */
const MISSING = /^(?:none|no|nothing) |\byet\b/i;

describe('a screen whose lists are not answered', () => {
  let at: Workplace;
  let page: Page;
  const ids: Record<string, string> = {};
  /** The held requests of the open screen. */
  let held = 0;

  const make = async (name: string, path: string, body: object) => {
    ids[name] = ((await at.ada.ask('POST', path, body)) as { id: string }).id;
  };

  beforeAll(async () => {
    at = await openWorkplace();
    await make('project', '/projects', { title: 'Study' });
    await make('note', `/projects/${ids['project']}/notes`, { title: 'Call', markdown: 'Words.' });
    await make('insight', `/projects/${ids['project']}/insights`, { title: 'Finding' });
    await make('folder', '/folders', { title: 'Folder' });
    await make('person', '/people', { name: 'Eve' });
    page = await at.sitDown(at.ada);
    await page.route('**/api/**', (route) => {
      const url = route.request().url();
      if (SHELL.test(url) || OBJECT.test(url)) return route.continue();
      held += 1;
    });
  }, 120_000);
  afterAll(() => at.close(), 60_000);

  it.each([
    ['/home'],
    ['/recent'],
    ['/your-work'],
    ['/browse'],
    ['/projects/all-projects'],
    ['/folders/:folder'],
    ['/projects/:project'],
    ['/projects/:project/v/notes'],
    [`/projects/:project/v/notes?look=${encodeURIComponent('{"layout":"BOARD"}')}`],
    [`/projects/:project/v/notes?look=${encodeURIComponent('{"layout":"GRID"}')}`],
    [`/projects/:project/v/notes?look=${encodeURIComponent('{"layout":"LIST"}')}`],
    ['/projects/:project/v/insights'],
    ['/projects/:project/v/highlights'],
    ['/projects/:project/highlights'],
    ['/projects/:project/tags'],
    ['/projects/:project/charts'],
    ['/projects/:project/canvas'],
    ['/projects/:project/reels'],
    ['/projects/:project/files'],
    ['/projects/:project/activity'],
    ['/search#q=words'],
    ['/dashboards'],
    ['/docs'],
    ['/agents'],
    ['/automations'],
    ['/research'],
    ['/ask'],
    ['/contacts'],
    ['/people/:person'],
    ['/data/:note'],
    ['/data/:note?panel=summary'],
    ['/data/:note?panel=tags'],
    ['/data/:note?panel=fields'],
    ['/data/:note?panel=comments'],
    ['/data/:note?panel=contacts'],
    ['/insights/:insight'],
    ['/insights/:insight?panel=evidence'],
    ['/insights/:insight?panel=comments'],
    ['/notifications'],
    ['/settings/users'],
    ['/settings/groups'],
    ['/settings/webhooks'],
    ['/settings/trash'],
    ['/settings/bulk-import'],
    ['/audit-log'],
  ])('does not say that nothing is there: %s', async (screen) => {
    held = 0;
    await page.goto('about:blank');
    await page.goto(at.origin + screen.replace(/:(\w+)/g, (_, name: string) => ids[name]!), { waitUntil: 'commit' });
    // A skeleton names the list that is loaded.
    await page
      .locator('[role=status]', { hasText: /^(Loading|Opening|Searching)/ })
      .first()
      .waitFor({ state: 'attached' });
    // The page itself may have been loading until now.
    await until(async () => held > 0);
    const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim());
    const missing = lines.filter((line) => MISSING.test(line));
    // The head of an insight is part of the insight, which is answered; its panel is not.
    const ofHead = screen.startsWith('/insights/') ? missing.indexOf('No evidence yet') : -1;
    expect(missing.filter((_, at) => at !== ofHead)).toEqual([]);
  });
});
