import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../architecture/source-files.ts';
import { type ServedFolder, serveFolder } from '../../support/serve-folder.ts';

export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  importPath: string;
}

const FOLDER = join(root, 'dist/storybook');

/** Stories of the Storybook that the setup built. */
export function builtStories(): StoryEntry[] {
  const index = JSON.parse(readFileSync(join(FOLDER, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry & { type: string }>;
  };
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}

/** Serves the built Storybook. */
export const serve = (): Promise<ServedFolder> => serveFolder(FOLDER);

interface Payload {
  storyId?: string;
  status?: string;
  message?: string;
  description?: string;
}
interface Channel {
  on: (event: string, listener: (payload: Payload) => void) => void;
  emit: (event: string, payload: object) => void;
}
interface Watched {
  storyEnd?: string | null;
  storyFailure?: string | null;
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
}

/** The first story loads all of Storybook. */
const SHOWN_WITHIN_MS = 40_000;
const loaded = new WeakSet<Page>();

/** Returns null, or why a story or its play function failed. Stories share a page, which is reloaded after a failure. */
export async function show(page: Page, address: string, id: string): Promise<string | null> {
  if (!loaded.has(page)) {
    loaded.add(page);
    await page.goto(`${address}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`, {
      waitUntil: 'commit',
    });
  } else {
    await page.evaluate((storyId) => {
      const watched = globalThis as unknown as Watched;
      Object.assign(watched, { storyEnd: undefined, storyFailure: null });
      watched.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  }
  await page.waitForFunction(() => (globalThis as unknown as Watched).storyEnd !== undefined, null, {
    timeout: SHOWN_WITHIN_MS,
  });
  const end = await page.evaluate(() => (globalThis as unknown as Watched).storyEnd ?? null);
  if (end !== null) loaded.delete(page);
  return end;
}

/** Runs in the page before other scripts and records the result of a story. */
export function watchStory(): void {
  const watched = globalThis as unknown as Watched;
  // Storybook then ends animations itself, instead of waiting for them for at least 100 ms in each story.
  const userAgent = `${navigator.userAgent} StorybookTestRunner`;
  Object.defineProperty(navigator, 'userAgent', { value: userAgent });
  let channel: Channel | undefined;
  Object.defineProperty(watched, '__STORYBOOK_ADDONS_CHANNEL__', {
    get: () => channel,
    set: (made: Channel) => {
      channel = made;
      const say = (event: string, payload: Payload) => {
        watched.storyFailure ??= `${event}: ${payload?.message ?? payload?.description ?? JSON.stringify(payload)}`;
      };
      for (const event of ['storyErrored', 'storyThrewException', 'storyMissing'])
        made.on(event, (payload) => {
          say(event, payload);
          watched.storyEnd = watched.storyFailure;
        });
      for (const event of ['playFunctionThrewException', 'unhandledErrorsWhilePlaying'])
        made.on(event, (payload) => say(event, payload));
      made.on('storyFinished', ({ status }) => {
        watched.storyEnd = watched.storyFailure ?? (status === 'error' ? 'the story failed' : null);
      });
    },
  });
}
