import type { NearObject } from '@evident/application/search/vector-index';
import { reciprocalRankFusion, type SearchedType, SEARCH_RESULTS, searchOrder } from '@evident/domain/search';
import { sql } from 'kysely';
import { sightOf } from '../reads.ts';
import { chosenMatches } from '../search/chosen-matches.ts';
import type { ScoreRow } from '../search/score-row.ts';
import type { FoundMatches, Searching } from './search-matches.ts';

/** The matches of a search by words as deep as a search by meaning needs them. */
export const deepQuestion = (question: Searching['question']): Searching['question'] => ({
  ...question,
  order: searchOrder(),
  limit: SEARCH_RESULTS,
  offset: 0,
});

/**
 * A page of both lists in one order, type by type. Reason: both were limited to what the actor may find.
 * @param byWords the best of each type, from the first
 * @param weight how much the list by meaning counts against that by words
 */
export async function fusedMatches(
  { rows, actor, question }: Searching,
  byWords: FoundMatches,
  near: readonly NearObject[],
  weight: number,
): Promise<FoundMatches> {
  const fused = [...question.types].flatMap((type) => fusedType(type, byWords, near, weight));
  const best = new Map(fused.map(({ type, scores }) => [type, scores[0]?.score ?? 0]));
  const { limit, offset, order } = question;
  if (order.by === 'RELEVANCE')
    return {
      best,
      matches: fused.flatMap(({ type, total, scores }): ScoreRow[] => {
        const page = scores.slice(offset, offset + limit);
        if (page.length === 0) return [{ object_type: type, total, object_id: null, score: null }];
        return page.map(({ id, score }) => ({ object_type: type, total, object_id: id, score }));
      }),
    };
  const all = fused.flatMap(({ type, scores }) => scores.map((score) => ({ type, ...score })));
  const relation = sql<ScoreRow>`unnest(${all.map(({ type }) => type)}::text[], ${all.map(({ id }) => id)}::uuid[], ${all.map(({ score }) => score)}::float8[])
    s(object_type, object_id, score)`;
  const types = fused.map(({ type }) => type);
  if (types.length === 0) return { matches: [], best };
  const totals = new Map(fused.map(({ type, total }) => [type, total]));
  const chosen = await sightOf(actor, rows).rows(
    chosenMatches(sql`(SELECT * FROM ${relation})`, { ...question, types }),
  );
  return {
    best,
    matches: chosen.map(({ object_type, object_id, score, place }) => ({
      object_type,
      total: totals.get(object_type)!,
      ...(place > offset && place <= offset + limit ? { object_id, score } : { object_id: null, score: null }),
    })),
  };
}

interface FusedType {
  readonly type: SearchedType;
  readonly total: number;
  readonly scores: readonly { readonly id: string; readonly score: number }[];
}

function fusedType(
  type: SearchedType,
  byWords: FoundMatches,
  near: readonly NearObject[],
  weight: number,
): FusedType[] {
  const worded = byWords.matches.filter(({ object_type }) => object_type === type);
  const words = worded.flatMap(({ object_id }) => object_id ?? []);
  const meaning = near.filter((object) => object.type === type).map(({ id }) => id);
  const fused = reciprocalRankFusion([{ items: words }, { items: meaning, weight }]);
  if (fused.size === 0) return [];
  // Of matches beyond the thousandth it is not known whether they are near, too.
  const total = (worded[0]?.total ?? 0) + fused.size - words.length;
  return [{ type, total, scores: [...fused].map(([id, score]) => ({ id, score })) }];
}
