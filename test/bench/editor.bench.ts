import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { serve } from '../components/storybook.ts';
import { launchChromium } from '../support/chromium.ts';
import { builtPage } from './built-page.ts';
import { longNote } from './editor-page/long-note.ts';
import type { Row } from './row.ts';
import { step } from './step.ts';

const CHARACTERS = 100_000;
const HIGHLIGHTS = 500;
const KEYSTROKES = 60;
const ROUNDS = 5;

/** Opens the built page. A page error fails the step at once. */
async function opened(browser: Browser, address: string): Promise<{ page: Page; failed: Promise<never> }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const failed = new Promise<never>((_resolve, reject) => {
    page.once('pageerror', (error) => reject(new Error(`The page failed: ${error.message}`)));
  });
  failed.catch(() => undefined);
  await page.goto(`${address}/index.html`);
  return { page, failed };
}

interface Measured {
  ready: number;
  keys: number[];
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
const p95 = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)]!;

/** Compares a long note in Chromium with plain tiptap and Yjs, alternating between them. */
export async function measure(): Promise<Row[]> {
  const { content, ids } = longNote(CHARACTERS, HIGHLIGHTS);
  const folder = builtPage('editor-page');
  const [server, browser] = await step('Starting Chromium', () => Promise.all([serve(folder), launchChromium()]));
  const taken: Record<'bare' | 'ours', Measured[]> = { bare: [], ours: [] };
  try {
    const update = await step('Preparing the document', async () => {
      const { page, failed } = await opened(browser, server.address);
      const made = await Promise.race([
        failed,
        page.evaluate(
          (note) => (globalThis as unknown as { prepare: (note: unknown) => number[] }).prepare(note),
          content as unknown,
        ),
      ]);
      await page.close();
      return made;
    });
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const which of ['bare', 'ours'] as const) {
        await step(
          `Opening and typing in ${which === 'bare' ? 'bare tiptap' : 'the editor'}, round ${round + 1}`,
          async () => {
            const { page, failed } = await opened(browser, server.address);
            taken[which].push(
              await Promise.race([
                failed,
                page.evaluate(
                  ([name, bytes, marks, count]) =>
                    (globalThis as unknown as { measure: (...args: unknown[]) => Promise<Measured> }).measure(
                      name,
                      bytes,
                      marks,
                      count,
                    ),
                  [which, update, ids, KEYSTROKES] as const,
                ),
              ]),
            );
            await page.close();
          },
        );
      }
    }
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const ready = (which: 'bare' | 'ours') => median(taken[which].map((one) => one.ready));
  const keys = (which: 'bare' | 'ours') => p95(taken[which].flatMap((one) => one.keys));
  return [
    {
      what: `note of ${CHARACTERS.toLocaleString('en')} characters and ${HIGHLIGHTS} highlights, until painted`,
      against: 'bare tiptap + Yjs',
      measured: ready('ours') / ready('bare'),
      unit: '×',
      atMost: 1.5,
      note: `${ready('ours').toFixed(0)} ms against ${ready('bare').toFixed(0)} ms, median of ${ROUNDS}`,
    },
    {
      what: 'a keystroke in it, p95',
      against: '',
      measured: keys('ours'),
      unit: 'ms',
      atMost: 16,
      note: `edit, styles and layout; bare ${keys('bare').toFixed(1)} ms`,
    },
  ];
}
