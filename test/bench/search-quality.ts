import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INLINE_TEXTS } from './inline-texts.ts';
import { EmbedSearch, EmbedSearchHandler } from '@evident/application/search/embed-search';
import type { Embedder } from '@evident/application/search/embedder';
import type { SearchDocument } from '@evident/application/search/search-index';
import type { Uuid } from '@evident/domain/kernel';
import { onnxEmbedder } from '../../adapters/embeddings/onnx/onnx-embedder.ts';
import { staticEmbedder } from '../../adapters/embeddings/static/static-embedder.ts';
import { storesWith } from '../../adapters/postgres/composition/stores.ts';
import { VectorMemories } from '../../adapters/postgres/search/vectors/vector-memories.ts';
import { PostgresUnitOfWork } from '../../adapters/postgres/unit-of-work.ts';
import { PostgresSearchReader } from '../../adapters/postgres/unscoped/postgres-search-reader.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import startCluster from '../support/global-setup.ts';
import stopCluster from '../support/global-teardown.ts';
import type { Person } from '../support/known-people.ts';
import { openSearch } from '../support/open-search.ts';
import { UNFILTERED } from '../support/search-question.ts';
import { sharedFolder } from '../support/shared-data.ts';

/**
 * Quality of search on questions with known answers. With EMBEDDING_MODEL_DIR, a sentence transformer, otherwise the static vectors.
 * Writes rows: collection, model, method, MRR, nDCG@10, recall@20, and MRR against words; each with a 95 % bootstrap interval. An argument names the one
 * collection to measure.
 */
const TURNS = 5;
const RESAMPLES = 1_000;
const METHODS = ['words', 'meaning', 'both'] as const;
type Method = (typeof METHODS)[number];

interface Text {
  readonly id: Uuid;
  readonly text: string;
}
/** Texts of a project, and questions that some of them answer. */
interface Collection {
  readonly texts: readonly Text[];
  readonly questions: readonly { readonly query: string; readonly relevant: ReadonlySet<Uuid> }[];
}

