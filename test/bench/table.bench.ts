import { rmSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { serveFolder } from '../support/serve-folder.ts';
import { launchChromium } from '../support/chromium.ts';
import { builtPage } from './built-page.ts';
import { mainThreadFrames } from './main-thread-frames.ts';
import type { Row } from './row.ts';
import { step } from './step.ts';

const ROWS = 100_000;
const FRAMES = 600;
/** Two rows a frame: as fast as a wheel is turned. */
const PIXELS = 80;
const ROUNDS = 2;
const LIMIT_MS = 120_000;

type Which = 'table' | 'bare';
interface Page {
  open: (which: Which, count: number) => void;
  scroll: (frames: number, pixels: number) => Promise<number>;
}

const p95 = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)]!;

/** Work of the main thread per frame while a long table is scrolled, and a bare virtual list, alternating. */
export async function measure(): Promise<Row[]> {
  const folder = builtPage('table-page');
  const [server, browser] = await step('Starting Chromium', () => Promise.all([serveFolder(folder), launchChromium()]));
  const taken: Record<Which, number[]> = { table: [], bare: [] };
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const which of ['bare', 'table'] as const)
        taken[which].push(
          ...(await step(
            `Scrolling, ${which}, round ${round + 1}`,
            () => framesOf(browser, server.address, which),
            LIMIT_MS,
          )),
        );
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const [table, bare] = [p95(taken.table), p95(taken.bare)];
  const what = `main thread per frame, p95, while a table of ${ROWS.toLocaleString('en')} rows is scrolled`;
  const note = `${taken.table.length} frames, two rows of six columns each; a bare list ${bare.toFixed(2)} ms`;
  return [
    { what, against: '', measured: table, unit: 'ms', atMost: 8, note },
    { what, against: 'a bare virtual list with plain text', measured: table / bare, unit: '×', atMost: 1.5 },
  ];
}

async function framesOf(browser: Browser, address: string, which: Which): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${address}/index.html`);
  await page.evaluate(([shown, count]) => (globalThis as unknown as Page).open(shown, count), [which, ROWS] as const);
  await page.locator('[data-index="5"]').waitFor();
  const { frames, result: top } = await mainThreadFrames(browser, page, () =>
    page.evaluate(([count, pixels]) => (globalThis as unknown as Page).scroll(count, pixels), [
      FRAMES,
      PIXELS,
    ] as const),
  );
  await page.close();
  if (top < (FRAMES * PIXELS) / 40 - 50) throw new Error(`Only ${top} rows were scrolled`);
  return frames;
}
