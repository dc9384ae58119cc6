import type { SearchQuestion } from '@evident/application/search/search-reader';
import type { Uuid } from '@evident/domain/kernel';
import { type QueryCondition, type SearchedType, type WeighedWord, conditionCodes } from '@evident/domain/search';
import { type RawBuilder, sql } from 'kysely';
import { leadQuery } from '../search/lead-query.ts';
import type { ScoreRow } from '../search/score-row.ts';
import { tsFormsOf, tsQueryOf } from '../search/ts-text.ts';

export interface Scoring extends Pick<SearchQuestion, 'titleOnly'> {
  readonly weighed: readonly WeighedWord[];
  readonly enough: number;
  /** Condition over the words that a result must satisfy; null for none. */
  readonly condition: QueryCondition | null;
  readonly types: readonly SearchedType[];
  readonly meanLengths: ReadonlyMap<SearchedType, number>;
  readonly scopes: readonly Uuid[];
  /** All results without. */
  readonly page?: { readonly limit: number; readonly offset: number };
  /** Only these. */
  readonly candidates?: readonly Uuid[];
}

/** Every object, for a search without words: the filter alone decides. Reason: limited to the scopes of `searchedVolume`, and narrowed with its records. */
export const allOf = ({ types, scopes }: Pick<Scoring, 'types' | 'scopes'>): RawBuilder<ScoreRow> =>
  sql<ScoreRow>`(SELECT p.object_type, p.object_id, 0::float8 AS score FROM search_passage p
    WHERE p.seq = 0 AND p.object_type = ANY (${types}::text[]) AND p.scope_id = ANY (${scopes}::uuid[]))`;

/** The objects that match, with their BM25 score: the function `search_match`, as a relation. */
export function scoresOf(scoring: Scoring): RawBuilder<ScoreRow> {
  const { weighed, enough, types, meanLengths, scopes, page, candidates, titleOnly, condition } = scoring;
  const forms = weighed.flatMap(({ word }, index) => tsFormsOf(word).map((query) => ({ query, word: index + 1 })));
  return sql<ScoreRow>`search_match(${leadQuery(weighed, enough)}::tsquery, ${weighed.map(({ word }) => tsQueryOf(word))}::tsquery[],
    ${forms.map(({ query }) => query)}::tsquery[], ${forms.map(({ word }) => word)}::int[], ${weighed.map(({ weight }) => weight)}::float8[],
    ${weighed.map(({ demand }) => demand)}::float8[], ${weighed.map(({ word }) => word.quoted)}::boolean[], ${enough}::float8,
    ${types}::text[], ${types.map((type) => meanLengths.get(type))}::float8[], ${scopes}::uuid[], ${page?.limit ?? null}::int,
    ${page?.offset ?? 0}::int, ${candidates ?? null}::uuid[], ${titleOnly},
    ${condition && conditionCodes(condition)}::int[])`;
}
