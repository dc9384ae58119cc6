import type { NearObject } from '@evident/application/search/vector-index';
import { EMBEDDED_TYPES, type SearchedType, SEARCH_RESULTS, searchOrder } from '@evident/domain/search';
import { sql } from 'kysely';
import { sightOf } from '../reads.ts';
import { chosenMatches } from '../search/chosen-matches.ts';
import type { ScoreRow } from '../search/score-row.ts';
import type { VectorsAtHand } from '../search/vectors/vector-threads.ts';
import { wantedScopes } from './known-frequencies.ts';
import { nearestObjects } from './nearest-objects.ts';
import { isExcluded, type Searching } from './search-matches.ts';

/** Cosine below which texts are not about the same (decided): most unrelated texts are below 0.2. */
const LEAST = 0.25;
/** The same for a query of which no word occurs: invented words come near to texts with rare ones, up to 0.48 (decided). */
const LEAST_UNHEARD = 0.5;
/** Objects of each type that are judged first, and how many times more while some are missing. */
const FIRST = 1_000;
const TIMES = 8;

/**
 * The objects nearest in meaning, at most 1000 of each type. Reason: they are limited to the scopes of `searchedVolume` by the rows that
 * search has of them now; those that are filtered are narrowed to the actor, too.
 */
export async function nearMatches(searching: Searching, vectors: VectorsAtHand): Promise<NearObject[]> {
  const { rows, actor, question, volume } = searching;
  const { meaning } = question;
  const types = question.types.filter((type) => !isExcluded(question, type) && EMBEDDED_TYPES.includes(type));
  const scopes = wantedScopes(volume, question.projectIds);
  if (meaning === null || question.titleOnly || types.length === 0 || scopes.length === 0) return [];
  const least = searching.weighed.some(({ word }) => !word.excluded) ? LEAST : LEAST_UNHEARD;
  for (let limit = FIRST; ; limit *= TIMES) {
    const near = await nearestObjects(rows, actor.teamId, vectors, { ...meaning, types, scopes, limit, least });
    const judged = await judge(searching, { types, scopes, near });
    const isShort = types.some((type) => countOf(near, type) >= limit && countOf(judged, type) < SEARCH_RESULTS);
    if (!isShort) return judged;
  }
}

const countOf = (objects: readonly NearObject[], wanted: SearchedType): number =>
  objects.filter(({ type }) => type === wanted).length;

interface Judged {
  readonly types: readonly SearchedType[];
  readonly scopes: readonly string[];
  readonly near: readonly NearObject[];
}

/** Those of them that the actor may find. */
async function judge({ rows, actor, question }: Searching, { types, scopes, near }: Judged): Promise<NearObject[]> {
  if (near.length === 0) return [];
  const there = sql<ScoreRow>`(SELECT u.object_type, u.object_id, u.score FROM unnest(${near.map(({ type }) => type)}::text[], ${near.map(({ id }) => id)}::uuid[],
      ${near.map(({ similarity }) => similarity)}::float8[]) u(object_type, object_id, score)
    JOIN search_passage f ON f.team_id = current_team() AND f.object_type = u.object_type AND f.object_id = u.object_id AND f.seq = 0 AND f.scope_id = ANY (${scopes}::uuid[]))`;
  const choice = { ...question, types, order: searchOrder(), limit: near.length, offset: 0 };
  const seen = new Set(
    (await sightOf(actor, rows).rows(chosenMatches(there, choice))).map(
      ({ object_type: type, object_id: id }) => type + id,
    ),
  );
  return near.filter(({ type, id }) => seen.has(type + id));
}
