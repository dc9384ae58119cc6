import type { SearchEngine } from '@evident/application/search/search-engine';
import type {
  FoundBehind,
  SearchFinding,
  SearchHit,
  SearchQuestion,
  SearchReader,
} from '@evident/application/search/search-reader';
import type { AudioVideo } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  conditionOf,
  type KnownWord,
  INFLECTION_LENGTH,
  lettersOff,
  meaningWeight,
  otherBeginnings,
  type QueryCondition,
  type QueryWord,
  type WeighedWord,
  weigh,
} from '@evident/domain/search';
import type { PostgresReads, ReadRows } from '../reads.ts';
import { foundMedia } from '../search/found-media.ts';
import type { ScoreRow } from '../search/score-row.ts';
import { tsQueryOf } from '../search/ts-text.ts';
import { knownFrequencies, searchedVolume, wantedScopes } from './known-frequencies.ts';
import { foundSeconds } from './found-seconds.ts';
import { deepQuestion, fusedMatches } from './fused-matches.ts';
import { nearMatches } from './near-matches.ts';
import { nearPassages } from './near-passages.ts';
import { type FoundMatches, type Searching, contactsIn, excludedOf, matchesOf } from './search-matches.ts';
import type { VectorsAtHand } from '../search/vectors/vector-threads.ts';

/** Similar words that are compared, the most frequent first. */
const SIMILAR_MAX = 5_000;

type PassageRow = Omit<SearchHit, 'score' | 'passage' | 'near'> & { start: number; text: string; language: string };

/**
 * Search by words and by meaning. Reason: the index has no rows of a kind; each statement is limited to the scopes of
 * `searchedVolume`.
 */
export class PostgresSearchReader implements SearchReader {
  constructor(
    private readonly reads: PostgresReads,
    /** Finds the candidates, where there is one and it can. */
    private readonly engine: SearchEngine | null = null,
    /** Where vectors are compared, for searches by meaning. */
    private readonly vectors: VectorsAtHand | null = null,
  ) {}

  find(actor: Actor, question: SearchQuestion): Promise<SearchFinding> {
    return this.reads.unscoped(actor.teamId, async (rows) => {
      const volume = await searchedVolume(rows, actor);
      const words = question.words(volume.languages);
      const { weighed, missing } = weigh(words, await knownFrequencies(rows, volume, words));
      const sought = weighed.filter(({ word }) => !word.excluded);
      const lacking = missing.filter(({ excluded }) => !excluded);
      const nothing = { groups: [], contacts: 0, weighed: sought, missing: lacking, relaxed: false };
      const condition = combined(question, weighed, missing);
      const search = {
        rows,
        actor,
        engine: this.engine,
        question,
        volume,
        weighed,
        condition: typeof condition === 'boolean' ? null : condition,
      };
      const isWithoutWords = sought.length === 0 || !condition || lacking.some(({ quoted }) => quoted);
      const isListing = words.length === 0 && (question.clauses.size > 0 || question.all === true);
      const listed = isListing ? await matchesOf(search, true) : null;
      if (listed)
        return {
          ...nothing,
          groups: await groupsOf(rows, listed, []),
          contacts: await contactsIn(search, listed, true),
        };
      if (question.meaning) return { ...nothing, ...(await this.byMeaning(search, isWithoutWords)) };
      if (isWithoutWords) return nothing;
      const { found, relaxed } = await wordMatches(search);
      return {
        ...nothing,
        groups: await groupsOf(rows, found, sought),
        contacts: await contactsIn(search, found, relaxed),
        relaxed,
      };
    });
  }

  /** With a quoted phrase or alternatives, both methods find what the words find. Excluded words are in no result. */
  private async byMeaning(
    search: Searching,
    isWithoutWords: boolean,
  ): Promise<Pick<SearchFinding, 'groups' | 'contacts' | 'relaxed'>> {
    const { rows, question, weighed } = search;
    const none: FoundMatches = { matches: [], best: new Map() };
    const deep = { ...search, question: deepQuestion(question) };
    const weight = question.byWords ? meaningWeight(question.meaning!, search.volume.passages) : 1;
    const { found: byWords, relaxed } =
      question.byWords && !isWithoutWords ? await wordMatches(deep) : { found: none, relaxed: false };
    const worded = new Set(byWords.matches.map(({ object_type, object_id }) => `${object_type}${object_id}`));
    const isExact = question.combined?.isStrict || question.words(search.volume.languages).some(({ quoted }) => quoted);
    const all = this.vectors && weight > 0 ? await nearMatches(search, this.vectors) : [];
    const excluded = await excludedOf(
      search,
      all.map(({ id }) => id),
    );
    const near = all.filter(
      ({ type, id }) => !excluded.has(type + id) && (!(question.byWords && isExact) || worded.has(type + id)),
    );
    const found = await fusedMatches(search, byWords, near, weight);
    const onlyNear = near.filter(({ type, id }) => !worded.has(type + id));
    const shown = new Set(found.matches.map(({ object_type, object_id }) => `${object_type}${object_id}`));
    const places = await nearPassages(
      rows,
      onlyNear.filter(({ type, id }) => shown.has(type + id)),
    );
    const sought = weighed.filter(({ word }) => !word.excluded);
    const groups = await groupsOf(rows, found, sought);
    return {
      groups: groups.map((group) => ({
        ...group,
        hits: group.hits.map((hit) => ({ ...hit, ...places.get(hit.type + hit.id) })),
      })),
      contacts: await contactsIn(search, byWords, relaxed),
      relaxed: relaxed && near.length === 0,
    };
  }

