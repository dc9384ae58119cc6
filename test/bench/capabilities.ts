/** Capabilities that each benchmark measures, or paths for less than one or more. */
const MEASURED: Readonly<Record<string, readonly string[]>> = {
  answers: ['conversations', 'search', 'evidence', 'embeddings'],
  audit: ['audit'],
  automation: ['domain/automation'],
  board: ['web/src/features/tags'],
  bodies: ['api/kernel'],
  'bulk-tags': ['tags', 'highlights', 'undo'],
  canvas: ['canvas', 'realtime'],
  channels: ['channels', 'themes'],
  'cluster-titles': ['clustering', 'embeddings'],
  clusters: ['clustering', 'embeddings'],
  documents: ['content', 'documents', 'highlights', 'realtime', 'yjs'],
  editor: ['web/src/features/notes'],
  evidence: ['evidence'],
  'filtered-highlights': ['filters', 'highlights', 'views'],
  filters: ['filters'],
  'first-load': ['web/src', 'web/vite.config.ts'],
  following: ['web/src/features/transcripts', 'web/src/features/notes'],
  forms: ['imports', 'importers'],
  graphql: ['graphql', 'adapters/postgres/pages-of-parents.ts', 'api/kernel'],
  highlights: ['anchors', 'highlights', 'content', 'yjs'],
  hls: ['media', 'ffmpeg'],
  import: ['imports', 'importers', 'search'],
  languages: ['search', 'text', 'embeddings', 'domain/kernel', 'test/fixtures/languages', 'test/fixtures/word-forms'],
  'large-project': ['notes', 'highlights', 'tags', 'adapters/postgres/reads.ts', 'api/kernel'],
  'longest-note': ['web/src/features/notes'],
  neighbors: [
    'imports',
    'suggestions',
    'people',
    'tags',
    'files',
    'search',
    'text-workers',
    'jobs',
    'adapters/threads',
    'adapters/postgres/outbox-relay.ts',
  ],
  plans: ['plans', 'api/kernel/bus.ts', 'application/kernel'],
  'read-note': ['notes', 'adapters/postgres/reads.ts', 'api/kernel'],
  search: ['search', 'text', 'elasticsearch'],
  sentiment: ['domain/suggestions', 'adapters/text-workers/sentiment.ts', 'test/bench/reviews.ts'],
  start: [
    'sample',
    'embedded-postgres',
    'jobs',
    'migrations',
    'package-lock.json',
    'scripts/build-server.mjs',
    'scripts/start.mjs',
  ],
  summaries: ['summaries', 'embeddings'],
  support: ['evidence', 'test/fixtures/evidence-pairs'],
  table: ['web/src/features/views'],
  themes: ['themes', 'embeddings'],
  topics: ['domain/themes', 'domain/suggestions', 'embeddings'],
  typists: ['realtime', 'yjs'],
  upload: ['uploads', 'files'],
  webhooks: ['webhooks', 'outbound', 'adapters/postgres/outbox-relay.ts'],
};

const RINGS = ['domain', 'application', 'adapters', 'adapters/postgres', 'api', 'web/src/features', 'web/src/data'];
const NO_PRODUCT = ['*.test.ts', '*.test.tsx', '*.stories.tsx'].map((name) => `:(exclude)${name}`);

export const measuredBenches = (): readonly string[] => Object.keys(MEASURED);

/** Returns the paths that a benchmark measures, for git. */
export function pathsOf(bench: string): readonly string[] {
  const named = (MEASURED[bench] ?? []).flatMap((name) =>
    /[/.]|^migrations$/.test(name) ? [name] : RINGS.map((ring) => `${ring}/${name}`),
  );
  return [`test/bench/${bench}.bench.ts`, ...named, ...NO_PRODUCT];
}
