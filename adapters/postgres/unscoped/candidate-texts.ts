import type { CandidateText, NearPlace, PassageObject } from '@evident/application/conversations/passage-reader';
import type { Uuid } from '@evident/domain/kernel';
import type { WeighedWord } from '@evident/domain/search';
import type { ReadRows } from '../reads.ts';
import { tsQueryOf } from '../search/ts-text.ts';

interface Wanted {
  readonly objects: readonly Pick<PassageObject, 'type' | 'id'>[];
  readonly near: readonly NearPlace[];
  readonly weighed: readonly WeighedWord[];
  readonly scopes: readonly Uuid[];
  /** Indexed passages of each object, those with the words of the question. */
  readonly passages: number;
}

/**
 * The indexed passages of objects that hold most words of a question, and those that are near in meaning. Reason: limited to the scopes
 * in sight; what is shown is read from records again.
 */
export function candidateTexts(
  rows: ReadRows,
  { objects, near, weighed, scopes, passages }: Wanted,
): Promise<CandidateText[]> {
  return rows<CandidateText>(
    `SELECT w.type, w.id, w."parentId", w.start, w.text, w.language FROM (
       SELECT p.object_type AS type, p.object_id AS id, p.parent_id AS "parentId", p.text, p.language, p.seq, a.worth,
         (sum(char_length(p.text)) OVER (PARTITION BY p.object_type, p.object_id ORDER BY p.seq) - char_length(p.text))::int AS start,
         row_number() OVER (PARTITION BY p.object_type, p.object_id ORDER BY a.worth DESC, p.seq) AS place
       FROM unnest($1::text[], $2::uuid[]) o(type, id)
       JOIN search_passage p ON p.object_type = o.type AND p.object_id = o.id AND p.scope_id = ANY ($3::uuid[])
       CROSS JOIN LATERAL (
         SELECT coalesce(sum(w.weight * c.times / (c.times + 1.2)), 0) AS worth
         FROM unnest($4::tsquery[], $5::float8[]) w(query, weight), ts_rank_cd('{1,1,1,1}', ts_filter(p.terms, '{d}'), w.query) c(times)) a
     ) w
     WHERE w.worth > 0 AND w.place <= $6 OR EXISTS (
       SELECT FROM unnest($7::text[], $8::uuid[], $9::int[], $10::int[]) n(type, id, "from", "to")
       WHERE n.type = w.type AND n.id = w.id AND n.from < w.start + char_length(w.text) AND n.to > w.start)
     ORDER BY w.type, w.id, w.seq`,
    [
      objects.map(({ type }) => type),
      objects.map(({ id }) => id),
      scopes,
      weighed.map(({ word }) => tsQueryOf(word)),
      weighed.map(({ weight }) => weight),
      passages,
      near.map(({ type }) => type),
      near.map(({ id }) => id),
      near.map(({ start }) => start),
      near.map(({ end }) => end),
    ],
  );
}
