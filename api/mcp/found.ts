import type { FoundAnswer } from '@evident/domain/conversations';
import { addressOf } from '@evident/domain/cited-insights';
import { KINDS, kindOf } from '@evident/domain/kinds';
import { dataPointPage, themePage, writeNoteHash } from '@evident/domain/links';
import type { SearchResult, SearchResults } from '@evident/domain/search';
import { firstOf } from './bounded.ts';

/** UTF-16 units of titles and excerpts of results. */
export const PREVIEW_LIMITS = { title: 200, excerpt: 300 } as const;

/** Answers that name things get the address of each. */
export function withLinks(tool: string, answer: unknown, origin: string): unknown {
  switch (tool) {
    case 'search':
      return plainResults(answer as SearchResults, origin);
    case 'answer_question':
      return citedAnswer(answer as FoundAnswer, origin);
    default:
      return answer;
  }
}

/** Search results with plain text and links. Counts of the tabs of the web app are left out. */
export const plainResults = ({ groups, total, missing, notices }: SearchResults, origin: string) => ({
  groups: groups.map(({ items, ...group }) => ({ ...group, items: items.map((item) => plainResult(item, origin)) })),
  total,
  missing,
  notices,
});

function plainResult({ preview, place, page, ...result }: SearchResult, origin: string) {
  return {
    ...result,
    title: marked(preview.title, PREVIEW_LIMITS.title),
    excerpt: marked(preview.content, PREVIEW_LIMITS.excerpt),
    link: origin + pathOf({ ...result, place, page: page ?? null }),
  };
}

/** Joins fragments to text with `**` around matches, cut after `length` units of the text. */
export function marked(fragments: readonly { readonly text: string; readonly match: boolean }[], length: number) {
  let rest = length;
  let words = '';
  for (const { text, match } of fragments) {
    const part = firstOf(text, rest);
    if (part !== '') words += match ? `**${part}**` : part;
    if (part.length < text.length) return `${words}…`;
    rest -= part.length;
  }
  return words;
}

function pathOf({
  type,
  id,
  parentId,
  place,
  page,
}: Pick<SearchResult, 'type' | 'id' | 'parentId' | 'place' | 'page'>) {
  if (type === 'HIGHLIGHT') return `/${KINDS.note.page}/${parentId}#${writeNoteHash({ highlightId: id })}`;
  if (type === 'THEME') return themePage(parentId!, id);
  if (type === 'CHANNEL_DATAPOINT') return dataPointPage(parentId!, id);
  const path = `/${KINDS[kindOf(type)].page}/${id}`;
  if (type !== 'NOTE') return path;
  if (page) return `${path}#${writeNoteHash({ fileId: page.fileId, page: page.page })}`;
  return place ? `${path}#${writeNoteHash({ range: place })}` : path;
}

/** An answer with its sentences, and the quotes that they rest on with their addresses. */
const citedAnswer = ({ summary, sentences, citations, searched, missing }: FoundAnswer, origin: string) => ({
  summary,
  sentences: sentences.sections.flatMap((section) =>
    section.sentences.map(({ text, citations: quotes }) => ({ text, citations: quotes })),
  ),
  citations: citations.map((citation) => {
    const path = addressOf(citation);
    const { citationReferenceId, type, id, title, speaker, quote, projectTitle } = citation;
    return {
      citationReferenceId,
      type,
      id,
      title,
      speaker,
      quote,
      projectTitle,
      ...(path !== null && { link: origin + path }),
    };
  }),
  searched,
  missing,
});
