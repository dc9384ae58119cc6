import type { Page } from 'playwright-core';
import { type Workplace, openWorkplace } from './workplace.ts';

/** Twice the connections that browsers allow to one host over HTTP/1.1. */
const MANY = 12;
const LIST = '/projects/all-projects';

describe('many tabs', () => {
  let at: Workplace;

  const create = (title: string) => at.ada.ask('POST', '/projects', { title });
  const shows = (page: Page, title: string) => page.locator('main').getByText(title, { exact: true }).first().waitFor();
  const open = async (page: Page) => {
    await page.goto(at.origin + LIST, { waitUntil: 'commit' });
    await shows(page, 'Already there');
  };
  /** Leaves a page and goes back to it. Whether it came from the cache, which not every build of Chromium has. */
  const leaveAndReturn = async (page: Page, meanwhile: () => Promise<unknown>): Promise<boolean> => {
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { restored: persisted })),
    );
    await page.goto(`${at.origin}/health`);
    await meanwhile();
    await page.goBack({ waitUntil: 'commit' });
    return page.evaluate(() => (globalThis as { restored?: boolean }).restored ?? false);
  };

  beforeAll(async () => {
    at = await openWorkplace();
    await create('Already there');
  }, 120_000);
  afterAll(async () => {
    await at.close();
    expect(at.complaints).toEqual([]);
  }, 60_000);

  it('load, and all show a change, also after the first of them were closed', async () => {
    const first = await at.sitDown(at.ada);
    const tabs = [first, ...(await Promise.all(Array.from({ length: MANY - 1 }, () => first.context().newPage())))];
    for (const page of tabs) await open(page);
    await create('For all tabs');
    for (const page of tabs) await shows(page, 'For all tabs');
    for (const page of tabs.splice(0, 3)) await page.close();
    await create('For those left');
    for (const page of tabs) await shows(page, 'For those left');
    await first.context().close();
  }, 120_000);

  it('and as many loads in one tab leave no connection behind', async () => {
    const page = await at.sitDown(at.ada);
    for (let load = 1; load < MANY; load += 1) await page.goto(`${at.origin}${LIST}?load=${load}`);
    await open(page);
    await create('After many loads');
    await shows(page, 'After many loads');
    await page.context().close();
  }, 120_000);

  it('show what changed while a page was left, also when it comes from the back/forward cache', async () => {
    const page = await at.sitDown(at.ada);
    await page.goto(`${at.origin}/ping`);
    const hasCache = await leaveAndReturn(page, async () => undefined);
    await open(page);
    expect(await leaveAndReturn(page, () => create('Meanwhile'))).toBe(hasCache);
    await shows(page, 'Meanwhile');
    const happens = (type: string) =>
      page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
    await happens('pagehide');
    await create('While it was away');
    await happens('pageshow');
    await shows(page, 'While it was away');
    await page.context().close();
  }, 60_000);
});
