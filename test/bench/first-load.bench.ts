import { BUDGET_BYTES, firstLoad } from '../../web/scripts/budget.ts';
import { launchChromium } from '../support/chromium.ts';
import type { Row } from './row.ts';
import { withStarted } from './started.ts';
import { step } from './step.ts';

const LOADS = 9;
/** Milliseconds. Nothing larger is painted later on these screens, because their lists have loaded. */
const SETTLED_MS = 1_500;

const median = (values: number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]!;

/**
 * Largest contentful paint of a project page with an empty cache, and the JavaScript loaded before it (W3C, Largest
 * Contentful Paint).
 */
export const measure = (): Promise<Row[]> =>
  withStarted(async ({ product, newcomer }) => {
    const { id: projectId } = await newcomer.ask<{ id: string }>('POST', '/projects', { title: 'Getting started' });
    for (let note = 1; note <= 20; note += 1)
      await newcomer.ask('POST', `/projects/${projectId}/notes`, {
        title: `Interview ${note}`,
        markdown: '**Adriel** (2:05): I just grabbed the collector config from another team.',
      });
    const { hostname, port } = new URL(product.url);
    const host = `${newcomer.subdomain}.${hostname}`;
    const [name, value] = newcomer.session.split(/=(.*)/s) as [string, string];
    const browser = await launchChromium();
    const paints: number[] = [];
    try {
      for (let load = 0; load < LOADS; load += 1) {
        await step(`Loading the project, time ${load + 1}`, async () => {
          const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
          await context.addCookies([{ name, value, domain: host, path: '/' }]);
          const page = await context.newPage();
          await page.goto(`http://${host}:${port}/projects/${projectId}`);
          await page.getByText('Interview 20').waitFor();
          await page.waitForTimeout(SETTLED_MS);
          paints.push(
            await page.evaluate(
              () =>
                new Promise<number>((resolve) => {
                  const scope = globalThis as unknown as {
                    PerformanceObserver: new (seen: (list: { getEntries(): { startTime: number }[] }) => void) => {
                      observe(what: object): void;
                    };
                  };
                  new scope.PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
                    type: 'largest-contentful-paint',
                    buffered: true,
                  });
                }),
            ),
          );
          await context.close();
        });
      }
    } finally {
      await browser.close();
    }
    const bytes = firstLoad().reduce((sum, file) => sum + file.bytes, 0);
    return [
      {
        what: "first load: JavaScript, gzip, before the route's own chunk",
        against: '',
        measured: bytes / 1000,
        unit: 'kB',
        atMost: BUDGET_BYTES / 1000,
      },
      {
        what: 'largest contentful paint of a project with an empty cache',
        against: '',
        measured: median(paints) / 1000,
        unit: 's',
        atMost: 1,
        note: `median of ${LOADS}, slowest ${(Math.max(...paints) / 1000).toFixed(2)} s`,
      },
    ];
  });
