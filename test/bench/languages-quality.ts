import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmbedSearch, EmbedSearchHandler } from '@evident/application/search/embed-search';
import { inContext } from '@evident/application/search/language-context';
import { QueryMeanings } from '@evident/application/search/query-meanings';
import type { SearchDocument } from '@evident/application/search/search-index';
import type { Uuid } from '@evident/domain/kernel';
import { type SearchMethod, readQuery, requiredDemand, soughtWords, standsAt, weigh } from '@evident/domain/search';
import { staticEmbedder } from '../../adapters/embeddings/static/static-embedder.ts';
import { storesWith } from '../../adapters/postgres/composition/stores.ts';
import { VectorMemories } from '../../adapters/postgres/search/vectors/vector-memories.ts';
import { PostgresUnitOfWork } from '../../adapters/postgres/unit-of-work.ts';
import { PostgresSearchReader } from '../../adapters/postgres/unscoped/postgres-search-reader.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { SnowballTextAnalysis } from '../../adapters/text/snowball-text-analysis.ts';
import { OTHER_PAIRS } from '../fixtures/word-forms/other-pairs.ts';
import { PAIRS } from '../fixtures/word-forms/pairs.ts';
import startCluster from '../support/global-setup.ts';
import stopCluster from '../support/global-teardown.ts';
import type { Person } from '../support/known-people.ts';
import { openSearch } from '../support/open-search.ts';
import { UNFILTERED } from '../support/search-question.ts';
import { sharedFolder } from '../support/shared-data.ts';
import { INLINE_TEXTS } from './inline-texts.ts';
import type { Row } from './row.ts';

/**
 * Search in five languages: a set of feedback written for this bench, all languages in one project, and paragraphs of
 * XQuAD. Writes rows as JSON.
 */
const LANGUAGES = ['en', 'de', 'ar', 'tr', 'zh'] as const;
const METHODS = ['FULL_TEXT', 'HYBRID'] as const;

interface Text {
  readonly id: Uuid;
  readonly language: string;
  readonly text: string;
  readonly questions: readonly string[];
}

const json = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

const feedback = (): Text[] =>
  json<Record<string, [text: string, ...questions: string[]]>[]>(
    join(import.meta.dirname, '../fixtures/languages/feedback.json'),
  ).flatMap((one) =>
    LANGUAGES.map((language) => {
      const [text, ...questions] = one[language]!;
      return { id: uuidV7.newId(), language, text, questions };
    }),
  );

function paragraphs(language: string): Text[] {
  const folder = sharedFolder('relevance/xquad');
  if (!folder) return [];
  interface File {
    readonly data: readonly {
      readonly paragraphs: readonly { readonly context: string; readonly qas: readonly { question: string }[] }[];
    }[];
  }
  return json<File>(join(folder, `xquad.${language}.first-half.json`)).data.flatMap((of) =>
    of.paragraphs.map(({ context, qas }) => ({
      id: uuidV7.newId(),
      language,
      text: context,
      questions: qas.map(({ question }) => question),
    })),
  );
}

interface Measured {
  readonly ranks: Record<(typeof METHODS)[number], Map<string, number[]>>;
  /** Texts by language that were told to be in it. */
  readonly told: Map<string, number>;
}

