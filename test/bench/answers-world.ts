import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPassages } from '@evident/application/conversations/find-passages';
import { QueryMeanings } from '@evident/application/search/query-meanings';
import { OWN_QUESTIONS } from './answer-questions.ts';
import { INLINE_TEXTS } from './inline-texts.ts';
import { EmbedSearch, EmbedSearchHandler } from '@evident/application/search/embed-search';
import { SearchHandler } from '@evident/application/search/search';
import { layOut } from '@evident/domain/content';
import type { Uuid } from '@evident/domain/kernel';
import { staticEmbedder } from '../../adapters/embeddings/static/static-embedder.ts';
import { entities, storesWith } from '../../adapters/postgres/composition/stores.ts';
import { connect } from '../../adapters/postgres/connection.ts';
import { PostgresReads } from '../../adapters/postgres/reads.ts';
import { VectorMemories } from '../../adapters/postgres/search/vectors/vector-memories.ts';
import { PostgresUnitOfWork } from '../../adapters/postgres/unit-of-work.ts';
import { PostgresPassageReader } from '../../adapters/postgres/unscoped/postgres-passage-reader.ts';
import { PostgresSearchReader } from '../../adapters/postgres/unscoped/postgres-search-reader.ts';
import { PostgresVectorModels } from '../../adapters/postgres/unscoped/postgres-vector-models.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { SnowballTextAnalysis } from '../../adapters/text/snowball-text-analysis.ts';
import { noteDocument } from '../../application/search/documents.ts';
import { openDatabase } from '../support/database.ts';
import { KnownPeople, type Person } from '../support/known-people.ts';
import { noGlossary, noTerms, systemFilters } from '../support/search-question.ts';
import { sharedFolder } from '../support/shared-data.ts';

export interface Turn {
  readonly speaker: string;
  readonly content: string;
}
export interface Asked {
  readonly meeting: string;
  readonly query: string;
  readonly relevant_turn_spans: readonly (readonly [number, number])[];
}
interface Meeting {
  readonly name: string;
  readonly turns: readonly Turn[];
}

const folder = (name: string): string => sharedFolder(name) ?? '';
export const meetings: Meeting[] = readdirSync(folder('transcripts/qmsum'))
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({
    name: file.replace('.json', ''),
    turns: (
      JSON.parse(readFileSync(join(folder('transcripts/qmsum'), file), 'utf8')) as { meeting_transcripts: Turn[] }
    ).meeting_transcripts,
  }));
export const questions = readFileSync(join(folder('relevance'), 'qmsum_queries.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Asked)
  .filter(({ relevant_turn_spans: spans }) => spans.length > 0);

/** Our own questions in the same form. */
export const ownQuestions: Asked[] = OWN_QUESTIONS.map(([meeting, query, turns]) => ({
  meeting,
  query,
  relevant_turn_spans: turns.map((turn) => [turn, turn] as const),
}));

interface Article {
  readonly paragraphs: readonly { readonly qas: readonly { readonly question: string }[] }[];
}
/** Every sixth question of XQuAD about articles of an encyclopedia. Even ones were tuned on. */
export const ABSENT: string[] = (
  JSON.parse(readFileSync(join(folder('relevance'), 'xquad/xquad.en.first-half.json'), 'utf8')) as { data: Article[] }
).data
  .flatMap(({ paragraphs }) => paragraphs.flatMap(({ qas }) => qas.map(({ question }) => question)))
  .filter((_, at) => at % 6 === 0);

/** Half of the meetings: settings were chosen on the tuned half only. */
export const isHeldOut = (meeting: string): boolean =>
  meetings
    .map(({ name }) => name)
    .sort()
    .indexOf(meeting) %
    2 ===
  1;

export const contentOf = (turns: readonly Turn[]) => ({
  type: 'doc',
  content: turns.map(({ speaker, content }) => ({
    type: 'turn',
    attrs: { speaker, start: null, end: null, fileId: null },
    content: content === '' ? [] : [{ type: 'text', text: content }],
  })),
});

/** A workspace with notes in a project, and what asking needs. */
export async function opened() {
  const database = await openDatabase();
  const source = await connect(database.url, entities);
  const analysis = new SnowballTextAnalysis();
  const work = new PostgresUnitOfWork(source, storesWith({ analysis, embedded: true }));
  const reads = new PostgresReads(source);
  const people = new KnownPeople(database);
  const ada: Person = await people.member(await people.team());
  const projectId = await people.project(ada, 1);
  const embedder = staticEmbedder();
  const embedders = { current: embedder, of: () => null, close: async () => {} };
  const memories = new VectorMemories();
  const vectors = {
    ask: async (asked: Parameters<typeof memories.answer>[0]) => memories.answer(asked),
    close: async () => {},
  };
  const meanings = new QueryMeanings(new PostgresVectorModels(reads), embedders);
  return {
    ada,
    embedder,
    analysis,
    find: findPassages(new PostgresPassageReader(reads, null, vectors), analysis, meanings, noGlossary),
    /** By words alone: the baseline. */
    findWords: findPassages(
      new PostgresPassageReader(reads, null, vectors),
      analysis,
      {
        of: async () => null,
        knows: () => true,
      },
      noGlossary,
    ),
    search: new SearchHandler(
      new PostgresSearchReader(reads, null, vectors),
      analysis,
      systemFilters(),
      meanings,
      noTerms(),
      noGlossary,
    ),
    async add(texts: readonly (readonly Turn[])[]): Promise<Uuid[]> {
      const notes = texts.map((turns) => ({ id: uuidV7.newId(), content: contentOf(turns), turns }));
      for (const { id, content, turns } of notes) {
        const speakers = Object.fromEntries(turns.map(({ speaker }) => [speaker, speaker]));
        await database.query(
          `INSERT INTO note (id, team_id, project_id, title, created_by, created_at, updated_at) VALUES ($1, $2, $3, 'Meeting', $4, now(), now())`,
          [id, ada.teamId, projectId, ada.userId],
        );
        await database.query(
          `INSERT INTO document (id, team_id, content, speakers, text, updated_at) VALUES ($1, $2, $3, $4, $5, now())`,
          [id, ada.teamId, JSON.stringify(content), JSON.stringify(speakers), layOut(content).text],
        );
      }
      await work.perform(ada.teamId, ({ searchIndex }) =>
        searchIndex.add(
          notes.map(({ id, content }) =>
            noteDocument(
              { id, projectId, title: 'Meeting', language: 'en', createdAt: new Date() },
              layOut(content).text,
            ),
          ),
        ),
      );
      return notes.map(({ id }) => id);
    },
    async ready(): Promise<void> {
      const embedding = new EmbedSearchHandler(work, embedders, INLINE_TEXTS);
      while (!(await embedding.execute(new EmbedSearch(ada.teamId))));
      await work.perform(ada.teamId, async ({ searchIndex }) => {
        while (!(await searchIndex.sortWords(30_000)));
        for (let after: string | null = ''; after !== null;) after = await searchIndex.foldTerms(after, 100_000);
        await searchIndex.foldVolumes();
      });
      await database.query('VACUUM ANALYZE search_passage, search_term, search_volume, search_vector');
    },
    async close(): Promise<void> {
      await embedder.close();
      await source.destroy();
      await database.close();
    },
  };
}
export type World = Awaited<ReturnType<typeof opened>>;
