import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from '../support/chromium.ts';
import { type Newcomer, newcomerAt } from '../support/newcomer.ts';
import { type Product, dataFolder, startProduct } from '../support/product.ts';
import { pause } from '../support/waiting.ts';

const TIMEOUT_MS = 20_000;

/** Running product with a workspace, and a browser for its members. */
export interface Workplace {
  readonly ada: Newcomer;
  readonly product: Product;
  readonly dataFolder: string;
  /** Origin of the workspace. */
  readonly origin: string;
  /** Page errors and violations of the Content-Security-Policy. */
  readonly complaints: string[];
  /** Opens a page for a signed-in person in their own browser context. */
  sitDown(person: Newcomer, options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

export async function openWorkplace(): Promise<Workplace> {
  const folder = dataFolder();
  const [product, browser]: [Product, Browser] = await Promise.all([
    startProduct({ EVIDENT_DATA_DIR: folder.path, EVIDENT_SAMPLE: 'off' }),
    launchChromium(),
  ]);
  const ada = await newcomerAt(product.url, folder.path);
  const origin = product.url.replace('//localhost', `//${ada.subdomain}.localhost`);
  const complaints: string[] = [];
  return {
    ada,
    product,
    origin,
    complaints,
    dataFolder: folder.path,
    async sitDown(person, options = {}) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        ...options,
      });
      const [name, ...value] = person.session.split('=');
      await context.addCookies([{ name: name!, value: value.join('='), url: origin }]);
      const page = await context.newPage();
      page.setDefaultTimeout(TIMEOUT_MS);
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (/Content Security Policy/.test(message.text())) complaints.push(message.text());
      });
      return page;
    },
    async close() {
      await browser.close();
      await product.stop();
      await folder.remove();
    },
  };
}

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
