export type { InsightStore } from './insight-store.ts';
