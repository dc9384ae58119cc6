import type { Page } from 'playwright-core';
import { type Newcomer, colleagueAt } from '../support/newcomer.ts';
import { until } from '../support/waiting.ts';
import { type Workplace, openWorkplace } from './workplace.ts';

const SAID = [
  'I just grabbed the collector config from another team',
  'Nobody reads what a span is before they see one',
] as const;
const INTERVIEW = `**Adriel** (2:05): ${SAID[0]} and changed the endpoint.\n\n**Eli** (3:10): ${SAID[1]}.`;
const LONG =
  'Interview with the platform team about why the first migration was rolled back twice and what they would do differently today';

describe('clicks in a real browser', () => {
  let at: Workplace;
  let ada: Newcomer;
  let vic: Newcomer;
  let page: Page;
  let projectId: string;
  let noteId: string;
  let insightId: string;

  const opened = (who: Newcomer): Promise<Page> => at.sitDown(who, { baseURL: at.origin });
  const titles = async (path: string) =>
    (await ada.ask<{ items: { title: string }[] }>('GET', path)).items.map(({ title }) => title);
  const evidence = async () =>
    (await ada.ask<{ items: unknown[] }>('GET', `/insights/${insightId}/evidence`)).items.length;
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });

  beforeAll(async () => {
    at = await openWorkplace();
    ({ ada } = at);
    vic = await colleagueAt(at.product.url, at.dataFolder, ada, 'vic', 'VIEWER');
    const make = async (path: string, body: object) => (await ada.ask<{ id: string }>('POST', path, body)).id;
    projectId = await make('/projects', { title: 'Getting started with a title that is rather long for a bar' });
    noteId = await make(`/projects/${projectId}/notes`, { title: LONG, markdown: INTERVIEW });
    const [first] = [
      await make(`/notes/${noteId}/highlights`, { quote: SAID[0] }),
      await make(`/notes/${noteId}/highlights`, { quote: SAID[1] }),
    ];
    insightId = await make(`/projects/${projectId}/insights`, {
      title: 'The first hour',
      markdown: 'They copy before they read.',
      evidence: [first],
    });
    await ada.ask('PUT', `/insights/${insightId}/publication`);
    page = await opened(ada);
  }, 120_000);
  afterAll(() => at?.close(), 60_000);

  it('open the source of a highlight in a read-only insight, and change nothing', async () => {
    await page.goto(`/insights/${insightId}`);
    const list = page.getByRole('list', { name: 'Highlights', exact: true });
    await list.getByRole('link', { name: new RegExp(SAID[1]) }).dblclick();
    await page.getByRole('complementary', { name: LONG }).getByText(SAID[0]).first().waitFor();
    expect(new URL(page.url()).search).toContain(noteId);
    await page.keyboard.press('Escape');
    await page.getByRole('complementary', { name: LONG }).waitFor({ state: 'detached' });
    await button('Edit').waitFor();
    expect(await list.getByRole('button', { name: /Insert/ }).count()).toBe(0);
    expect(await evidence()).toBe(1);
  });

  it('insert in edit mode, show a draft notice, and keep the published version until it is updated', async () => {
    const reader = await opened(vic);
    await reader.goto(`/insights/${insightId}`);
    await reader.getByText('They copy before they read.').waitFor();
    await button('Edit').click();
    await button(/^Insert “Nobody reads/).click();
    await page.getByText('Highlight inserted as evidence').waitFor();
    await until(async () => (await evidence()) === 2);
    await button('Update').waitFor();
    await page.getByText('Unpublished changes').waitFor();
    await reader.reload();
    await reader.getByText(SAID[0]).waitFor();
    expect(await reader.getByText(SAID[1]).count()).toBe(0);
    await button('Update').click();
    await page.getByText('Updated the published insight').waitFor();
    await reader.getByText(SAID[1]).waitFor();
    await button('Done').click();
    await reader.context().close();
  });

  it('create once on a double click: note, insight, link, group, folder, project', async () => {
    for (const [name, path] of [
      ['New note', 'notes'],
      ['New insight', 'insights'],
    ] as const) {
      await page.goto(`/projects/${projectId}`);
      const before = (await titles(`/projects/${projectId}/${path}`)).length;
      await button(name).dblclick();
      await page.waitForURL(/\/(data|insights)\//);
      expect((await titles(`/projects/${projectId}/${path}`)).length).toBe(before + 1);
    }
    await page.goto(`/insights/${insightId}`);
    await button('Share').click();
    await button('Create a link').dblclick();
    await page.getByRole('textbox', { name: 'Address of the link' }).waitFor();
    expect(
      (await ada.ask<{ items: unknown[] }>('GET', `/share-links?objectType=insight&objectId=${insightId}`)).items,
    ).toHaveLength(1);
    await page.goto('/settings/groups');
    await page.getByLabel('New group').fill('Research');
    await button('Create group').dblclick();
    await page.locator('#main').getByText('Research', { exact: true }).first().waitFor();
    expect((await ada.ask<{ items: unknown[] }>('GET', '/groups')).items).toHaveLength(1);
    await page.goto('/projects/new');
    await page.getByLabel('Title').fill('Made once');
    await button('Create project').dblclick();
    await page.getByRole('heading', { level: 1, name: 'Made once' }).waitFor();
    expect((await titles('/projects')).filter((title) => title === 'Made once')).toHaveLength(1);
  });

  it('reach every button: nothing in the bar overlaps at any width, and titles are shown in full', async () => {
    for (const [width, path] of [
      [1440, `/projects/${projectId}?peek=note:${noteId}`],
      [1440, `/insights/${insightId}?peek=note:${noteId}`],
      [720, `/data/${noteId}`],
      [390, `/data/${noteId}`],
      [390, `/projects/${projectId}`],
      [1440, `/data/${noteId}`],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page
        .getByRole('heading', { name: /Interview with|Getting started|The first hour/ })
        .first()
        .waitFor();
      await button('Share').last().waitFor();
      expect([width, path, await page.evaluate(collisions)]).toEqual([width, path, []]);
      expect(await page.evaluate(cutTitles)).toEqual([]);
    }
  });

  it('open a prefetched note at once, without a skeleton', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/projects/${projectId}`);
    const row = page.getByRole('link', { name: LONG }).first();
    // The page requests the saved state as soon as it has the live text, which loads after screen and metadata.
    const live = page
      .waitForEvent('websocket')
      .then((socket) => socket.waitForEvent('framesent', ({ payload }) => payload.includes('settle')));
    await row.hover();
    await live;
    await page.evaluate(() => {
      const seen: string[] = Object.assign(window, { skeletons: [] }).skeletons;
      const look = () => {
        for (const { textContent } of document.querySelectorAll('[data-peek] [role=status]'))
          if (/^Loading the (?:note|text)/.test(textContent ?? '')) seen.push(textContent!);
        requestAnimationFrame(look);
      };
      look();
    });
    await row.click();
    await page.getByRole('complementary', { name: LONG }).getByText(SAID[0]).first().waitFor();
    expect(await page.evaluate(() => (window as unknown as { skeletons: string[] }).skeletons)).toEqual([]);
  });

  it('close one layer at a time with Escape', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/projects/${projectId}?peek=note:${noteId}`);
    const peek = page.getByRole('complementary', { name: LONG });
    await peek.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share by link' });
    await dialog.getByRole('button', { name: 'Create a link' }).click();
    await dialog.getByRole('textbox', { name: 'Address of the link' }).focus();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Commands and search' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Commands and search' }).waitFor({ state: 'detached' });
    expect(await dialog.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await peek.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await peek.waitFor({ state: 'detached' });
  });
});

