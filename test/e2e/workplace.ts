import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from '../support/chromium.ts';
import { type Newcomer, newcomerAt } from '../support/newcomer.ts';
import { sharedProduct } from '../support/shared-product.ts';
import { pause } from '../support/waiting.ts';

const TIMEOUT_MS = 20_000;

/** Workspace of its own in the product that journeys share, and a browser for its members. */
export interface Workplace {
  readonly ada: Newcomer;
  readonly product: { readonly url: string };
  readonly dataFolder: string;
  /** Origin of the workspace. */
  readonly origin: string;
  /** Page errors and violations of the Content-Security-Policy. */
  readonly complaints: string[];
  /** Opens a page for a signed-in person in their own browser context. */
  sitDown(person: Newcomer, options?: BrowserContextOptions): Promise<Page>;
  /** Opens a page without a session. */
  visit(options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

export async function openWorkplace(): Promise<Workplace> {
  const product = sharedProduct();
  const [browser, ada] = await Promise.all([
    launchChromium(),
    newcomerAt(product.url, product.dataFolder, 'ada', `research-${harmless(randomUUID().slice(0, 8))}`),
  ]);
  const origin = product.url.replace('//localhost', `//${ada.subdomain}.localhost`);
  const complaints: string[] = [];
  const visit = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      ...options,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) complaints.push(message.text());
    });
    return page;
  };
  return {
    ada,
    product,
    origin,
    complaints,
    dataFolder: product.dataFolder,
    visit,
    async sitDown(person, options) {
      const page = await visit(options);
      const [name, ...value] = person.session.split('=');
      await page.context().addCookies([{ name: name!, value: value.join('='), url: origin }]);
      return page;
    },
    close: () => browser.close(),
  };
}

/** Letters by chance can be an offensive word, which no subdomain may hold. */
const harmless = (letters: string): string => [...letters].join('x');

/** Retries until the value matches; fails with the difference. */
export async function eventually(read: () => Promise<unknown>, wanted: unknown): Promise<void> {
  let now = await read();
  for (
    const end = Date.now() + TIMEOUT_MS;
    JSON.stringify(now) !== JSON.stringify(wanted) && Date.now() < end;
    now = await read()
  )
    await pause(100);
  expect(now).toEqual(wanted);
}
