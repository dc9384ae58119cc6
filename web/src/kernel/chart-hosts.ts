import type { EmbeddedChart } from '@evident/domain/content';
import { createStore } from './store.ts';

/** Elements of texts in which charts are drawn. Texts know neither queries nor features; the shell draws. */
export const chartHosts = createStore<ReadonlyMap<HTMLElement, EmbeddedChart>>(new Map());

/** Asks the shell to draw a chart in an element. Returns a function that removes it. */
export function hostChart(element: HTMLElement, chart: EmbeddedChart): () => void {
  chartHosts.change((hosts) => new Map([...hosts, [element, chart]]));
  return () => chartHosts.change((hosts) => new Map([...hosts].filter(([host]) => host !== element)));
}

/** Called with the chart that a member chooses for a text; null while no choice is open. */
export const chartWanted = createStore<((chart: EmbeddedChart) => void) | null>(null);
