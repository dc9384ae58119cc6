import type { SearchEngine } from '@evident/application/search/search-engine';
import type { SearchQuestion } from '@evident/application/search/search-reader';
import { NOTHING } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type QueryCondition,
  requiredDemand,
  searchOrder,
  type SearchedType,
  type WeighedWord,
} from '@evident/domain/search';
import { sql } from 'kysely';
import { type ReadRows, sightOf } from '../reads.ts';
import { chosenMatches, isPlain } from '../search/chosen-matches.ts';
import type { ScoreRow } from '../search/score-row.ts';
import { type Scoring, allOf, scoresOf } from './score-statement.ts';
import { firstOf, isIndexed } from './first-records.ts';
import { rowsOfText } from './all-tables.ts';
import { engineMatches, type JudgedMatch } from './engine-matches.ts';
import { type SearchedVolume, wantedScopes } from './known-frequencies.ts';

/** A search in a transaction of its team. */
export interface Searching {
  readonly rows: ReadRows;
  readonly actor: Actor;
  readonly engine: SearchEngine | null;
  readonly question: SearchQuestion;
  readonly volume: SearchedVolume;
  readonly weighed: readonly WeighedWord[];
  /** Condition over these words that a result must satisfy; null for none. */
  readonly condition: QueryCondition | null;
}

export interface FoundMatches {
  readonly matches: readonly ScoreRow[];
  /** The best score of each type. */
  readonly best: ReadonlyMap<SearchedType, number>;
}

/**
 * The objects that contain enough of the query, or any word of it. Reason: the matches are limited to the scopes of
 * `searchedVolume`; those that are filtered are narrowed to the actor, too.
 */
export async function matchesOf(searching: Searching, relaxed: boolean): Promise<FoundMatches> {
  const { rows, actor, engine, question } = searching;
  const scoring = scoringOf(searching, relaxed);
  const { types, scopes, weighed, enough } = scoring;
  if (types.length === 0 || scopes.length === 0) return { matches: [], best: new Map() };
  if (weighed.length === 0) return listed(searching, scoring, newestFirst(question));
  const plain = isPlain({ ...question, types });
  const found =
    engine &&
    !(question.contacts && types.includes('PERSON')) &&
    (await engineMatches(rows, engine, {
      question: {
        teamId: actor.teamId,
        scopes,
        types,
        words: weighed,
        condition: scoring.condition,
        enough,
        clauses: question.clauses,
        titleOnly: question.titleOnly,
        order: question.order,
      },
      limit: question.limit,
      offset: question.offset,
      judge: async (candidates) => {
        const page = { ...question, limit: candidates.length, offset: 0 };
        const judging = { ...scoring, candidates };
        return judgedOf(plain ? await scored(rows, judging) : (await chosen(searching, judging, page)).matches);
      },
    }));
  if (!found && plain) return ranked(await scored(rows, { ...scoring, page: question }));
  if (!found) return chosen(searching, scoring, question);
  return ranked(
    found
      .filter(({ total }) => total > 0)
      .flatMap(({ type, total, matches }): ScoreRow[] =>
        matches.length === 0
          ? [{ object_type: type, total, object_id: null, score: null }]
          : matches.map(({ id, score }) => ({ object_type: type, total, object_id: id, score })),
      ),
  );
}

/** How many of the people found are contacts. */
export async function contactsIn(searching: Searching, { matches }: FoundMatches, relaxed: boolean): Promise<number> {
  const people = matches.find(({ object_type }) => object_type === 'PERSON');
  if (people === undefined || searching.question.contacts) return people?.total ?? 0;
  const question = { ...searching.question, types: ['PERSON'] as const, contacts: true, limit: 0, offset: 0 };
  const found = await chosen(searching, scoringOf({ ...searching, question }, relaxed), question);
  return found.matches[0]?.total ?? 0;
}

