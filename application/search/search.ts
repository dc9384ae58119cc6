import { type ResultKey, formGiven } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import { KINDS, kindOf } from '@evident/domain/kinds';
import type { Actor } from '@evident/domain/permissions';
import {
  bestMatch,
  contextOf,
  fragmentsOf,
  lettersOff,
  type KnownWord,
  languageOfStem,
  type Match,
  matchesIn,
  nearestWord,
  NOTICES_MAX,
  withWord,
  PREVIEW_LENGTH,
  type QueryWord,
  type ReadQuery,
  readQuery,
  reachable,
  refuseLongQuery,
  refuseManyWords,
  soughtWords,
  SEARCH_PAGE_DEFAULT,
  SEARCHED_TYPES,
  type SearchedType,
  searchOrder,
  type SearchRequest,
  type SearchResult,
  type SearchResults,
  tabCounts,
  type WeighedWord,
} from '@evident/domain/search';
import { type FoundName, runsOfQuery } from '@evident/domain/glossary';
import type { ListFilters } from '../filters/index.ts';
import { type GlossaryNames, findNames } from '../glossary/index.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import { filterNotices, nothingFound } from './filter-notices.ts';
import { withFacts } from './found-facts.ts';
import type { QueryMeanings } from './query-meanings.ts';
import type { SearchFinding, SearchHit, SearchQuestion, SearchReader } from './search-reader.ts';
import type { TextAnalysis } from './text-analysis.ts';
import type { ReadTerms, TypedForms, TypedTerms } from './typed-terms.ts';
import { widenedBy, widenedWords } from './widened-words.ts';

const WORDS_MENDED = 5;

/** A search with a filter form as JSON. */
export interface FilteredSearch extends SearchRequest {
  readonly filter?: string;
}
/** The part of a question that stays the same when the words are corrected. */
type Choice = Omit<SearchQuestion, 'words' | 'limit' | 'offset'>;

/** Searches all objects visible to the actor. Returns hits by type, with the words in context. */
export class Search extends Query<SearchResults> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly request: FilteredSearch,
  ) {
    super();
  }
}

export class SearchHandler implements Handler<Search> {
  constructor(
    private readonly reader: SearchReader,
    private readonly analysis: TextAnalysis,
    private readonly filters: ListFilters,
    private readonly meanings: Pick<QueryMeanings, 'of'>,
    private readonly terms: Pick<TypedTerms, 'read'>,
    private readonly glossary: GlossaryNames,
  ) {}

  async execute({ actor, request: given }: Search): Promise<SearchResults> {
    refuseLongQuery(given.query);
    const offset = given.offset ?? 0;
    const terms = await this.terms.read(actor, given.query);
    const request = { ...given, ...terms.options, query: terms.words };
    if (terms.forms === null) return nothingFound(request, terms.notices);
    const read = readQuery(request.query);
    const choice = await this.choiceOf(actor, request, read, terms.forms);
    const widens = (request.widen ?? true) && choice.byWords;
    const names = widens ? await findNames(this.glossary, actor, runsOfQuery(read)) : [];
    const { groups, contacts, weighed, missing, relaxed } = await this.find(actor, request, choice, read, names);
    const totals = new Map(groups.map(({ type, total }) => [type, total]));
    return {
      groups: await withFacts(
        this.reader,
        actor,
        groups.map(({ type, total, hits }) => ({ type, total, items: hits.map((hit) => this.resultOf(hit, weighed)) })),
      ),
      total: groups.reduce((sum, { total }) => sum + total, 0),
      counts: tabCounts(request.types ?? SEARCHED_TYPES, totals, contacts),
      offset,
      missing: missing.map(({ text }) => text),
      notices: [...read.notices, ...filterNotices(read)].slice(0, NOTICES_MAX),
      widened: widenedBy(names).filter(({ also }) => also.length > 0),
      relaxed,
      suggestedQuery: missing.length === 0 ? null : await this.suggestion(actor, request, choice, missing, terms),
    };
  }

  private async choiceOf(actor: Actor, request: FilteredSearch, read: ReadQuery, typed: TypedForms): Promise<Choice> {
    const { types = SEARCHED_TYPES, method = 'FULL_TEXT' } = request;
    const keys = types.map(resultKeyOf);
    const byKey = await this.filters.clauses(keys, [formGiven(request.filter), typed.form], actor, typed.groups);
    return {
      types,
      projectIds: request.projectIds ?? null,
      clauses: new Map(
        types.flatMap((type) => {
          const clause = byKey[resultKeyOf(type)];
          return clause ? [[type, clause] as const] : [];
        }),
      ),
      all: request.all ?? false,
      titleOnly: request.titleOnly ?? false,
      contacts: request.contacts ?? false,
      order: searchOrder(request.sort, request.direction),
      byWords: method !== 'VECTOR',
      meaning: await this.meanings.of(actor, soughtWords(read), method),
    };
  }

