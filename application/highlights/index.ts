export type { HighlightStore } from './highlight-store.ts';