/** Pairs of overlapping elements in a bar, and elements that overflow it. */
function collisions(): string[] {
  const found: string[] = [];
  for (const bar of document.querySelectorAll('header:not(main header), [data-peek] > div:first-child')) {
    const parts = [...bar.querySelectorAll('button, a, [title]')].filter(
      (part) =>
        part.getClientRects().length > 0 &&
        ![...bar.querySelectorAll('button, a')].some((other) => other !== part && other.contains(part)) &&
        !part.querySelector('button, a'),
    );
    const clipped = (part: Element) => {
      let { left, right } = part.getBoundingClientRect();
      for (let around = part.parentElement; around && around !== bar.parentElement; around = around.parentElement) {
        if (getComputedStyle(around).overflowX === 'visible') continue;
        const box = around.getBoundingClientRect();
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      }
      return { left, right, name: part.getAttribute('aria-label') ?? part.textContent };
    };
    const spans = parts
      .map(clipped)
      .filter(({ left, right }) => right - left > 1)
      .sort((one, other) => one.left - other.left);
    const box = bar.getBoundingClientRect();
    for (const [at, span] of spans.entries()) {
      const next = spans[at + 1];
      if (next && next.left < span.right - 1) found.push(`${span.name} / ${next.name}`);
      if (span.right > box.right + 1 || span.left < box.left - 1) found.push(`${span.name} leaves the bar`);
    }
  }
  return found;
}

function cutTitles(): string[] {
  return [...document.querySelectorAll('main h1 [dir=auto], [data-peek] h2 [dir=auto]')]
    .filter((title) => title.scrollWidth > title.clientWidth + 1 && getComputedStyle(title).whiteSpace === 'nowrap')
    .map((title) => title.textContent ?? '');
}
