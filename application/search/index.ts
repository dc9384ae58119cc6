export { noteDocument } from './documents.ts';
export type { SearchIndex, SearchRef } from './search-index.ts';
export type { SearchSource } from './search-source.ts';
