import { rmSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { serveFolder } from '../support/serve-folder.ts';
import { launchChromium } from '../support/chromium.ts';
import { builtPage } from './built-page.ts';
import { mainThreadFrames } from './main-thread-frames.ts';
import type { Row } from './row.ts';
import { step } from './step.ts';

const HOURS = 3;
const WORDS = 30_000;
/** As recordings are played by default. */
const SPEED = 1;
const SECONDS = 30;
const ROUNDS = 2;
const LIMIT_MS = 120_000;

interface Page {
  open: (words: number, durationMs: number, startMs: number, speed: number) => Promise<void>;
  play: (seconds: number, follows: boolean) => Promise<number>;
  scrolled: () => number;
}

const p95 = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)]!;

/** Work of the main thread per frame while a long transcript plays, with and without following, alternating. */
export async function measure(): Promise<Row[]> {
  const folder = builtPage('player-page');
  const [server, browser] = await step('Starting Chromium', () => Promise.all([serveFolder(folder), launchChromium()]));
  const taken: Record<'following' | 'still', number[]> = { following: [], still: [] };
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const which of ['still', 'following'] as const)
        taken[which].push(
          ...(await step(
            `Playing, ${which}, round ${round + 1}`,
            () => framesOf(browser, server.address, which === 'following'),
            LIMIT_MS,
          )),
        );
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const [following, still] = [p95(taken.following), p95(taken.still)];
  const what = `main thread per frame, p95, while a transcript of ${HOURS} hours and ${WORDS.toLocaleString('en')} timed words plays`;
  const note = `${taken.following.length} frames at speed ${SPEED}; without following ${still.toFixed(2)} ms`;
  return [
    { what, against: '', measured: following, unit: 'ms', atMost: 8, note },
    { what, against: 'the same without following', measured: following / still, unit: '×', atMost: 1.5 },
  ];
}

async function framesOf(browser: Browser, address: string, follows: boolean): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 600 } });
  await page.goto(`${address}/index.html`);
  const durationMs = HOURS * 3_600_000;
  await page.evaluate(
    ([words, length, speed]) => (globalThis as unknown as Page).open(words, length, length / 2, speed),
    [WORDS, durationMs, SPEED] as const,
  );
  const before = await page.evaluate(() => (globalThis as unknown as Page).scrolled());
  const { frames, result: passedMs } = await mainThreadFrames(browser, page, () =>
    page.evaluate(([seconds, on]) => (globalThis as unknown as Page).play(seconds, on), [SECONDS, follows] as const),
  );
  const after = await page.evaluate(() => (globalThis as unknown as Page).scrolled());
  await page.close();
  if (passedMs < SECONDS * SPEED * 800) throw new Error(`The recording played only ${passedMs} ms`);
  if (follows === (after === before)) throw new Error(`The text scrolled from ${before} to ${after}`);
  return frames;
}
