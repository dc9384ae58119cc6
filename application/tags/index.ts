export type { TagStore } from './tag-store.ts';
