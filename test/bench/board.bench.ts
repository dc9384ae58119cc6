import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { serveFolder } from '../support/serve-folder.ts';
import { launchChromium } from '../support/chromium.ts';
import { builtPage } from './built-page.ts';
import { mainThreadFrames } from './main-thread-frames.ts';
import type { Row } from './row.ts';
import { step } from './step.ts';

const TAGS = 5_000;
const GROUPS = 50;
const ROUNDS = 2;
const MOVES = 240;
const LIMIT_MS = 120_000;
const VIEWPORT = { width: 1440, height: 900 };

type Which = 'openBoard' | 'openBare';

const p95 = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)]!;

/** Work of the main thread per frame while a card is dragged over a board of many tags, against as many bare boxes. */
export async function measure(): Promise<Row[]> {
  const folder = builtPage('board-page');
  const [server, browser] = await step('Starting Chromium', () => Promise.all([serveFolder(folder), launchChromium()]));
  const taken: Record<Which, number[]> = { openBoard: [], openBare: [] };
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const which of ['openBare', 'openBoard'] as const)
        taken[which].push(
          ...(await step(
            `Dragging, ${which}, round ${round + 1}`,
            () => framesOf(browser, server.address, which),
            LIMIT_MS,
          )),
        );
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const [board, bare] = [p95(taken.openBoard), p95(taken.openBare)];
  const what = `board with ${TAGS.toLocaleString('en')} tags in ${GROUPS} groups, dragging, main thread per frame, p95`;
  const note = `${taken.openBoard.length} frames; bare page ${bare.toFixed(2)} ms`;
  return [
    { what, against: '', measured: board, unit: 'ms', atMost: 8, note },
    { what, against: 'a bare page with as many boxes', measured: board / bare, unit: '×', atMost: 1.5 },
  ];
}

async function framesOf(browser: Browser, address: string, which: Which): Promise<number[]> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.goto(`${address}/index.html`);
  await page.evaluate(
    ([name, groups, tags]) =>
      (globalThis as unknown as Record<Which, (a: number, b: number) => void>)[name](groups, tags),
    [which, GROUPS, TAGS] as const,
  );
  await page.locator('[data-card="t0-3"]').waitFor();
  const { frames } = await mainThreadFrames(browser, page, () => drag(page));
  await page.close();
  return frames;
}

/** Drags a card over the columns in sight and back. */
async function drag(page: Page): Promise<void> {
  const from = (await page.locator('[data-card="t0-3"]').boundingBox())!;
  await page.mouse.move(from.x + 60, from.y + 12);
  await page.mouse.down();
  for (let at = 0; at < MOVES; at += 1) {
    const turn = (at / MOVES) * 2 * Math.PI;
    await page.mouse.move(VIEWPORT.width / 2 - 500 * Math.cos(turn), VIEWPORT.height / 2 + 300 * Math.sin(turn * 3));
  }
  await page.mouse.up();
}
