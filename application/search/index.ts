export { noteDocument } from './documents.ts';
export { EMBEDDED_AT_ONCE, type Embedder, type Embedders, EmbedderUnavailable } from './embedder.ts';
export { inContext } from './language-context.ts';
export type { SearchIndex, SearchRef } from './search-index.ts';
export type { SearchSource } from './search-source.ts';
export type { QueryMeanings } from './query-meanings.ts';
export type { QueryMeaning } from './search-reader.ts';
export type { TextAnalysis } from './text-analysis.ts';