async function measured(texts: readonly Text[]): Promise<Measured> {
  const search = await openSearch();
  const embedder = staticEmbedder();
  const work = new PostgresUnitOfWork(search.source, storesWith({ analysis: search.analysis, embedded: true }));
  const ada: Person = await search.people.member(await search.people.team());
  const memories = new VectorMemories();
  const vectors = {
    ask: async (asked: Parameters<typeof memories.answer>[0]) => memories.answer(asked),
    close: async () => {},
  };
  const reader = new PostgresSearchReader(search.reads, null, vectors);
  const scopeId = await search.people.project(ada, 1);
  await work.perform(ada.teamId, ({ searchIndex }) =>
    searchIndex.add(inContext(texts.map((text) => noteOf(text, scopeId)))),
  );
  const embedders = { current: embedder, of: () => null };
  while (!(await new EmbedSearchHandler(work, embedders, INLINE_TEXTS).execute(new EmbedSearch(ada.teamId))));
  const meanings = new QueryMeanings({ of: async () => [embedder.model] }, embedders);
  const found = async (query: string, method: SearchMethod): Promise<string[]> => {
    const read = readQuery(`${query} `);
    const { groups } = await reader.find(ada, {
      ...UNFILTERED,
      combined: read,
      words: (languages) => search.analysis.analyseRead(read, languages),
      types: ['NOTE'],
      meaning: await meanings.of(ada, soughtWords(read), method),
      limit: 20,
      offset: 0,
    });
    return groups.flatMap(({ hits }) => hits.map(({ id }) => id));
  };
  const ranks: Measured['ranks'] = { FULL_TEXT: new Map(), HYBRID: new Map() };
  for (const { id, language, questions } of texts)
    for (const question of questions)
      for (const method of METHODS) {
        const at = (await found(question, method)).indexOf(id);
        const rank = at === -1 ? 0 : 1 / (at + 1);
        if (process.env['SHOW'] && rank < 1) console.error(language, method, rank.toFixed(2), question);
        ranks[method].set(language, [...(ranks[method].get(language) ?? []), rank]);
      }
  const languageOf = new Map(texts.map(({ id, language }) => [id as string, language]));
  const rows = await search.database.query<{ id: string; language: string }>(
    `SELECT object_id AS id, language FROM search_passage WHERE seq = 0`,
  );
  const told = new Map<string, number>();
  for (const { id, language } of rows)
    if (languageOf.get(id) === language) told.set(language, (told.get(language) ?? 0) + 1);
  await embedder.close();
  await search.close();
  return { ranks, told };
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

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

function rowsOf(name: string, language: string, texts: readonly Text[], { ranks, told }: Measured): Row[] {
  const count = texts.filter((text) => text.language === language).length;
  const [words, both] = METHODS.map((method) => mean(ranks[method].get(language) ?? []));
  const questions = ranks.FULL_TEXT.get(language)?.length ?? 0;
  return [
    {
      what: `${name}, ${language}: texts told to be in it`,
      against: '',
      measured: (100 * (told.get(language) ?? 0)) / Math.max(1, count),
      unit: '%',
      atLeast: 95,
      note: `${count} texts`,
    },
    {
      what: `${name}, ${language}: MRR by words`,
      against: '',
      measured: words!,
      unit: '',
      atLeast: 0.9,
      note: `${questions} questions`,
    },
    {
      what: `${name}, ${language}: MRR by words and meaning`,
      against: 'by words alone',
      measured: both! / words!,
      unit: '×',
      atLeast: 1,
      note: `${both!.toFixed(3)} against ${words!.toFixed(3)}`,
    },
  ];
}

/** 55 of 59. */
const FORMS_LEAST = 93.2;

/** Pairs whose query finds the text, which is the only one. */
function formRows(): Row[] {
  const analysis = new SnowballTextAnalysis();
  const finds = (query: string, text: string, language: string): boolean => {
    const { tokens } = analysis.analyse(text, null, language);
    const forms = new Set(tokens.flatMap((token) => token.forms));
    const { weighed, missing } = weigh(analysis.analyseRead(readQuery(`${query} `), [language]), {
      documents: 10,
      documentsWith: (form) => (forms.has(form) ? 1 : 0),
      documentsWithPrefix: () => 0,
    });
    const there = weighed.filter(({ word }) => tokens.some((_, at) => standsAt(word, tokens, at)));
    return missing.length === 0 && there.reduce((sum, { demand }) => sum + demand, 0) > requiredDemand(weighed);
  };
  const row = (name: string, sets: typeof PAIRS, atLeast: number): Row => {
    const found = Object.entries(sets).map(([language, of]) => ({
      language,
      count: of.length,
      found: of.filter(([query, text]) => finds(query, text, language)).length,
    }));
    const sum = (key: 'count' | 'found'): number => found.reduce((all, one) => all + one[key], 0);
    return {
      what: `words that find another form, ${name}`,
      against: '',
      measured: (100 * sum('found')) / sum('count'),
      unit: '%',
      atLeast,
      note: `${sum('found')} of ${sum('count')}; ${found.map((one) => `${one.language} ${one.found}/${one.count}`).join(', ')}`,
    };
  };
  return [row('tuned', PAIRS, FORMS_LEAST), row('others', OTHER_PAIRS, FORMS_LEAST)];
}

const rows: Row[] = formRows();
await startCluster();
try {
  const mixed = feedback();
  const figures = await measured(mixed);
  for (const language of LANGUAGES) rows.push(...rowsOf('feedback in five languages', language, mixed, figures));
  for (const language of ['en', 'zh']) {
    const texts = paragraphs(language);
    if (texts.length > 0) rows.push(...rowsOf('XQuAD', language, texts, await measured(texts)));
  }
} finally {
  await stopCluster();
}
process.stdout.write(JSON.stringify(rows));
