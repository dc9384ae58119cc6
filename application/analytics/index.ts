export { recordView } from './record-view.ts';
export type { ViewStore } from './view-store.ts';
