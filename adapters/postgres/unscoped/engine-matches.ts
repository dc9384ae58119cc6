import type { EngineMatches, EngineQuestion, SearchEngine } from '@evident/application/search/search-engine';
import type { SearchRef } from '@evident/application/search/search-index';
import type { Uuid } from '@evident/domain/kernel';
import { CHANGES_JUDGED, type SearchedType } from '@evident/domain/search';
import type { ReadRows } from '../reads.ts';

/** A match that PostgreSQL confirmed, with its exact score. */
export interface JudgedMatch extends SearchRef {
  readonly score: number;
  /** Among all that were judged, in the order asked for. */
  readonly place: number;
}
export interface JudgedMatches {
  readonly type: SearchedType;
  readonly total: number;
  /** Best first, only the page asked for. */
  readonly matches: readonly JudgedMatch[];
}

interface Asked {
  readonly question: Omit<EngineQuestion, 'except' | 'limit'>;
  readonly limit: number;
  readonly offset: number;
  /** Which of these objects match now, within the actor's scopes. */
  judge(candidates: readonly Uuid[]): Promise<readonly JudgedMatch[]>;
}

/** Candidates of each type are ranked exactly in blocks of this size, in the engine's order of blocks: so pages never overlap. */
const BLOCK = 100;
const REFILLS = 3;

/**
 * Finds candidates in the second engine, and lets PostgreSQL decide: an object that was moved, removed or changed since is judged as it is now, and the page is
 * filled up from behind. Objects whose changes the engine does not have yet are all judged. Null where PostgreSQL must search alone.
 * Reason: the tables of the copy hold no content, and the candidates are judged within the actor's scopes.
 */
export async function engineMatches(
  rows: ReadRows,
  engine: SearchEngine,
  asked: Asked,
): Promise<JudgedMatches[] | null> {
  const { question, limit, offset } = asked;
  const changed = await changesToJudge(rows, question.types);
  if (changed === null) return null;
  const end = offset + limit;
  let most = Math.max(1, Math.ceil(end / BLOCK)) * BLOCK;
  for (let refill = 0; ; refill += 1) {
    const found = await engine.find({ ...question, except: changed, limit: most });
    if (found === null) return null;
    const candidates = [...found.flatMap(({ type, ids }) => ids.map((id) => ({ type, id }))), ...changed];
    const judged = await judgedOf(candidates, asked);
    const lists = question.types.map((type) => listOf(type, found, judged, question.order.by === 'RELEVANCE'));
    const lacking = lists.some(({ matches, more }) => matches.length < end && more);
    if (lacking && refill < REFILLS) most *= 2;
    else return lists.map(({ type, total, matches }) => ({ type, total, matches: matches.slice(offset, end) }));
  }
}

async function judgedOf(candidates: readonly SearchRef[], { judge }: Asked): Promise<readonly JudgedMatch[]> {
  if (candidates.length === 0) return [];
  const asked = new Set(candidates.map(({ type, id }) => type + id));
  return (await judge(candidates.map(({ id }) => id))).filter(({ type, id }) => asked.has(type + id));
}

/** The objects that changed since the engine was told. Null while it has not got everything else, or while too many changed. */
async function changesToJudge(rows: ReadRows, types: readonly SearchedType[]): Promise<SearchRef[] | null> {
  const [copy] = await rows<{ filled: boolean; changed: SearchRef[] | null }>(
    `SELECT EXISTS (SELECT FROM search_copy WHERE filled_at IS NOT NULL) AS filled,
       (SELECT json_agg(json_build_object('id', c.object_id, 'type', c.object_type))
        FROM (SELECT DISTINCT l.object_id, l.object_type FROM (SELECT * FROM search_change ORDER BY id LIMIT $1) l) c) AS changed`,
    [CHANGES_JUDGED + 1],
  );
  const changed = copy?.changed ?? [];
  if (!copy?.filled || changed.length > CHANGES_JUDGED) return null;
  return changed.filter(({ type }) => types.includes(type));
}

function listOf(
  type: SearchedType,
  found: readonly EngineMatches[],
  judged: readonly JudgedMatch[],
  inBlocks: boolean,
) {
  const { ids = [], total = 0 } = found.find((one) => one.type === type) ?? {};
  const rank = new Map(ids.map((id, index) => [id, index]));
  // Objects that just changed have no rank: they stand with the best. Dates and titles are ordered as a whole.
  const blockOf = ({ id }: JudgedMatch): number => (inBlocks ? Math.floor((rank.get(id) ?? 0) / BLOCK) : 0);
  const matches = judged
    .filter((match) => match.type === type)
    .sort((a, b) => blockOf(a) - blockOf(b) || a.place - b.place);
  const confirmed = matches.filter(({ id }) => rank.has(id)).length;
  return {
    type,
    matches,
    more: ids.length < total,
    total: total - (ids.length - confirmed) + matches.length - confirmed,
  };
}
