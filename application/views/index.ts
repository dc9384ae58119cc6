export { viewChanged } from './events.ts';
export type { ViewStore } from './view-store.ts';
