export type { InsightReader } from './insight-reader.ts';
export { insertInsight } from './insert-insight.ts';
export type { InsightStore } from './insight-store.ts';
