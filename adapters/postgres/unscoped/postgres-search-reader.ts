import type { SearchEngine } from '@evident/application/search/search-engine';
import type { SearchFinding, SearchHit, SearchQuestion, SearchReader } from '@evident/application/search/search-reader';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  requiredDemand,
  type KnownWord,
  lettersOff,
  type SearchedType,
  type WeighedWord,
  weigh,
} from '@evident/domain/search';
import type { PostgresReads, ReadRows } from '../reads.ts';
import { engineMatches, type JudgedMatch } from './engine-matches.ts';
import { knownFrequencies, searchedVolume, type SearchedVolume } from './known-frequencies.ts';
import { leadQuery } from '../search/lead-query.ts';
import { tsFormsOf, tsQueryOf } from '../search/ts-text.ts';

interface MatchRow {
  object_type: SearchedType;
  total: number;
  object_id: Uuid | null;
  score: number | null;
}
type PassageRow = Omit<SearchHit, 'score' | 'passage'> & { start: number; text: string; language: string };

/** A query with its weighted words and the volume it searches. */
interface Weighing {
  readonly question: SearchQuestion;
  readonly volume: SearchedVolume;
  readonly weighed: readonly WeighedWord[];
}

/**
 * Full-text search. Reason: the index has no rows of a kind; each statement is limited to the scopes of
 * `searchedVolume`.
 */
export class PostgresSearchReader implements SearchReader {
  constructor(
    private readonly reads: PostgresReads,
    /** Finds the candidates, where there is one and it can. */
    private readonly engine: SearchEngine | null = null,
  ) {}

  find(actor: Actor, question: SearchQuestion): Promise<SearchFinding> {
    return this.reads.unscoped(actor.teamId, async (rows) => {
      const volume = await searchedVolume(rows, actor);
      const words = question.words(volume.languages);
      const { weighed, missing } = weigh(words, await knownFrequencies(rows, volume, words));
      const nothing = { groups: [], weighed, missing, relaxed: false };
      if (weighed.length === 0 || missing.some(({ quoted }) => quoted)) return nothing;
      const weighing = { question, volume, weighed };
      const strict = await this.match(rows, actor.teamId, weighing, false);
      const relaxed = strict.length === 0 && weighed.filter(({ demand }) => demand > 0).length > 1;
      const matches = relaxed ? await this.match(rows, actor.teamId, weighing, true) : strict;
      return {
        groups: await groupsOf(rows, matches, weighed),
        weighed,
        missing,
        relaxed: relaxed && matches.length > 0,
      };
    });
  }

  private async match(rows: ReadRows, teamId: Uuid, weighing: Weighing, relaxed: boolean): Promise<MatchRow[]> {
    const { question, volume, weighed } = weighing;
    const matching = {
      enough: relaxed ? 0 : requiredDemand(weighed),
      types: question.types.filter((type) => (volume.meanLengths.get(type) ?? 0) > 0),
      scopes: wantedScopes(volume, question.projectIds),
    };
    const { enough, types, scopes } = matching;
    if (types.length === 0 || scopes.length === 0) return [];
    const found =
      this.engine &&
      (await engineMatches(rows, this.engine, {
        question: { teamId, scopes, types, words: weighed, enough },
        limit: question.limit,
        offset: question.offset,
        judge: async (candidates) => judgedOf(await match(rows, weighing, { ...matching, candidates })),
      }));
    if (!found) return match(rows, weighing, { ...matching, page: question });
    return found
      .filter(({ total }) => total > 0)
      .flatMap(({ type, total, matches }): MatchRow[] =>
        matches.length === 0
          ? [{ object_type: type, total, object_id: null, score: null }]
          : matches.map(({ id, score }) => ({ object_type: type, total, object_id: id, score })),
      );
  }

  similar(actor: Actor, word: string, projectIds: readonly Uuid[] | null): Promise<KnownWord[]> {
    const [first = ''] = word;
    const { length } = [...word];
    return this.reads.unscoped(actor.teamId, async (rows) =>
      rows<KnownWord>(
        `SELECT t.term AS word, sum(t.objects)::int AS objects FROM search_term t
       WHERE t.term >= $1 AND t.term < $1 || U&'\\+10FFFF' AND t.scope_id = ANY($2::uuid[]) AND char_length(t.term) BETWEEN $3 AND $4 GROUP BY t.term HAVING sum(t.objects) > 0`,
        [
          first,
          wantedScopes(await searchedVolume(rows, actor), projectIds),
          length - lettersOff(word),
          length + lettersOff(word),
        ],
      ),
    );
  }
}

interface Matching {
  readonly enough: number;
  readonly types: readonly SearchedType[];
  readonly scopes: readonly Uuid[];
  /** All results without. */
  readonly page?: { readonly limit: number; readonly offset: number };
  readonly candidates?: readonly Uuid[];
}

