import { CopySearch, CopySearchHandler } from '@evident/application/search/copy-search';
import type { EngineQuestion } from '@evident/application/search/search-engine';
import type { SearchDocument } from '@evident/application/search/search-index';
import type { SearchReader } from '@evident/application/search/search-reader';
import type { Uuid } from '@evident/domain/kernel';
import { INDEX } from '../../adapters/elasticsearch/mapping.ts';
import { keyOf, sourceOf } from '../../adapters/elasticsearch/source.ts';
import { PostgresSearchReader } from '../../adapters/postgres/unscoped/postgres-search-reader.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { openElasticSearch } from '../support/elasticsearch.ts';
import startCluster from '../support/global-setup.ts';
import stopCluster from '../support/global-teardown.ts';
import type { Row } from './row.ts';
import { UNFILTERED } from '../support/search-question.ts';

const DOCUMENTS = Number(process.env['BENCH_DOCUMENTS'] ?? 500_000);
const QUERIES = 200;
const VOCABULARY = 30_000;
const WORDS = 40;
const AT_ONCE = 4_000;
const RESULTS = 20;
const SEED = 7;
const url = process.env['ELASTICSEARCH_URL'];
if (!url) throw new Error('Set ELASTICSEARCH_URL');

/** The same numbers on every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const random = randomFrom(SEED);
/** Word of a rank; frequencies follow Zipf's law. */
const word = (rank: number): string => `w${rank.toString(36)}x`;
const someWord = (): string => word(Math.floor(VOCABULARY ** random()));

await startCluster();
const search = await openElasticSearch(url, { refresh: 'wait_for', searchMs: 30_000 });
try {
  process.stdout.write(JSON.stringify(await figures()));
} finally {
  await search.close();
  await stopCluster();
}

async function figures(): Promise<Row[]> {
  const ada = await search.people.member(await search.people.team());
  const project = await search.people.project(ada, 1);
  for (let made = 0; made < DOCUMENTS; made += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, DOCUMENTS - made) }, () => documentIn(project));
    await search.work.perform(ada.teamId, ({ searchIndex }) => searchIndex.add(some));
  }
  await search.database.query('DELETE FROM search_change');
  await search.work.perform(ada.teamId, async ({ searchIndex }) => {
    while (!(await searchIndex.sortWords(30_000)));
    for (let after: string | null = ''; after !== null;) after = await searchIndex.foldTerms(after, 100_000);
    await searchIndex.foldVolumes();
  });
  await search.database.query('VACUUM ANALYZE search_passage, search_term, search_volume');

  await search.engine.create();
  const copying = new CopySearchHandler(search.work, search.engine, { enqueue: async () => null });
  const copied = await seconds(async () => {
    while (!(await copying.execute(new CopySearch(ada.teamId))));
  });
  await search.engine.promote();
  const bulk = await bareBulk(ada.teamId);

  const find = (reader: SearchReader, query: string) =>
    reader.find(ada, {
      words: (languages) => search.analysis.analyseQuery(query, languages),
      types: ['NOTE'],
      ...UNFILTERED,
      limit: RESULTS,
      offset: 0,
    });
  const queries = Array.from({ length: QUERIES }, () => `${someWord()} ${someWord()} `);
  const statements: { sql: string; parameters: readonly unknown[] }[] = [];
  const questions: EngineQuestion[] = [];
  const watched = watchedReads(statements);
  const alone = new PostgresSearchReader(watched);
  for (const query of queries) await find(alone, query);
  const engineFind = search.engine.find.bind(search.engine);
  search.engine.find = (question) => {
    questions.push(question);
    return engineFind(question);
  };
  for (const query of queries) await find(search.reader, query);
  search.engine.find = engineFind;

  const plain = new PostgresSearchReader(search.reads);
  const own = await p95(queries, (query) => find(plain, query));
  const ownBare = await p95(statements, ({ sql, parameters }) =>
    search.reads.unscoped(ada.teamId, (rows) => rows(sql, parameters)),
  );
  const theirs = await p95(queries, (query) => find(search.reader, query));
  const theirsBare = await p95(questions, (question) => engineFind(question));
  const over = `over ${DOCUMENTS.toLocaleString('en')} documents`;
  const times = (ours: number, bare: number) =>
    `${ours.toFixed(1)} ms against ${bare.toFixed(1)} ms, p95 of ${QUERIES} searches for two words`;
  return [
    {
      what: `search ${over}, PostgreSQL`,
      against: 'its statement that ranks',
      measured: own / ownBare,
      unit: '×',
      atMost: 1.3,
      note: times(own, ownBare),
    },
    {
      what: `search ${over}, Elasticsearch`,
      against: 'its query that ranks',
      measured: theirs / theirsBare,
      unit: '×',
      atMost: 1.3,
      note: times(theirs, theirsBare),
    },
    {
      what: `copying ${DOCUMENTS.toLocaleString('en')} documents to Elasticsearch`,
      against: 'its bulk API fed from memory',
      measured: copied / bulk,
      unit: '×',
      atMost: 1.5,
      note: `${copied.toFixed(0)} s against ${bulk.toFixed(0)} s`,
    },
  ];
}

function documentIn(scopeId: Uuid): SearchDocument {
  const words = Array.from({ length: WORDS }, someWord);
  return {
    type: 'NOTE',
    id: uuidV7.newId(),
    scopeId,
    parentId: null,
    title: words.slice(0, 5).join(' '),
    text: words.join(' '),
    keywords: [],
    language: 'en',
    createdAt: new Date('2026-01-05T10:00:00Z'),
  };
}

/** Seconds to store the same documents in another index, their requests made before. */
async function bareBulk(teamId: Uuid): Promise<number> {
  const name = `${search.prefix}-bare`;
  await search.raw('PUT', `/${name}`, INDEX);
  const requests: string[] = [];
  await search.work.perform(teamId, async ({ searchCopy }) => {
    for (let refs = await searchCopy.refsAfter(null, AT_ONCE); refs.length > 0;) {
      const documents = await searchCopy.documents(refs);
      const lines = documents.map(
        (document) => `{"index":{"_id":"${keyOf(document)}"}}\n${JSON.stringify(sourceOf(teamId, document))}\n`,
      );
      requests.push(lines.join(''));
      refs = await searchCopy.refsAfter(refs.at(-1)!, AT_ONCE);
    }
  });
  const taken = await seconds(async () => {
    for (const body of requests) {
      const stored = await fetch(`${url}/${name}/_bulk?routing=${teamId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-ndjson' },
        body,
      });
      await stored.text();
    }
  });
  await search.raw('DELETE', `/${name}`);
  return taken;
}

/** Reads that note the statement that ranks. */
function watchedReads(statements: { sql: string; parameters: readonly unknown[] }[]) {
  const watched = Object.create(search.reads) as typeof search.reads;
  watched.unscoped = (teamId, work) =>
    search.reads.unscoped(teamId, (rows) =>
      work((sql, parameters = [], how) => {
        if (sql.includes('search_match')) statements.push({ sql, parameters });
        return rows(sql, parameters, how);
      }),
    );
  return watched;
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

async function p95<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<number> {
  for (const one of all.slice(0, 20)) await work(one);
  const times: number[] = [];
  for (const one of all) {
    const began = performance.now();
    await work(one);
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
}
