import { cleanText, type ImportedComment, type ImportedThread, onOneLine } from '@evident/domain/imports';
import { COMMENTS_MAX, type DocumentThreads, placesIn } from '../notes/comment-places.ts';
import { type DocumentParts, partText } from './unzip-document.ts';
import { commentedText, textOfWordPart, valueOf } from './word-text.ts';
import { xmlTags } from './xml-tags.ts';

interface WordComment extends ImportedComment {
  readonly id: string;
  /** Id of its last paragraph, by which replies name it. */
  readonly paragraph: string | null;
}

interface Extended {
  readonly parent: string | null;
  readonly done: boolean;
}

/**
 * The comments of a Word file as threads about the text of its note. Replies and resolved threads are those of
 * `commentsExtended.xml` (MS-DOCX, 2.5.4). Words of the note are matched with those of the file; a comment whose words are not in the
 * note is about the whole.
 */
export function threadsOfWord(parts: DocumentParts, noteText: string): DocumentThreads {
  const all = commentsOf(parts);
  if (all.length === 0) return { threads: [], beyond: 0 };
  const read = all.slice(0, COMMENTS_MAX);
  const extended = extendedOf(parts);
  const known = new Map(read.flatMap((comment) => (comment.paragraph ? [[comment.paragraph, comment] as const] : [])));
  const replies = Map.groupBy(read, (comment) => topOf(comment, known, extended));
  const tops = [...replies.keys()];
  const places = placesOf(parts, tops, noteText);
  return {
    threads: tops.map((top, index) => ({
      place: places[index] ?? null,
      resolved: extended.get(top.paragraph ?? '')?.done ?? false,
      comments: replies.get(top)!.map(({ author, day, text }) => ({ author, day, text })),
    })),
    beyond: all.length - read.length,
  };
}

/** The comment that another one replies to, directly or not. */
function topOf(
  comment: WordComment,
  known: ReadonlyMap<string, WordComment>,
  extended: ReadonlyMap<string, Extended>,
): WordComment {
  const seen = new Set([comment]);
  for (let top = comment; ;) {
    const parent = known.get(extended.get(top.paragraph ?? '')?.parent ?? '');
    // A damaged file can name a circle.
    if (!parent || seen.has(parent)) return top;
    seen.add(parent);
    top = parent;
  }
}

function placesOf(parts: DocumentParts, tops: readonly WordComment[], noteText: string): ImportedThread['place'][] {
  const { text, ranges } = commentedText(partText(parts, 'word/document.xml'));
  return placesIn(
    noteText,
    text,
    tops.map(({ id }) => ranges.get(id)),
  );
}

function commentsOf(parts: DocumentParts): WordComment[] {
  if (!parts['word/comments.xml']) return [];
  return partText(parts, 'word/comments.xml')
    .split(/<w:comment(?=\s)/)
    .slice(1)
    .map((xml) => {
      const attributes = /^(?:[^<>"']|"[^"]*"|'[^']*')*/.exec(xml)![0];
      const lines = xml
        .slice(attributes.length + 1)
        .split('</w:p>')
        .map((line) => textOfWordPart(line).trim());
      return {
        id: valueOf(attributes, 'w:id') ?? '',
        author: onOneLine(valueOf(attributes, 'w:author') ?? ''),
        day: /^\d{4}-\d\d-\d\d/.exec(valueOf(attributes, 'w:date') ?? '')?.[0] ?? null,
        paragraph: [...xml.matchAll(/\sw14:paraId="([^"]*)"/g)].at(-1)?.[1] ?? null,
        text: cleanText(lines.join('\n')).trim(),
      };
    })
    .filter(({ text }) => text !== '');
}

function extendedOf(parts: DocumentParts): Map<string, Extended> {
  const extended = new Map<string, Extended>();
  if (!parts['word/commentsExtended.xml']) return extended;
  for (const { kind, name, attributes } of xmlTags(partText(parts, 'word/commentsExtended.xml'))) {
    if (kind === 'close' || !name.endsWith(':commentEx')) continue;
    const paragraph = valueOf(attributes, 'w15:paraId');
    if (paragraph)
      extended.set(paragraph, {
        parent: valueOf(attributes, 'w15:paraIdParent'),
        done: valueOf(attributes, 'w15:done') === '1',
      });
  }
  return extended;
}
