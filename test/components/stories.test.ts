import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../support/chromium.ts';
import { colorViolations, violations } from './axe.ts';
import { buildStorybook, serve, show, watchStory } from './storybook.ts';

const EXPECTED_ERROR = /error boundary|The summary could not be made/i;
const { folder, stories, remove } = buildStorybook();

/** Page-level rules; the end-to-end tests check them on whole pages. */
const OF_WHOLE_PAGES = ['region', 'page-has-heading-one', 'landmark-one-main', 'document-title'];

let browser: Browser;
let server: Awaited<ReturnType<typeof serve>>;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  [browser, server] = await Promise.all([launchChromium(), serve(folder)]);
  page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await page.addInitScript(watchStory);
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  remove();
});

describe('every story', () => {
  it.each(stories.map(({ id, title, name }) => [`${title} / ${name}`, id] as const))(
    '%s renders, passes its play function and has no axe violations in either theme',
    async (_story, id) => {
      errors.length = 0;
      expect(await show(page, server.address, id)).toBeNull();
      expect(errors.filter((error) => !EXPECTED_ERROR.test(error))).toEqual([]);
      expect(await violations(page, OF_WHOLE_PAGES)).toEqual([]);
      await page.evaluate(inTheme, 'dark');
      expect(await colorViolations(page)).toEqual([]);
      await page.evaluate(inTheme, 'light');
    },
  );
});

/** Runs in the page. */
function inTheme(theme: string): void {
  document.documentElement.setAttribute('data-mantine-color-scheme', theme);
}
