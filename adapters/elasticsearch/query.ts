import type { estypes } from '@elastic/elasticsearch';
import type { EngineQuestion } from '@evident/application/search/search-engine';
import type { QueryCondition, QueryWord, SearchedType, WeighedWord, WordPart } from '@evident/domain/search';
import { toQuery } from './to-query.ts';

type Query = estypes.QueryDslQueryContainer;

/** Scores are 32-bit floats: a sum that equals the limit may come out larger by less than this. */
const FLOAT_ROUNDING = 1e-6;
/** How many words a prefix at the end of a phrase may stand for. */
const PREFIX_WORDS = 10_000;
const HAN = /^\p{Script=Han}$/u;

/** The fields that are searched. */
interface Fields {
  readonly words: string;
  readonly phrases: string;
}
const WHOLE: Fields = { words: 'words', phrases: 'phrases' };
const TITLES: Fields = { words: 'titleWords', phrases: 'titlePhrases' };

/** The objects of one type that contain enough, ranked by the engine's BM25 with our weights. Null if documents lack what the clause compares. */
export function queryOf(question: EngineQuestion, type: SearchedType): Query | null {
  const { teamId, scopes, words, condition, enough, except, clauses, titleOnly } = question;
  const clause = clauses.get(type);
  const filter = clause && toQuery(clause, type);
  if (filter === null) return null;
  const fields = titleOnly ? TITLES : WHOLE;
  const late = except.filter((ref) => ref.type === type).map(({ id }) => id);
  return {
    bool: {
      filter: [
        { term: { team: teamId } },
        { term: { type } },
        { terms: { scope: [...scopes] } },
        ...words.filter(({ word }) => word.quoted).map(({ word }) => matching(word, fields)),
        containing(words, enough, fields),
        ...(condition ? [satisfying(condition, words, fields) ?? { match_all: {} }] : []),
        ...(filter ? [filter] : []),
      ],
      must_not: late.length > 0 ? [{ terms: { id: late } }] : [],
      should: words.filter(({ weight }) => weight > 0).map((word) => ranked(word, fields)),
    },
  };
}

/** The order of results; null if documents lack what it compares. */
export function sortOf(
  { order: { by, descending } }: EngineQuestion,
  type: SearchedType,
): estypes.SortCombinations[] | null {
  const direction: estypes.SortOrder = descending ? 'desc' : 'asc';
  const id: estypes.SortCombinations = { id: { order: direction } };
  if (by === 'RELEVANCE') return [{ _score: { order: 'desc' } }, id];
  if (by === 'CREATED') return [{ created: { order: direction } }, id];
  // A highlight is sorted by the title of its note.
  return by === 'TITLE' && type !== 'HIGHLIGHT' ? [{ name: { order: direction, missing: '_last' } }, id] : null;
}

/** Each matching word adds its demand; the sum must be more than enough. */
function containing(words: EngineQuestion['words'], enough: number, fields: Fields): Query {
  const demanded = words.filter(({ demand }) => demand > 0);
  const total = demanded.reduce((sum, { demand }) => sum + demand, 0);
  if (demanded.every(({ demand }) => demand > enough)) {
    return { bool: { should: demanded.map(({ word }) => matching(word, fields)), minimum_should_match: 1 } };
  }
  // Without any one of them the others are not enough.
  if (demanded.every(({ demand }) => total - demand <= enough)) {
    return { bool: { filter: demanded.map(({ word }) => matching(word, fields)) } };
  }
  return {
    function_score: {
      query: {
        bool: {
          should: demanded.map(({ word, demand }) => ({
            constant_score: { filter: matching(word, fields), boost: demand },
          })),
        },
      },
      min_score: enough * (1 + FLOAT_ROUNDING),
    },
  };
}

/** The condition, or a looser one: PostgreSQL decides. Null where it is nothing that the documents can tell. */
function satisfying(condition: QueryCondition, words: EngineQuestion['words'], fields: Fields): Query | null {
  if ('word' in condition) return matching(words[condition.word]!.word, fields);
  if ('not' in condition)
    return isExact(condition.not, words) ? { bool: { must_not: satisfying(condition.not, words, fields)! } } : null;
  const parts = ('all' in condition ? condition.all : condition.any).map((part) => satisfying(part, words, fields));
  const some = parts.filter((part) => part !== null);
  if ('all' in condition) return some.length === 0 ? null : { bool: { filter: some } };
  return some.length < parts.length ? null : { bool: { should: some, minimum_should_match: 1 } };
}

/** Whether the documents satisfy a condition exactly where their query does. */
const isExact = (condition: QueryCondition, words: EngineQuestion['words']): boolean => {
  if ('word' in condition) {
    const { alternatives = [], ...own } = words[condition.word]!.word;
    return [own, ...alternatives].every(({ parts }) => parts.length === 1 || !parts.some(mayBeInAWord));
  }
  if ('not' in condition) return isExact(condition.not, words);
  return ('all' in condition ? condition.all : condition.any).every((part) => isExact(part, words));
};

function matching({ alternatives = [], ...own }: QueryWord, fields: Fields): Query {
  if (alternatives.length > 0)
    return { bool: { should: [own, ...alternatives].map((word) => matching(word, fields)), minimum_should_match: 1 } };
  const { parts } = own;
  const [only, more] = parts;
  if (more === undefined) return { bool: { should: formsOf(only!, fields), minimum_should_match: 1 } };
  // A single character may be part of a longer word, which has one place: PostgreSQL then decides whether it is a phrase.
  if (parts.some(mayBeInAWord)) {
    return {
      bool: { filter: parts.map((part) => ({ bool: { should: formsOf(part, fields), minimum_should_match: 1 } })) },
    };
  }
  const query = parts.map(({ forms, prefix }) => forms[0] ?? prefix!).join(' ');
  const prefix = parts.at(-1)!.prefix;
  return prefix === null
    ? { match_phrase: { [fields.phrases]: { query } } }
    : { match_phrase_prefix: { [fields.phrases]: { query, max_expansions: PREFIX_WORDS } } };
}

const mayBeInAWord = ({ forms, prefix }: WordPart): boolean =>
  [...forms, ...(prefix === null ? [] : [prefix])].some((form) => HAN.test(form));

const formsOf = ({ forms, prefix }: WordPart, { words }: Fields): Query[] => [
  ...forms.map((form): Query => ({ term: { [words]: form } })),
  ...(prefix === null ? [] : [{ prefix: { [words]: prefix } }]),
];

function ranked({ word, weight, share = 1 }: WeighedWord, fields: Fields): Query {
  const [only, more] = word.parts;
  if (more !== undefined || only!.prefix !== null)
    return { constant_score: { filter: matching(word, fields), boost: weight } };
  return { bool: { should: formsOf(only!, fields), boost: share } };
}
