import { type RichNode, toMarkdown } from '../content/index.ts';
import type { Citation, EvidenceSentence, EvidenceText } from '../evidence/index.ts';
import type { Uuid } from '../kernel/index.ts';
import { KINDS } from '../kinds/index.ts';
import { dataPointPage, writeNoteHash } from '../links/index.ts';

/**
 * A generated text as blocks of an insight, in groups: the heading of a section, or a sentence with its evidence. Extracted sentences are
 * their quotes, so they are not repeated. Of unchecked sentences, only the quotes are kept. A quote without a highlight is written out with a link to its place.
 * @param highlightOf the highlight of a citation, by its reference id
 * @param origin before the addresses of places; absent in documents of the workspace
 */
export function citedBlocks(
  { content: { sections, citations }, method }: Pick<EvidenceText, 'content' | 'method'>,
  highlightOf: ReadonlyMap<string, Uuid>,
  origin = '',
): RichNode[][] {
  const citationOf = new Map(citations.map((citation) => [citation.citationReferenceId, citation]));
  const used = new Set<string>();
  const evidenceOf = (sentence: EvidenceSentence): RichNode[] =>
    sentence.citations.flatMap((id): RichNode[] => {
      const highlightId = highlightOf.get(id);
      const citation = citationOf.get(id);
      const key = highlightId ?? id;
      if (used.has(key) || (highlightId === undefined && !citation)) return [];
      used.add(key);
      return [highlightId === undefined ? quoteOf(citation!, origin) : { type: 'evidence', attrs: { highlightId } }];
    });
  return sections.flatMap(({ title, sentences }): RichNode[][] => {
    const groups = sentences
      .map((sentence): RichNode[] => {
        const evidence = evidenceOf(sentence);
        const isQuote = (method === 'EXTRACTED' || sentence.unchecked === true) && sentence.citations.length > 0;
        return isQuote
          ? evidence
          : [{ type: 'paragraph', content: [{ type: 'text', text: sentence.text }] }, ...evidence];
      })
      .filter((group) => group.length > 0);
    if (title === null || groups.length === 0) return groups;
    return [[{ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: title }] }], ...groups];
  });
}

function quoteOf(citation: Citation, origin: string): RichNode {
  const { quote, title, speaker } = citation;
  const href = addressOf(citation);
  const name = title || 'Source';
  return {
    type: 'blockquote',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: `“${quote}” — ${speaker ? `${speaker}, ` : ''}` },
          href === null
            ? { type: 'text', text: name }
            : { type: 'text', text: name, marks: [{ type: 'link', attrs: { href: origin + href } }] },
        ],
      },
    ],
  };
}

/** The address of a citation in the web app. Null if its source has no page with the words. */
export function addressOf({ type, id, parentId, channelId, start, end, lost }: Citation): string | null {
  switch (type) {
    case 'note':
      return `/${KINDS.note.page}/${id}${lost ? '' : `#${writeNoteHash({ range: { start, end } })}`}`;
    case 'highlight':
      return parentId === null ? null : `/${KINDS.note.page}/${parentId}#${writeNoteHash({ highlightId: id })}`;
    case 'insight':
      return `/${KINDS.insight.page}/${id}`;
    case 'theme':
      return channelId && parentId ? dataPointPage(channelId, parentId) : null;
    case 'tag':
      return null;
  }
}

/** A generated text as Markdown, with its quotes and links to their places. */
export const citedMarkdown = (text: Pick<EvidenceText, 'content' | 'method'>, origin: string): string =>
  toMarkdown({ type: 'doc', content: citedBlocks(text, new Map(), origin).flat() });