  behindTexts(
    actor: Actor,
    places: readonly { readonly noteId: Uuid; readonly start: number }[],
  ): Promise<FoundBehind[]> {
    return this.reads.unscoped(actor.teamId, (rows) =>
      rows<FoundBehind>(
        `SELECT l.id AS "noteId", CASE WHEN f.id IS NOT NULL THEN jsonb_build_object('fileId', f.id, 'name', f.name, 'page', p.page) END AS page
         FROM unnest($1::uuid[], $2::int[]) l(id, start) JOIN document d ON d.id = l.id AND l.start > char_length(d.text)
         LEFT JOIN LATERAL note_search_page(l.id, d.text, l.start) p ON true LEFT JOIN file f ON f.id = p.file_id`,
        [places.map(({ noteId }) => noteId), places.map(({ start }) => start)],
      ),
    );
  }

  secondsOf(actor: Actor, highlightIds: readonly Uuid[]): Promise<ReadonlyMap<Uuid, AudioVideo>> {
    return this.reads.unscoped(actor.teamId, (rows) => foundSeconds(rows, highlightIds));
  }

  readonly mediaOf: SearchReader['mediaOf'] = (actor, noteIds) =>
    this.reads.as(actor, (sight) => foundMedia(sight, noteIds));

  similar(actor: Actor, word: string, projectIds: readonly Uuid[] | null): Promise<KnownWord[]> {
    const [first = ''] = word;
    const { length } = [...word];
    return this.reads.unscoped(actor.teamId, async (rows) =>
      rows<KnownWord>(
        `SELECT w.term AS word, sum(w.objects)::int AS objects FROM (
         SELECT t.term, t.objects FROM search_term t
         WHERE t.term >= $1 AND t.term < $1 || U&'\\+10FFFF' AND t.scope_id = ANY($2::uuid[]) AND char_length(t.term) BETWEEN $3 AND $4
         UNION ALL
         SELECT t.term, t.objects FROM search_term t WHERE t.term = ANY ($5::text[]) AND NOT starts_with(t.term, $1) AND t.scope_id = ANY($2::uuid[])) w
       GROUP BY w.term HAVING sum(w.objects) > 0 ORDER BY objects DESC, word LIMIT $6`,
        [
          first,
          wantedScopes(await searchedVolume(rows, actor), projectIds),
          length - lettersOff(word) - INFLECTION_LENGTH,
          length + lettersOff(word) + INFLECTION_LENGTH,
          otherBeginnings(word),
          SIMILAR_MAX,
        ],
      ),
    );
  }
}

/** The matches of enough words; where there are none, of any of them. */
async function wordMatches(search: Searching): Promise<{ readonly found: FoundMatches; readonly relaxed: boolean }> {
  const strict = await matchesOf(search, false);
  const isSeveral = search.weighed.filter(({ word, demand }) => !word.excluded && demand > 0).length > 1;
  if (strict.matches.length > 0 || search.question.combined?.isStrict || !isSeveral)
    return { found: strict, relaxed: false };
  const found = await matchesOf(search, true);
  return { found, relaxed: found.matches.length > 0 };
}

/** Condition that results must satisfy; false if none can. */
const combined = (
  { combined: given }: SearchQuestion,
  weighed: readonly WeighedWord[],
  missing: readonly QueryWord[],
): QueryCondition | boolean =>
  given === undefined ||
  conditionOf(
    given.tree,
    given.isStrict,
    weighed.map(({ word }) => word),
    missing,
  );

async function groupsOf(
  rows: ReadRows,
  { matches, best }: FoundMatches,
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
      return [{ ...hit, score: score!, passage: { start, text, language }, near: null }];
    }),
  }));
  return groups.sort((a, b) => (best.get(b.type) ?? 0) - (best.get(a.type) ?? 0));
}

/** The best matching passage of each object. Matches in the title do not count: they have no place in the text. */
function bestPassages(
  rows: ReadRows,
  found: readonly ScoreRow[],
  weighed: readonly WeighedWord[],
): Promise<PassageRow[]> {
  return rows<PassageRow>(
    `SELECT b.type, b.id, b."scopeId", b.type = 'TAG' AND EXISTS (SELECT FROM tag_board w WHERE w.id = b."scopeId") AS "ofWorkspace", b."parentId", b."parentTitle", b.title, b."createdAt", b.text, b.language,
            CASE b.seq WHEN 0 THEN 0 ELSE (SELECT sum(char_length(q.text))::int FROM search_passage q WHERE q.object_type = b.type AND q.object_id = b.id AND q.seq < b.seq) END AS start
     FROM (SELECT DISTINCT ON (p.object_type, p.object_id) p.object_type AS type, p.object_id AS id, p.scope_id AS "scopeId", p.parent_id AS "parentId", coalesce(n.title, c.title) AS "parentTitle",
            f.title, p.created_at AS "createdAt", p.seq, p.text, p.language
     FROM unnest($1::text[], $2::uuid[]) h(type, id)
     JOIN search_passage f ON f.object_type = h.type AND f.object_id = h.id AND f.seq = 0
     JOIN search_passage p ON p.object_type = h.type AND p.object_id = h.id
     LEFT JOIN note n ON p.object_type = 'HIGHLIGHT' AND n.id = p.parent_id
     LEFT JOIN channel c ON p.object_type IN ('THEME', 'CHANNEL_DATAPOINT') AND c.id = p.parent_id
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
