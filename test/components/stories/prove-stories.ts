import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../support/chromium.ts';
import { LONG } from '../../support/effort.ts';
import type { ServedFolder } from '../../support/serve-folder.ts';
import { colorViolations, violations } from '../axe.ts';
import { type StoryEntry, builtStories, serve, show, watchStory } from './storybook.ts';

/** Files that share the stories, so that both workers show some. */
const SHARDS = 4;
const EXPECTED_ERROR = /error boundary|The summary could not be made/i;
/** Page-level rules; the end-to-end tests check them on whole pages. */
const OF_WHOLE_PAGES = ['region', 'page-has-heading-one', 'landmark-one-main', 'document-title'];

/** Stories of one shard. The stories of a component stay together, and its first one is marked. */
function storiesOf(shard: number): (StoryEntry & { readonly first: boolean })[] {
  const components = [...Map.groupBy(builtStories(), ({ title }) => title).values()];
  return components
    .filter((_, index) => index % SHARDS === shard - 1)
    .flatMap((stories) => stories.map((story, index) => ({ ...story, first: index === 0 })));
}

/** Declares a test for each story of a shard, from 1. */
export function proveStories(shard: number): void {
  let browser: Browser;
  let server: ServedFolder;
  let page: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    [browser, server] = await Promise.all([launchChromium(), serve()]);
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
  });

  it.each(storiesOf(shard).map((story) => [`${story.title} / ${story.name}`, story] as const))(
    '%s renders, passes its play function and has no axe violations',
    async (_, { id, first }) => {
      errors.length = 0;
      expect(await show(page, server.address, id)).toBeNull();
      expect(errors.filter((error) => !EXPECTED_ERROR.test(error))).toEqual([]);
      if (first || LONG) expect(await violations(page, OF_WHOLE_PAGES)).toEqual([]);
      await page.evaluate(inTheme, 'dark');
      expect(await colorViolations(page)).toEqual([]);
      await page.evaluate(inTheme, 'light');
    },
  );
}

/** Runs in the page. */
function inTheme(theme: string): void {
  document.documentElement.setAttribute('data-mantine-color-scheme', theme);
}
