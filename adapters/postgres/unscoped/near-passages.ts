import type { SearchHit } from '@evident/application/search/search-reader';
import type { NearObject } from '@evident/application/search/vector-index';
import type { ReadRows } from '../reads.ts';

type Place = Pick<SearchHit, 'passage' | 'near'>;

/** The indexed passages that hold the nearest ones, by type and id. Reason: the objects were found in the actor's sight. */
export async function nearPassages(rows: ReadRows, near: readonly NearObject[]): Promise<Map<string, Place>> {
  // A title has no place in the text.
  const placed = near.filter(({ end }) => end > 0);
  if (placed.length === 0) return new Map();
  const found = await rows<{ key: string; start: number; text: string; language: string; from: number; to: number }>(
    `SELECT u.type || u.id AS key, q.start, q.text, q.language, u.from, u.to FROM unnest($1::text[], $2::uuid[], $3::int[], $4::int[]) u(type, id, "from", "to")
     CROSS JOIN LATERAL (SELECT p.text, p.language, (sum(char_length(p.text)) OVER (ORDER BY p.seq) - char_length(p.text))::int AS start, char_length(p.text) AS length
       FROM search_passage p WHERE p.object_type = u.type AND p.object_id = u.id) q WHERE q.start <= u.from AND u.from < q.start + q.length`,
    [
      placed.map(({ type }) => type),
      placed.map(({ id }) => id),
      placed.map(({ start }) => start),
      placed.map(({ end }) => end),
    ],
  );
  return new Map(found.map(({ key, from, to, ...passage }) => [key, { passage, near: { start: from, end: to } }]));
}
