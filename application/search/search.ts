import type { Uuid } from '@evident/domain/kernel';
import { KINDS } from '@evident/domain/kinds';
import type { Actor } from '@evident/domain/permissions';
import {
  bestMatch,
  contextOf,
  fragmentsOf,
  lettersOff,
  matchesIn,
  nearestWord,
  type QueryWord,
  reachable,
  refuseLongQuery,
  refuseManyWords,
  SEARCH_PAGE_DEFAULT,
  SEARCHED_TYPES,
  type SearchRequest,
  type SearchResult,
  type SearchResults,
  type WeighedWord,
} from '@evident/domain/search';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { SearchFinding, SearchHit, SearchReader } from './search-reader.ts';
import type { TextAnalysis } from './text-analysis.ts';

const WORDS_MENDED = 5;

/** Searches all objects visible to the actor. Returns hits by type, with the words in context. */
export class Search extends Query<SearchResults> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly request: SearchRequest,
  ) {
    super();
  }
}

export class SearchHandler implements Handler<Search> {
  constructor(
    private readonly reader: SearchReader,
    private readonly analysis: TextAnalysis,
  ) {}

  async execute({ actor, request }: Search): Promise<SearchResults> {
    refuseLongQuery(request.query);
    const offset = request.offset ?? 0;
    const { groups, weighed, missing, relaxed } = await this.find(actor, request, request.query, offset);
    return {
      groups: groups.map(({ type, total, hits }) => ({
        type,
        total,
        items: hits.map((hit) => this.resultOf(hit, weighed)),
      })),
      total: groups.reduce((sum, { total }) => sum + total, 0),
      offset,
      missing: missing.map(({ text }) => text),
      relaxed,
      suggestedQuery: groups.length > 0 || missing.length === 0 ? null : await this.suggestion(actor, request, missing),
    };
  }

  private find(actor: Actor, request: SearchRequest, query: string, offset: number): Promise<SearchFinding> {
    return this.reader.find(actor, {
      words: (languages) => {
        const words = this.analysis.analyseQuery(query, languages);
        refuseManyWords(words.reduce((sum, { parts }) => sum + parts.length, 0));
        return words;
      },
      types: request.types ?? SEARCHED_TYPES,
      projectIds: request.projectIds ?? null,
      limit: reachable(request.limit ?? SEARCH_PAGE_DEFAULT, offset),
      offset,
    });
  }

  /** Returns a spelling suggestion for words without matches, if the corrected query has results. */
  private async suggestion(
    actor: Actor,
    request: SearchRequest,
    missing: readonly QueryWord[],
  ): Promise<string | null> {
    let query = request.query;
    for (const { text, parts, quoted } of missing.slice(0, WORDS_MENDED)) {
      const [form] = parts[0]!.forms;
      if (quoted || parts.length > 1 || form === undefined || lettersOff(form) === 0) continue;
      const near = nearestWord(form, await this.reader.similar(actor, form, request.projectIds ?? null));
      if (near !== null) query = query.replace(text, () => near);
    }
    if (query === request.query) return null;
    return (await this.find(actor, { ...request, limit: 0 }, query, 0)).groups.length > 0 ? query : null;
  }

  private resultOf(hit: SearchHit, words: readonly WeighedWord[]): SearchResult {
    const { start, text, language } = hit.passage;
    const { tokens } = this.analysis.analyse(text, language);
    const matches = matchesIn(tokens, words);
    const best = bestMatch(matches, words);
    const titleMatches = matchesIn(this.analysis.analyse(hit.title, null, language).tokens, words);
    return {
      id: hit.id,
      type: hit.type,
      projectId: projectOf(hit),
      parentId: hit.parentId,
      parentTitle: hit.parentTitle,
      createdAt: hit.createdAt.toISOString(),
      preview: { title: fragmentsOf(hit.title, titleMatches), content: contextOf(text, tokens, matches, best) },
      place:
        best && hit.type !== 'PROJECT' && hit.type !== 'PERSON'
          ? { start: start + best.start, end: start + best.end }
          : null,
    };
  }
}

const projectOf = ({ type, scopeId }: SearchHit): Uuid | null =>
  type === KINDS.folder.type || type === KINDS.person.type ? null : scopeId;
