export type { SavedFilterStore } from './saved-filter-store.ts';
export type { SavedFilterReader } from './saved-filter-reader.ts';
