export { hasEnough } from './create-summary.ts';
export { digestsOf, type SourcePorts, sourcesOf } from './sources-of.ts';
export type { SummarySource } from './summary-reader.ts';
export { summaryTask } from './summary-task.ts';
