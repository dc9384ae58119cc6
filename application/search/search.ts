import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  bestMatch, contextOf, fragmentsOf, matchesIn, reachable, refuseLongQuery, refuseManyWords,
  SEARCH_PAGE_DEFAULT, SEARCHED_TYPES, type SearchRequest, type SearchResult, type SearchResults, type WeighedWord,
} from '@evident/domain/search';
import { type Handler, Query } from '../kernel/message.ts';
import type { SearchHit, SearchReader } from './search-reader.ts';
import type { TextAnalysis } from './text-analysis.ts';

/** Find it again: everything the actor may see that holds the words, by type, with the words in context. */
export class Search extends Query<SearchResults> {
  constructor(readonly actor: Actor, readonly request: SearchRequest) { super(); }
}

export class SearchHandler implements Handler<Search> {
  constructor(
    private readonly reader: SearchReader,
    private readonly analysis: TextAnalysis,
  ) {}

  async execute({ actor, request }: Search): Promise<SearchResults> {
    refuseLongQuery(request.query);
    const offset = request.offset ?? 0;
    const { groups, weighed, missing, relaxed } = await this.reader.find(actor, {
      words: (languages) => {
        const words = this.analysis.analyseQuery(request.query, languages);
        refuseManyWords(words.reduce((sum, { parts }) => sum + parts.length, 0));
        return words;
      },
      types: request.types ?? SEARCHED_TYPES,
      projectIds: request.projectIds ?? null,
      limit: reachable(request.limit ?? SEARCH_PAGE_DEFAULT, offset),
      offset,
    });
    return {
      groups: groups.map(({ type, total, hits }) => ({ type, total, items: hits.map((hit) => this.resultOf(hit, weighed)) })),
      total: groups.reduce((sum, { total }) => sum + total, 0),
      offset,
      missing: missing.map(({ text }) => text),
      relaxed,
      suggestedQuery: null,
    };
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
      place: best && { start: start + best.start, end: start + best.end },
    };
  }
}

const projectOf = ({ type, scopeId }: SearchHit): Uuid | null => (type === 'PROJECT_CATEGORY' ? null : scopeId);
