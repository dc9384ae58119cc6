export type { SavedFilterStore } from './saved-filter-store.ts';