/** Those of some objects that contain an excluded word. */
export async function excludedOf(searching: Searching, ids: readonly Uuid[]): Promise<ReadonlySet<string>> {
  const weighed = searching.weighed
    .filter(({ word }) => word.excluded)
    .map(({ word }) => ({ word, weight: 1, demand: 1 }));
  if (weighed.length === 0 || ids.length === 0) return new Set();
  const scoring = scoringOf({ ...searching, weighed, condition: null }, true);
  const found = scoring.types.length === 0 ? [] : await scored(searching.rows, { ...scoring, candidates: ids });
  return new Set(found.map(({ object_type: type, object_id: id }) => `${type}${id}`));
}

const scoringOf = ({ question, volume, weighed, condition }: Searching, relaxed: boolean): Scoring => ({
  weighed,
  condition,
  titleOnly: question.titleOnly,
  enough: relaxed || question.combined?.isStrict ? 0 : requiredDemand(weighed),
  types: question.types.filter((type) => (volume.meanLengths.get(type) ?? 0) > 0 && !isExcluded(question, type)),
  meanLengths: volume.meanLengths,
  scopes: wantedScopes(volume, question.projectIds),
});

/** Whether the clause of a type matches nothing. */
export function isExcluded({ clauses }: SearchQuestion, type: SearchedType): boolean {
  const clause = clauses.get(type);
  return clause?.kind === NOTHING.kind && 'clauses' in clause && clause.clauses.length === 0;
}

const scored = (rows: ReadRows, scoring: Scoring): Promise<ScoreRow[]> =>
  rowsOfText(rows, sql<ScoreRow>`SELECT object_type, total::int, object_id, score FROM ${scoresOf(scoring)}`);

/** Rows are in the order asked for. */
const judgedOf = (found: readonly ScoreRow[]): JudgedMatch[] =>
  found.flatMap(({ object_type: type, object_id: id, score }, place) =>
    id === null ? [] : [{ type, id, score: score!, place }],
  );

const ranked = (matches: readonly ScoreRow[]): FoundMatches => ({
  matches,
  best: new Map(
    [...Map.groupBy(matches, ({ object_type }) => object_type)].map(([type, of]) => [
      type,
      Math.max(...of.map(({ score }) => score ?? 0)),
    ]),
  ),
});

/** Nothing is more relevant without words. */
const newestFirst = (question: SearchQuestion): SearchQuestion =>
  question.order.by === 'RELEVANCE' ? { ...question, order: searchOrder('CREATED') } : question;

/** Everything, without words. Types with an index for the order are read only as far as the page reaches. */
async function listed(searching: Searching, scoring: Scoring, question: SearchQuestion): Promise<FoundMatches> {
  const { types, scopes } = scoring;
  const most = Math.max(question.offset + question.limit, 1);
  const found = await chosen(searching, scoring, question, firstOf({ types, scopes, question, most }));
  return {
    ...found,
    matches: found.matches.map((row) => {
      const isCut = isIndexed(row.object_type, question) && row.total === most;
      return isCut ? { ...row, total: Math.max(most, searching.volume.objectsIn(row.object_type, scopes)) } : row;
    }),
  };
}

/** Matches that are filtered or sorted by their records, among all matches. */
async function chosen(
  { rows, actor }: Searching,
  scoring: Scoring,
  { limit, offset, ...question }: SearchQuestion,
  scores = scoring.weighed.length === 0 ? allOf(scoring) : scoresOf(scoring),
): Promise<FoundMatches> {
  const query = chosenMatches(scores, { ...question, types: scoring.types, limit, offset });
  const found = await sightOf(actor, rows).rows(query);
  return {
    matches: found.map(({ place, object_id, score, ...row }) =>
      place > offset && place <= offset + limit
        ? { ...row, object_id, score }
        : { ...row, object_id: null, score: null },
    ),
    best: new Map(found.map(({ object_type, best }) => [object_type, best])),
  };
}