const judgedOf = (found: readonly MatchRow[]): JudgedMatch[] =>
  found.flatMap(({ object_type: type, object_id: id, score }) => (id === null ? [] : [{ type, id, score: score! }]));

function wantedScopes({ scopes }: SearchedVolume, projectIds: readonly Uuid[] | null): readonly Uuid[] {
  const wanted = projectIds && new Set(projectIds);
  return wanted ? scopes.filter((id) => wanted.has(id)) : scopes;
}

/** Scores objects by BM25: all that match, or the given ones that do. */
async function match(
  rows: ReadRows,
  { volume, weighed }: Weighing,
  { enough, types, scopes, page, candidates }: Matching,
): Promise<MatchRow[]> {
  const forms = weighed.flatMap(({ word }, index) => tsFormsOf(word).map((query) => ({ query, word: index + 1 })));
  return rows<MatchRow>(
    `SELECT object_type, total::int, object_id, score
     FROM search_match($1::tsquery, $2::tsquery[], $3::tsquery[], $4::int[], $5::float8[], $6::float8[], $7::boolean[], $8::float8, $9::text[], $10::float8[], $11::uuid[], $12::int, $13::int, $14::uuid[])`,
    [
      leadQuery(weighed, enough),
      weighed.map(({ word }) => tsQueryOf(word)),
      forms.map(({ query }) => query),
      forms.map(({ word }) => word),
      weighed.map(({ weight }) => weight),
      weighed.map(({ demand }) => demand),
      weighed.map(({ word }) => word.quoted),
      enough,
      types,
      types.map((type) => volume.meanLengths.get(type)),
      scopes,
      page?.limit ?? null,
      page?.offset ?? 0,
      candidates ?? null,
    ],
  );
}

async function groupsOf(
  rows: ReadRows,
  matches: readonly MatchRow[],
  weighed: readonly WeighedWord[],
): Promise<SearchFinding['groups']> {
  const found = matches.filter(({ object_id }) => object_id !== null);
  const passages = found.length === 0 ? [] : await bestPassages(rows, found, weighed);
  const byId = new Map(passages.map((row) => [row.type + row.id, row]));
  const groups = [...Map.groupBy(matches, ({ object_type }) => object_type)].map(([type, of]) => ({
    type,
    total: of[0]!.total,
    hits: of.flatMap(({ object_id, score }): SearchHit[] => {
      const row = byId.get(`${type}${object_id}`);
      if (!row) return [];
      const { start, text, language, ...hit } = row;
      return [{ ...hit, score: score!, passage: { start, text, language } }];
    }),
  }));
  return groups.sort((a, b) => (b.hits[0]?.score ?? 0) - (a.hits[0]?.score ?? 0));
}

/** The best matching passage of each object. Matches in the title do not count: they have no place in the text. */
function bestPassages(
  rows: ReadRows,
  found: readonly MatchRow[],
  weighed: readonly WeighedWord[],
): Promise<PassageRow[]> {
  return rows<PassageRow>(
    `SELECT b.type, b.id, b."scopeId", b."parentId", b."parentTitle", b.title, b."createdAt", b.text, b.language,
            CASE b.seq WHEN 0 THEN 0 ELSE (SELECT sum(char_length(q.text))::int FROM search_passage q WHERE q.object_type = b.type AND q.object_id = b.id AND q.seq < b.seq) END AS start
     FROM (SELECT DISTINCT ON (p.object_type, p.object_id) p.object_type AS type, p.object_id AS id, p.scope_id AS "scopeId", p.parent_id AS "parentId", n.title AS "parentTitle",
            f.title, p.created_at AS "createdAt", p.seq, p.text, p.language
     FROM unnest($1::text[], $2::uuid[]) h(type, id)
     JOIN search_passage f ON f.object_type = h.type AND f.object_id = h.id AND f.seq = 0
     JOIN search_passage p ON p.object_type = h.type AND p.object_id = h.id
     LEFT JOIN note n ON p.object_type = 'HIGHLIGHT' AND n.id = p.parent_id
     CROSS JOIN LATERAL (
       SELECT sum(w.weight * c.times / (c.times + 1.2)) AS worth
       FROM unnest($3::tsquery[], $4::float8[]) w(query, weight), ts_rank_cd('{1,1,1,1}', ts_filter(p.terms, '{d}'), w.query) c(times)) a
     ORDER BY p.object_type, p.object_id, a.worth DESC, p.seq) b`,
    [
      found.map(({ object_type }) => object_type),
      found.map(({ object_id }) => object_id),
      weighed.map(({ word }) => tsQueryOf(word)),
      weighed.map(({ weight }) => weight),
    ],
  );
}
