import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from '../support/chromium.ts';
import { colorViolations, violations } from './axe.ts';
import { serveBuiltApp, type FakeServer } from './built-app.ts';

const TIMEOUT_MS = 20_000;

let browser: Browser;
let server: FakeServer;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [browser, server] = await Promise.all([launchChromium(), serveBuiltApp()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function begin(
  path: string,
  { waitUntil, ...options }: BrowserContextOptions & { waitUntil?: 'commit' } = {},
): Promise<void> {
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, ...options });
  page.setDefaultTimeout(TIMEOUT_MS);
  complaints = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(server.address + path, { waitUntil });
}

async function open(path: string, options: BrowserContextOptions = {}): Promise<void> {
  await begin(path, options);
  await there();
}

/** Waits for the loaded screen, not its skeleton. */
async function there(): Promise<void> {
  await page.locator('h1', { hasNotText: 'Opening' }).waitFor();
  await page.waitForFunction(
    () =>
      ![...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent?.startsWith('Loading ')),
  );
}

beforeEach(() => {
  Object.assign(server.is, { up: true, signedIn: true, missing: null, filled: true, body: null });
});
afterEach(() => page.close());

describe('every page of the shell', () => {
  /** Addresses in the sidebar. */
  const places = async (): Promise<string[]> => {
    const links = await page.getByRole('navigation', { name: 'Workspace' }).getByRole('link').all();
    return Promise.all(links.map(async (link) => (await link.getAttribute('href'))!));
  };

  it('is shown under the strictest content policy, with a title', async () => {
    await open('/home');
    const all = await places();
    expect(all).toContain('/home');
    for (const place of all) {
      await page.goto(`${server.address}${place}`);
      await there();
      expect(await page.title()).toMatch(/^.+ · Evident$/);
    }
    expect(complaints).toEqual([]);
  }, 120_000);

  // The journey through all screens checks them with content.
  it('has no axe violations without content, at any width, in either theme', async () => {
    server.is.filled = false;
    await open('/home', { reducedMotion: 'reduce' });
    for (const place of await places()) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1440, height: 844 });
      await page.goto(`${server.address}${place}`);
      await there();
      expect([place, await violations(page)]).toEqual([place, []]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await page.locator('html[data-mantine-color-scheme=dark]').waitFor();
      expect([place, await colorViolations(page)]).toEqual([place, []]);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 390, height: 844 });
      await there();
      expect([place, await violations(page)]).toEqual([place, []]);
    }
    await page.getByRole('button', { name: 'Open the sidebar' }).click();
    await page.getByRole('link', { name: 'Projects', exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  }, 180_000);
});

describe('shell', () => {
  it('is fully accessible by keyboard: g then a letter, the palette, the list of keys, the skip link', async () => {
    await open('/home');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('#main:focus').waitFor();
    await page.keyboard.type('gp');
    await page.waitForURL('**/projects/**');
    await page.locator('h1', { hasText: 'Projects' }).waitFor();
    await page.locator('#main:focus').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('go to home');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/home');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).getByText('Collapse or expand the sidebar').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('[');
    await page.waitForFunction(
      () => document.querySelector('nav[aria-label=Workspace]')?.getBoundingClientRect().width === 56,
    );
    expect(complaints).toEqual([]);
  });

  it('restores the theme before the first paint', async () => {
    await open('/home');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('dark theme');
    await page.keyboard.press('Enter');
    await page.locator('html[data-mantine-color-scheme=dark]').waitFor({ state: 'attached' });
    await page.route('**/assets/**', (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    await page.locator('html[data-mantine-color-scheme=dark]').waitFor({ state: 'attached' });
  });

  it.each(['/nowhere/nobody', '/projects/gr%C3', '/folders/%E0%A4%A'])(
    'shows a page with a way on for the unknown address %s',
    async (address) => {
      await open(address);
      await page.locator('h1', { hasText: 'Not found' }).waitFor();
      await page.getByRole('navigation', { name: 'Workspace' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Go to Home' }).click();
      await page.waitForURL('**/home');
    },
  );

  it("requests a project's first data once, before the app has loaded", async () => {
    const id = '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f';
    const project = `/api/v1/projects/${id}`;
    const first = [
      '/api/v1/me',
      '/api/v1/auth/environment',
      '/api/v1/folders',
      project,
      ...['notes', 'insights', 'tag-boards', 'counts'].map((of) => `${project}/${of}`),
    ];
    // The time zone of the fake preferences: all is read again after another one was kept.
    page = await browser.newPage({ viewport: { width: 1440, height: 900 }, timezoneId: 'Europe/Berlin' });
    page.setDefaultTimeout(8000);
    const asked: string[] = [];
    let comes: () => void;
    const mayCome = new Promise<void>((resolve) => {
      comes = resolve;
    });
    page.on('request', (request) => {
      asked.push(new URL(request.url()).pathname);
      if (first.every((path) => asked.includes(path))) comes();
    });
    // Loads the app only after all early requests were sent.
    await page.route('**/assets/index-*.js', async (route) => {
      await mayCome;
      await route.continue();
    });
    await page.goto(`${server.address}/projects/any-title-${id}`, { waitUntil: 'commit' });
    await page.locator('#main').getByRole('heading', { level: 2, name: 'Notes' }).waitFor();
    await there();
    expect(first.map((path) => [path, asked.filter((each) => each === path).length])).toEqual(
      first.map((path) => [path, 1]),
    );
  });

  it("waits for its page if the page's code loads first", async () => {
    let comes = (): void => {};
    server.is.body = new Promise<void>((resolve) => {
      comes = resolve;
    });
    await begin('/home', { waitUntil: 'commit' });
    const app = await page.locator('script[src*="/assets/index-"]').getAttribute('src');
    await page.evaluate(`import(${JSON.stringify(app)}).then(() => true)`);
    comes();
    await there();
    expect(complaints).toEqual([]);
  });

  it('shows in the status bar when the server goes down and comes back', async () => {
    await open('/home');
    const status = page.locator('footer [role=status]');
    await status.getByText('Connected', { exact: true }).waitFor();
    server.is.up = false;
    await status.getByText('Reconnecting…').waitFor();
    server.is.up = true;
    await status.getByText(/^(Rec|C)onnected$/).waitFor();
    await page.context().setOffline(true);
    await status.getByText('You are offline').waitFor();
  });

  it('redirects to sign-in and back afterwards', async () => {
    server.is.signedIn = false;
    await open('/home');
    await page.waitForURL('**/auth/login?**');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(`${server.address}/home`);
    await page.locator('h1').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('offers to reload if the code of a screen is missing, and keeps the shell', async () => {
    await open('/home');
    server.is.missing = /assets\/recent-/;
    await page.getByRole('link', { name: 'Inbox' }).click();
    await page.getByRole('link', { name: 'Recent', exact: true }).click();
    await page.getByRole('button', { name: 'Reload' }).waitFor();
    expect(await page.getByRole('link', { name: 'Projects', exact: true }).isVisible()).toBe(true);
  });
});
