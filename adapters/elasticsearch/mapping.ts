import type { estypes } from '@elastic/elasticsearch';

/** Counted up with each change of the mapping or of {@link ./source.ts}: an index of another version is not read, and a new one is filled. */
export const MAPPING_VERSION = 2;

/** Our own text analysis makes the words; the engine only separates them. */
const words = { type: 'text', analyzer: 'whitespace' } as const satisfies estypes.MappingProperty;
const keyword = { type: 'keyword' } as const;

/** Documents are not kept in the engine (`_source`): it answers ids, and PostgreSQL has the rest. */
export const INDEX: Pick<estypes.IndicesCreateRequest, 'mappings' | 'settings'> = {
  settings: {
    number_of_shards: 1,
    auto_expand_replicas: '0-1',
    refresh_interval: '1s',
    // Pages are cut by PostgreSQL, after 1000 results at the latest and some that it leaves out.
    max_result_window: 10_000,
  },
  mappings: {
    dynamic: 'strict',
    _source: { enabled: false },
    _meta: { version: MAPPING_VERSION },
    _routing: { required: true },
    properties: {
      team: keyword,
      type: keyword,
      scope: keyword,
      id: keyword,
      // The note of a highlight, the group of a tag, the channel of a theme or data point.
      parent: keyword,
      // ISO 8601 in UTC, which has the order of time.
      created: keyword,
      // The folded title and its folded words: for filters.
      name: keyword,
      nameWords: { ...words, index_options: 'positions' as const, norms: false },
      digest: { ...keyword, index: false },
      // Every form of every word, those of the title four times: for matching and ranking.
      words: { ...words, index_options: 'freqs' as const },
      // The same of the title alone.
      titleWords: { ...words, index_options: 'freqs' as const, norms: false },
      titlePhrases: { ...words, index_options: 'positions' as const, norms: false },
      // The written form of every word, one at each place: for phrases.
      phrases: { ...words, index_options: 'positions' as const, norms: false },
    },
  },
};
