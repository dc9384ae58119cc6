export { hasEnough } from './create-summary.ts';
export { findHighlights } from './find-highlights.ts';
export { digestsOf, type FindHighlights, type SourcePorts, sourcesOf } from './sources-of.ts';
export type { SummarySource, SummarySources } from './summary-reader.ts';
export { summaryTask } from './summary-task.ts';
