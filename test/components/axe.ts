import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run: (
    context: object,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
}

/** Runs axe and formats its violations. `apart` names rules to skip. */
export const violations = (page: Page, apart: readonly string[] = []): Promise<string[]> =>
  found(page, { rules: Object.fromEntries(apart.map((rule) => [rule, { enabled: false }])) });

/** Runs only the rules about colors, for a page that was checked in another theme. */
export const colorViolations = (page: Page): Promise<string[]> =>
  found(page, {
    runOnly: { type: 'tag', values: ['cat.color'] },
    // A tag also selects the stricter rule, which is off by default.
    rules: { 'color-contrast-enhanced': { enabled: false } },
  });

async function found(page: Page, options: object): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(
    async (chosen) => {
      const checker = (globalThis as unknown as { axe: Axe }).axe;
      const result = await checker.run({ exclude: ['.sb-wrapper'] }, chosen);
      return result.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
      );
    },
    { ...options, resultTypes: ['violations'] },
  );
}
