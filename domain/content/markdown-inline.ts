import { asEntity, codeSpan, escapeMarkdown, linkTarget } from './markdown-text.ts';
import { leafText } from './layout.ts';
import { type TitleOf, referencePath, referenced } from './references.ts';
import type { RichMark, RichNode } from './rich-text.ts';

/** Marks with a Markdown syntax, with their delimiters. Highlights and word times have none. */
const DELIMITERS: Readonly<Record<string, string>> = { bold: '**', italic: '_', strike: '~~' };

interface Piece {
  readonly markdown: string;
  readonly marks: readonly RichMark[];
}
type Token = { readonly text: string } | { readonly open: string } | { readonly close: string };

/**
 * Renders inline content as Markdown. A hard break is a backslash at the end of the line, or a space where lines cannot
 * break.
 */
export function inlineMarkdown(content: readonly RichNode[], lineBreak: string, titleOf: TitleOf = () => null): string {
  const besideEmphasis = content.some((node) => node.marks?.some((mark) => mark.type in DELIMITERS));
  const pieces = content.map((node, index): Piece =>
    node.type === 'hardBreak'
      ? { markdown: lineBreak, marks: sharedMarks(content[index - 1], content[index + 1]) }
      : pieceOf(node, besideEmphasis, titleOf),
  );
  const tokens: Token[] = [];
  const open: RichMark[] = [];
  pieces.forEach((piece, index) => {
    let staying = 0;
    while (staying < open.length && has(piece.marks, open[staying]!)) staying += 1;
    while (open.length > staying) tokens.push({ close: closing(open.pop()!) });
    const missing = piece.marks.filter((mark) => !has(open, mark));
    for (const mark of missing.sort((a, b) => lasts(pieces, index, b) - lasts(pieces, index, a))) {
      tokens.push({ open: opening(mark) });
      open.push(mark);
    }
    tokens.push({ text: piece.markdown });
  });
  while (open.length > 0) tokens.push({ close: closing(open.pop()!) });
  return written(withoutEdgeBlanks(tokens));
}

function pieceOf(node: RichNode, besideEmphasis: boolean, titleOf: TitleOf): Piece {
  if (node.type === 'mention') return { markdown: mention(node, titleOf), marks: [] };
  const text = node.text ?? leafText(node.type, node.attrs);
  const isCode = node.marks?.some((mark) => mark.type === 'code');
  return { markdown: isCode ? codeSpan(text) : escapeMarkdown(text, besideEmphasis), marks: writable(node) };
}

/** The name of a member, a link to an object; the mention as in plain text where the reader sees neither. */
function mention(node: RichNode, titleOf: TitleOf): string {
  const object = referenced(node);
  const [title, path] = [titleOf(object), referencePath(object)];
  if (title === null) return leafText(node.type, node.attrs);
  return path === null ? `@${escapeMarkdown(title, true)}` : `[${escapeMarkdown(title, true)}](${linkTarget(path)})`;
}

const sharedMarks = (a: RichNode | undefined, b: RichNode | undefined): RichMark[] =>
  writable(a).filter((mark) => has(writable(b), mark));

const writable = (node: RichNode | undefined): RichMark[] =>
  (node?.marks ?? []).filter((mark) => mark.type in DELIMITERS || mark.type === 'link' || mark.type === 'underline');

const same = (a: RichMark, b: RichMark): boolean => a.type === b.type && a.attrs?.href === b.attrs?.href;
const has = (marks: readonly RichMark[], mark: RichMark): boolean => marks.some((other) => same(other, mark));

function lasts(pieces: readonly Piece[], from: number, mark: RichMark): number {
  let count = 0;
  while (pieces[from + count] && has(pieces[from + count]!.marks, mark)) count += 1;
  return count;
}

const opening = (mark: RichMark): string =>
  mark.type === 'link' ? '[' : mark.type === 'underline' ? '<u>' : DELIMITERS[mark.type]!;
const closing = (mark: RichMark): string =>
  mark.type === 'link'
    ? `](${linkTarget(String(mark.attrs?.href))})`
    : mark.type === 'underline'
      ? '</u>'
      : DELIMITERS[mark.type]!;

/** Emphasis cannot start or end with a space. Moves edge spaces outside and drops marks on nothing else. */
function withoutEdgeBlanks(tokens: readonly Token[]): Token[] {
  const moved: Token[] = [];
  let blanks = '';
  const flush = (): void => {
    if (blanks !== '') moved.push({ text: blanks });
    blanks = '';
  };
  for (const token of tokens) {
    if (!('text' in token)) {
      const last = moved.at(-1);
      if ('close' in token && last && 'open' in last) moved.pop();
      else moved.push(token);
      continue;
    }
    const { text } = token;
    const core = text === '\\\n' ? text : text.trim();
    if (core === '') {
      blanks += text;
      continue;
    }
    const lead = text === core ? 0 : text.length - text.trimStart().length;
    blanks += text.slice(0, lead);
    const opened: Token[] = [];
    while (moved.length > 0 && 'open' in moved.at(-1)!) opened.unshift(moved.pop()!);
    flush();
    moved.push(...opened, { text: core });
    blanks = text.slice(lead + core.length);
  }
  flush();
  return moved;
}

/**
 * Joins the tokens. A letter next to a delimiter that would count as part of a word is written as an entity (CommonMark
 * 0.31, 6.2: left- and right-flanking delimiter runs).
 */
function written(tokens: readonly Token[]): string {
  const parts: string[] = [];
  let afterClosing = false;
  tokens.forEach((token, index) => {
    if ('text' in token) {
      parts.push(afterClosing ? token.text.replace(WORD_START, asEntity) : token.text);
      afterClosing = false;
    } else if ('open' in token) {
      if (isEmphasis(token.open) && index > 0 && 'text' in tokens[index - 1]!)
        parts[index - 1] = withEntityAtEnd(parts[index - 1]!);
      parts.push(token.open);
      afterClosing = false;
    } else {
      parts.push(token.close);
      afterClosing = isEmphasis(token.close);
    }
  });
  return parts.join('');
}

const isEmphasis = (sign: string): boolean => sign === '**' || sign === '_' || sign === '~~';
const WORD_START = /^[\p{L}\p{N}]/u;
const WORD_END = /[\p{L}\p{N}]$/u;
const withEntityAtEnd = (text: string): string => text.slice(0, -2) + text.slice(-2).replace(WORD_END, asEntity);
