import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { serveFolder } from '../support/serve-folder.ts';
import { launchChromium } from '../support/chromium.ts';
import { builtPage } from './built-page.ts';
import { longNote } from './editor-page/long-note.ts';
import { step } from './step.ts';

/** `lazy` is plain tiptap whose blocks are laid out only on screen (`content-visibility`). */
type Bare = 'bare' | 'lazy';
type Which = Bare | 'ours';

interface Wanted {
  readonly characters: number;
  readonly highlights: number;
  readonly keystrokes: number;
  readonly rounds: number;
  readonly against: Bare;
  readonly limitMs?: number;
}

interface Measured {
  readonly ready: number;
  readonly keys: number[];
  /** Bytes of the tab's JavaScript heap after a garbage collection. */
  readonly heap: number;
}

interface Figures {
  readonly ready: number;
  readonly key: number;
  readonly heap: number;
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
const p95 = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)]!;

/** Opens a long note in Chromium and types in it, alternating with plain tiptap and Yjs. */
export async function noteInBrowser(wanted: Wanted): Promise<{ ours: Figures; bare: Figures }> {
  const { content, ids } = longNote(wanted.characters, wanted.highlights);
  const folder = builtPage('editor-page');
  const [server, browser] = await step('Starting Chromium', () => Promise.all([serveFolder(folder), launchChromium()]));
  const taken: Record<'ours' | 'bare', Measured[]> = { ours: [], bare: [] };
  try {
    const update = await step(
      'Preparing the document',
      () =>
        onPage(browser, server.address, (page) =>
          page.evaluate((note) => (globalThis as unknown as Calls).prepare(note), content as unknown),
        ),
      wanted.limitMs,
    );
    for (let round = 0; round < wanted.rounds; round += 1)
      for (const side of ['bare', 'ours'] as const) {
        const which = side === 'ours' ? side : wanted.against;
        await step(
          `Opening and typing in ${side === 'bare' ? 'bare tiptap' : 'the editor'}, round ${round + 1}`,
          async () => {
            taken[side].push(
              await onPage(browser, server.address, (page) => opened(page, which, update, ids, wanted.keystrokes)),
            );
          },
          wanted.limitMs,
        );
      }
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const figures = (of: readonly Measured[]): Figures => ({
    ready: median(of.map(({ ready }) => ready)),
    key: p95(of.flatMap(({ keys }) => keys)),
    heap: median(of.map(({ heap }) => heap)),
  });
  return { ours: figures(taken.ours), bare: figures(taken.bare) };
}

/** Functions of the page. */
interface Calls {
  prepare(note: unknown): number[];
  measure(which: Which, update: number[], ids: string[], keystrokes: number): Promise<Omit<Measured, 'heap'>>;
}

async function opened(
  page: Page,
  which: Which,
  update: number[],
  ids: string[],
  keystrokes: number,
): Promise<Measured> {
  const times = await page.evaluate(
    ([name, bytes, marks, count]) => (globalThis as unknown as Calls).measure(name, bytes, marks, count),
    [which, update, ids, keystrokes] as const,
  );
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { ...times, heap: usedSize };
}

/** Opens the built page for one measurement. A page error fails the step at once. */
async function onPage<T>(browser: Browser, address: string, work: (page: Page) => Promise<T>): Promise<T> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const failed = new Promise<never>((_resolve, reject) => {
    page.once('pageerror', (error) => reject(new Error(`The page failed: ${error.message}`)));
  });
  failed.catch(() => undefined);
  try {
    await page.goto(`${address}/index.html`);
    return await Promise.race([failed, work(page)]);
  } finally {
    await page.close();
  }
}
