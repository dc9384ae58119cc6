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
export async function violations(page: Page, apart: string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(async (without) => {
    const checker = (globalThis as unknown as { axe: Axe }).axe;
    const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
    const found = await checker.run({ exclude: ['.sb-wrapper'] }, { resultTypes: ['violations'], rules });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    );
  }, apart);
}