const folder = (name: string): string => sharedFolder(name) ?? '';
const json = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Each meeting is a project, its notes are five turns each. */
function meetings(): Collection[] {
  interface Asked {
    readonly meeting: string;
    readonly query: string;
    readonly relevant_turn_spans: readonly (readonly [number, number])[];
  }
  const asked = readFileSync(join(folder('relevance'), 'qmsum_queries.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Asked);
  const files = readdirSync(folder('transcripts/qmsum')).filter((name) => name.endsWith('.json'));
  return files.map((file) => {
    const { meeting_transcripts: turns } = json<{ meeting_transcripts: { speaker: string; content: string }[] }>(
      join(folder('transcripts/qmsum'), file),
    );
    const texts = Array.from({ length: Math.ceil(turns.length / TURNS) }, (_, at) => ({
      id: uuidV7.newId(),
      text: turns
        .slice(at * TURNS, (at + 1) * TURNS)
        .map(({ speaker, content }) => `${speaker}: ${content}`)
        .join('\n'),
    }));
    const questions = asked
      .filter(({ meeting }) => `${meeting}.json` === file)
      .map(({ query, relevant_turn_spans: spans }) => ({
        query,
        relevant: new Set(
          spans.flatMap(([from, to]) =>
            texts.slice(Math.floor(from / TURNS), Math.floor(to / TURNS) + 1).map(({ id }) => id),
          ),
        ),
      }));
    return { texts, questions };
  });
}

/** All paragraphs are notes of one project. */
function paragraphs(language: string): Collection[] {
  interface File {
    readonly data: readonly {
      readonly paragraphs: readonly {
        readonly context: string;
        readonly qas: readonly { readonly question: string }[];
      }[];
    }[];
  }
  const all = json<File>(join(folder('relevance/xquad'), `xquad.${language}.first-half.json`)).data.flatMap((of) =>
    of.paragraphs.map(({ context, qas }) => ({ id: uuidV7.newId(), text: context, qas })),
  );
  return [
    {
      texts: all,
      questions: all.flatMap(({ id, qas }) =>
        qas.map(({ question }) => ({ query: question, relevant: new Set([id]) })),
      ),
    },
  ];
}

interface Scores {
  readonly mrr: number;
  readonly ndcg: number;
  readonly recall: number;
}

function scoresOf(found: readonly Uuid[], relevant: ReadonlySet<Uuid>): Scores {
  const gain = (at: number): number => 1 / Math.log2(at + 2);
  const first = found.findIndex((id) => relevant.has(id));
  const best = Array.from({ length: Math.min(10, relevant.size) }, (_, at) => gain(at)).reduce((a, b) => a + b, 0);
  const gained = found.slice(0, 10).reduce((sum, id, at) => sum + (relevant.has(id) ? gain(at) : 0), 0);
  return {
    mrr: first === -1 ? 0 : 1 / (first + 1),
    ndcg: best === 0 ? 0 : gained / best,
    recall: found.slice(0, 20).filter((id) => relevant.has(id)).length / Math.max(1, relevant.size),
  };
}

/** The same numbers on every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** 95 % interval of a figure over resampled questions. */
function interval(count: number, figure: (sample: readonly number[]) => number): string {
  const random = randomFrom(1);
  const figures = Array.from({ length: RESAMPLES }, () =>
    figure(Array.from({ length: count }, () => Math.floor(random() * count))),
  ).sort((a, b) => a - b);
  return `${figures[Math.floor(RESAMPLES * 0.025)]!.toFixed(3)}–${figures[Math.floor(RESAMPLES * 0.975)]!.toFixed(3)}`;
}

async function measured(name: string, collections: readonly Collection[], embedder: Embedder): Promise<void> {
  const search = await openSearch();
  const work = new PostgresUnitOfWork(search.source, storesWith({ analysis: search.analysis, embedded: true }));
  const ada: Person = await search.people.member(await search.people.team());
  const memories = new VectorMemories();
  const vectors = {
    ask: async (asked: Parameters<typeof memories.answer>[0]) => memories.answer(asked),
    close: async () => {},
  };
  const reader = new PostgresSearchReader(search.reads, null, vectors);
  const scores: Record<Method, Scores[]> = { words: [], meaning: [], both: [] };
  const projects: Uuid[] = [];
  for (const { texts } of collections) {
    const scopeId = await search.people.project(ada, 1);
    projects.push(scopeId);
    await work.perform(ada.teamId, ({ searchIndex }) => searchIndex.add(texts.map((text) => noteOf(text, scopeId))));
  }
  const embedding = new EmbedSearchHandler(work, { current: embedder, of: () => null }, INLINE_TEXTS);
  while (!(await embedding.execute(new EmbedSearch(ada.teamId))));
  for (const [at, { questions }] of collections.entries())
    for (const { query, relevant } of questions) {
      const [vector] = await embedder.embed([query]);
      for (const method of METHODS) {
        const { groups } = await reader.find(ada, {
          ...UNFILTERED,
          words: (languages) => search.analysis.analyseQuery(`${query} `, languages),
          types: ['NOTE'],
          projectIds: [projects[at]!],
          byWords: method !== 'meaning',
          meaning: method === 'words' ? null : { model: embedder.model, vector: vector! },
          limit: 1_000,
          offset: 0,
        });
        scores[method].push(
          scoresOf(
            groups.flatMap(({ hits }) => hits.map(({ id }) => id)),
            relevant,
          ),
        );
      }
    }
  const count = scores.words.length;
  const mean = (of: readonly Scores[], key: keyof Scores, sample?: readonly number[]): number =>
    (sample ?? of.map((_, at) => at)).reduce((sum, at) => sum + of[at]![key], 0) / count;
  for (const method of METHODS) {
    const of = scores[method];
    const figures = (['mrr', 'ndcg', 'recall'] as const).map(
      (key) => `${mean(of, key).toFixed(3)} (${interval(count, (sample) => mean(of, key, sample))})`,
    );
    const ratio = (sample?: readonly number[]): number => mean(of, 'mrr', sample) / mean(scores.words, 'mrr', sample);
    process.stdout.write(
      `| ${name} | ${embedder.model} | ${method} | ${figures.join(' | ')} | ${ratio().toFixed(3)} (${interval(count, ratio)}) |\n`,
    );
  }
  await search.close();
}

const noteOf = ({ id, text }: Text, scopeId: Uuid): SearchDocument => ({
  type: 'NOTE',
  id,
  scopeId,
  parentId: null,
  title: '',
  text,
  keywords: [],
  language: null,
  createdAt: new Date('2026-01-05T10:00:00Z'),
});

await startCluster();
const modelFolder = process.env['EMBEDDING_MODEL_DIR'];
const embedder = modelFolder ? await onnxEmbedder(modelFolder) : staticEmbedder();
try {
  const [, , only] = process.argv;
  if (!only || only === 'meetings') await measured('meetings', meetings(), embedder);
  for (const language of ['en', 'es', 'zh'])
    if (!only || only === language) await measured(`paragraphs ${language}`, paragraphs(language), embedder);
} finally {
  await embedder.close();
  await stopCluster();
}
