import type { estypes } from '@elastic/elasticsearch';
import type { EngineQuestion } from '@evident/application/search/search-engine';
import type { QueryWord, SearchedType, WordPart } from '@evident/domain/search';

type Query = estypes.QueryDslQueryContainer;

/** Scores are 32-bit floats: a sum that equals the limit may come out larger by less than this. */
const FLOAT_ROUNDING = 1e-6;
/** How many words a prefix at the end of a phrase may stand for. */
const PREFIX_WORDS = 10_000;
const HAN = /^\p{Script=Han}$/u;

/** The objects of one type that contain enough, ranked by the engine's BM25 with our weights. */
export function queryOf({ teamId, scopes, words, enough, except }: EngineQuestion, type: SearchedType): Query {
  const late = except.filter((ref) => ref.type === type).map(({ id }) => id);
  return {
    bool: {
      filter: [
        { term: { team: teamId } },
        { term: { type } },
        { terms: { scope: [...scopes] } },
        ...words.filter(({ word }) => word.quoted).map(({ word }) => matching(word)),
        containing(words, enough),
      ],
      must_not: late.length > 0 ? [{ terms: { id: late } }] : [],
      should: words.map(({ word, weight }) => ranked(word, weight)),
    },
  };
}

/** Each matching word adds its demand; the sum must be more than enough. */
function containing(words: EngineQuestion['words'], enough: number): Query {
  const demanded = words.filter(({ demand }) => demand > 0);
  const total = demanded.reduce((sum, { demand }) => sum + demand, 0);
  if (demanded.every(({ demand }) => demand > enough)) {
    return { bool: { should: demanded.map(({ word }) => matching(word)), minimum_should_match: 1 } };
  }
  // Without any one of them the others are not enough.
  if (demanded.every(({ demand }) => total - demand <= enough)) {
    return { bool: { filter: demanded.map(({ word }) => matching(word)) } };
  }
  return {
    function_score: {
      query: {
        bool: {
          should: demanded.map(({ word, demand }) => ({ constant_score: { filter: matching(word), boost: demand } })),
        },
      },
      min_score: enough * (1 + FLOAT_ROUNDING),
    },
  };
}

function matching({ parts }: QueryWord): Query {
  const [only, more] = parts;
  if (more === undefined) return { bool: { should: formsOf(only!), minimum_should_match: 1 } };
  // A single character may be part of a longer word, which has one place: PostgreSQL then decides whether it is a phrase.
  if (parts.some(mayBeInAWord)) {
    return { bool: { filter: parts.map((part) => ({ bool: { should: formsOf(part), minimum_should_match: 1 } })) } };
  }
  const query = parts.map(({ forms, prefix }) => forms[0] ?? prefix!).join(' ');
  const prefix = parts.at(-1)!.prefix;
  return prefix === null
    ? { match_phrase: { phrases: { query } } }
    : { match_phrase_prefix: { phrases: { query, max_expansions: PREFIX_WORDS } } };
}

const mayBeInAWord = ({ forms, prefix }: WordPart): boolean =>
  [...forms, ...(prefix === null ? [] : [prefix])].some((form) => HAN.test(form));

const formsOf = ({ forms, prefix }: WordPart): Query[] => [
  ...forms.map((form): Query => ({ term: { words: form } })),
  ...(prefix === null ? [] : [{ prefix: { words: prefix } }]),
];

function ranked(word: QueryWord, weight: number): Query {
  const [only, more] = word.parts;
  if (more !== undefined || only!.prefix !== null) return { constant_score: { filter: matching(word), boost: weight } };
  return { bool: { should: formsOf(only!) } };
}
