import { cleanText, type ImportedThread, onOneLine } from '@evident/domain/imports';
import { COMMENTS_MAX, type DocumentThreads, type TextRange, placesIn } from '../notes/comment-places.ts';
import { type XmlDocument, type XmlElement, type XmlNode, UNREAD, hiddenStyles } from './odt-markup.ts';

const DEPTH_MAX = 300;

interface Annotation {
  readonly name: string;
  readonly parent: string;
  readonly resolved: boolean;
  readonly author: string;
  readonly day: string | null;
  readonly text: string;
  range: TextRange | undefined;
}

/** The words of an OpenDocument text in their order, and its comments. */
export interface OdtText {
  readonly text: string;
  readonly comments: readonly Annotation[];
}

/** Reads the words and comments of a document apart from its conversion to a note (ODF 1.2, part 1, 14.1). */
export function odtText(document: XmlDocument): OdtText {
  return new Reader(hiddenStyles(document)).read(document);
}

class Reader {
  private readonly chunks: string[] = [];
  private length = 0;
  private paragraph = 0;
  private readonly comments: Annotation[] = [];
  private readonly starts = new Map<string, { of: Annotation; at: number }>();

  constructor(private readonly hidden: ReadonlySet<string>) {}

  read(document: XmlDocument): OdtText {
    this.walk(document.children, 0);
    return { text: this.chunks.join(''), comments: this.comments };
  }

  private walk(nodes: readonly XmlNode[], depth: number): void {
    for (const node of nodes) {
      if (node.type === 'text') this.say(node.data.replace(/\s+/g, ' '));
      else if (node.type === 'tag' && depth < DEPTH_MAX) this.element(node, depth + 1);
    }
  }

  private element(node: XmlElement, depth: number): void {
    const { name, attribs } = node;
    if (name === 'office:annotation') return this.annotation(node);
    if (name === 'office:annotation-end') return this.end(attribs['office:name'] ?? '');
    if (UNREAD.has(name) || (name === 'text:span' && this.hidden.has(attribs['text:style-name'] ?? ''))) return;
    const isParagraph = name === 'text:p' || name === 'text:h';
    if (isParagraph && this.hidden.has(attribs['text:style-name'] ?? '')) return;
    if (isParagraph) this.paragraph = this.length;
    if (/^text:(?:s|tab|line-break|note)$/.test(name)) this.say(' ');
    this.walk(node.children, depth);
    if (isParagraph) this.say('\n');
  }

  private say(text: string): void {
    this.chunks.push(text);
    this.length += text.length;
  }

  /** A comment without an end is about its paragraph up to the comment. */
  private annotation({ attribs, children }: XmlElement): void {
    const of = (name: string): string =>
      wordsOf(children.filter((child) => child.type === 'tag' && child.name === name)).trim();
    const paragraphs = children.filter(
      (child) => !(child.type === 'tag' && /^(?:dc:|meta:|loext:sender)/.test(child.name)),
    );
    const comment: Annotation = {
      name: attribs['office:name'] ?? '',
      parent: attribs['loext:parent-name'] ?? '',
      resolved: attribs['loext:resolved'] === 'true',
      author: onOneLine(of('dc:creator')),
      day: /^\d{4}-\d\d-\d\d/.exec(of('dc:date'))?.[0] ?? null,
      text: cleanText(wordsOf(paragraphs)).trim(),
      range: { start: this.paragraph, end: this.length },
    };
    this.comments.push(comment);
    this.starts.set(comment.name, { of: comment, at: this.length });
  }

  private end(name: string): void {
    const start = this.starts.get(name);
    if (name !== '' && start && this.length > start.at) start.of.range = { start: start.at, end: this.length };
  }
}

/** The words of elements, a line for each paragraph. */
function wordsOf(nodes: readonly XmlNode[], depth = 0): string {
  if (depth > DEPTH_MAX) return '';
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.data;
      if (node.type !== 'tag') return '';
      return `${wordsOf(node.children, depth + 1)}${node.name === 'text:p' ? '\n' : ''}`;
    })
    .join('');
}

/** Comments as threads about the text of the note; replies are those of LibreOffice. */
export function threadsOfOdt({ text, comments }: OdtText, noteText: string): DocumentThreads {
  const all = comments.filter((comment) => comment.text !== '');
  const read = all.slice(0, COMMENTS_MAX);
  const named = new Map(read.flatMap((comment) => (comment.name === '' ? [] : [[comment.name, comment] as const])));
  const topOf = (comment: Annotation): Annotation => {
    const seen = new Set([comment]);
    for (let top = comment; ;) {
      const parent = named.get(top.parent);
      // A damaged file can name a circle.
      if (!parent || seen.has(parent)) return top;
      seen.add(parent);
      top = parent;
    }
  };
  const replies = Map.groupBy(read, topOf);
  const tops = [...replies.keys()];
  const places = placesIn(
    noteText,
    text,
    tops.map(({ range }) => range),
  );
  const threads = tops.map((top, index): ImportedThread => ({
    place: places[index] ?? null,
    resolved: top.resolved,
    comments: replies.get(top)!.map(({ author, day, text: words }) => ({ author, day, text: words })),
  }));
  return { threads, beyond: all.length - read.length };
}