  private find(
    actor: Actor,
    { limit = SEARCH_PAGE_DEFAULT, offset = 0 }: Pick<SearchRequest, 'limit' | 'offset'>,
    choice: Choice,
    read: ReadQuery,
    names: readonly FoundName[] = [],
  ): Promise<SearchFinding> {
    return this.reader.find(actor, {
      ...choice,
      combined: read,
      words: (languages) => {
        const words = this.analysis.analyseRead(read, languages);
        refuseManyWords(words.reduce((sum, { parts }) => sum + parts.length, 0));
        return widenedWords(words, names, this.analysis, languages);
      },
      limit: reachable(limit, offset),
      offset,
    });
  }

  /** Returns a spelling suggestion for words without matches, if the corrected query has results. */
  private async suggestion(
    actor: Actor,
    request: SearchRequest,
    choice: Choice,
    missing: readonly QueryWord[],
    terms: ReadTerms,
  ): Promise<string | null> {
    let query = request.query;
    for (const { text, parts, quoted } of missing.slice(0, WORDS_MENDED)) {
      const [form, ...stems] = parts[0]!.forms;
      if (quoted || parts.length > 1 || form === undefined || lettersOff(form) === 0) continue;
      const known = this.withStems(await this.reader.similar(actor, form, choice.projectIds), stems);
      const near = nearestWord(form, known, stems);
      if (near !== null) query = withWord(query, text, near) ?? query;
    }
    if (query === request.query) return null;
    const { groups } = await this.find(actor, { limit: 0 }, choice, readQuery(query));
    return groups.length > 0 ? terms.with(query) : null;
  }

  /** The known words with their stems in the languages of some stems. */
  private withStems(known: readonly KnownWord[], stems: readonly string[]): KnownWord[] {
    const text = known.map(({ word }) => word).join(' ');
    const byLanguage = [...new Set(stems.map(languageOfStem))].map((language) => {
      const { tokens } = this.analysis.analyse(text, language);
      return tokens.length === known.length ? tokens : [];
    });
    return known.map((one, at) => ({
      ...one,
      stems: byLanguage.flatMap((tokens) => tokens[at]?.forms.slice(1) ?? []),
    }));
  }

  private resultOf(hit: SearchHit, words: readonly WeighedWord[]): SearchResult {
    const { start, text, language } = hit.passage;
    const { tokens } = this.analysis.analyse(text, language);
    const matches = matchesIn(tokens, words);
    const best = hit.near ? nearMatch(hit) : bestMatch(matches, words);
    const titleMatches = matchesIn(this.analysis.analyse(hit.title, null, language).tokens, words);
    return {
      id: hit.id,
      type: hit.type,
      projectId: projectOf(hit),
      parentId: hit.parentId,
      parentTitle: hit.parentTitle,
      createdAt: hit.createdAt.toISOString(),
      preview: { title: fragmentsOf(hit.title, titleMatches), content: contextOf(text, tokens, matches, best) },
      place: WHOLE.has(hit.type) ? null : (hit.near ?? placeOf(best, start)),
    };
  }
}

/** Types without places in their texts. */
const WHOLE: ReadonlySet<SearchedType> = new Set(['PROJECT', 'PERSON', 'CHANNEL', 'CHANNEL_DATAPOINT']);
/** Types of objects that are in no project. */
const WITHOUT_PROJECT: ReadonlySet<SearchedType> = new Set([
  'PROJECT_CATEGORY',
  'PERSON',
  'CHANNEL',
  'THEME',
  'CHANNEL_DATAPOINT',
]);

const placeOf = (best: Match | null, from: number): SearchResult['place'] =>
  best && { start: from + best.start, end: from + best.end };

/** The nearest passage instead of a match. Its beginning is shown. */
function nearMatch({ near, passage }: SearchHit): Match {
  const [start, end] = [near!.start - passage.start, near!.end - passage.start];
  return { start, end: Math.min(end, start + PREVIEW_LENGTH), word: -1 };
}

const projectOf = ({ type, scopeId, ofWorkspace }: SearchHit): Uuid | null =>
  WITHOUT_PROJECT.has(type) || ofWorkspace ? null : scopeId;

const resultKeyOf = (type: SearchedType): ResultKey =>
  type === KINDS.folder.type ? 'projectCategory' : (kindOf(type) as ResultKey);
