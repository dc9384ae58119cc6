import { countCodePoints } from './code-points.ts';
import { holdsText } from './document-schema.ts';
import type { RichNode } from './rich-text.ts';

/** One line of the plain text: a paragraph, heading, turn or code block, with its place in code points. */
export interface TextBlock {
  readonly node: RichNode;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly speaker: string | null;
  readonly startMs: number | null;
  readonly endMs: number | null;
}

export interface Layout {
  readonly text: string;
  readonly blocks: readonly TextBlock[];
}

/**
 * The plain text of a document and where each of its text blocks lies in it. Blocks are joined by a line feed, the cells of one table row by a tab;
 * a hard break is a line feed; an empty block is an empty line; rules, images and evidence have no text and make no line.
 */
export function layOut(document: RichNode): Layout {
  const blocks: TextBlock[] = [];
  const parts: string[] = [];
  let position = 0;
  let before: Row | undefined;
  const walk = (node: RichNode, row: Row | undefined): void => {
    if (!holdsText(node.type)) {
      for (const child of node.content ?? []) walk(child, rowOf(node, child, row));
      return;
    }
    if (blocks.length > 0) {
      parts.push(row !== undefined && before?.row === row.row && before.cell !== row.cell ? '\t' : '\n');
      position += 1;
    }
    before = row;
    const text = blockText(node);
    const end = position + countCodePoints(text);
    blocks.push({ node, start: position, end, text, ...spoken(node) });
    parts.push(text);
    position = end;
  };
  walk(document, undefined);
  return { text: parts.join(''), blocks };
}

export const plainText = (document: RichNode): string => layOut(document).text;

/** The text of one text block. */
export function blockText(block: RichNode): string {
  return (block.content ?? []).map(inlineText).join('');
}

export const inlineText = (node: RichNode): string => (node.type === 'hardBreak' ? '\n' : (node.text ?? ''));

/** The first words of a document on one line, cut at a word where possible. */
export function excerpt(text: string, atMost = 200): string {
  // Single spaces stay as they are: most texts have no other white space, and lists cut many.
  const line = text
    .slice(0, atMost * 8)
    .replace(/ \s+|[^\S ]\s*/g, ' ')
    .trim();
  if (unitsOf(line, atMost) === line.length) return line;
  const cut = line.slice(0, unitsOf(line, atMost - 1));
  const word = cut.lastIndexOf(' ');
  return `${(word > cut.length * 0.6 ? cut.slice(0, word) : cut).trimEnd()}…`;
}

/** How many UTF-16 units the first code points take. */
function unitsOf(text: string, points: number): number {
  let units = 0;
  for (let point = 0; point < points && units < text.length; point += 1)
    units += text.codePointAt(units)! > 0xffff ? 2 : 1;
  return units;
}

/** The first words of a document that is read for what it says: without its headings, unless it has nothing else, and each block ended as a sentence. */
export function excerptOf(document: RichNode, atMost = 200): string {
  const blocks = layOut(document).blocks.filter(({ text }) => text.trim() !== '');
  const said = blocks.filter(({ node }) => node.type !== 'heading');
  const texts = (said.length > 0 ? said : blocks).map(({ text }) => text.trim());
  return excerpt(
    texts.map((text, index) => (index < texts.length - 1 ? text.replace(/[\p{L}\p{N})\]]$/u, '$&.') : text)).join(' '),
    atMost,
  );
}

interface Row {
  readonly row: RichNode;
  readonly cell: RichNode;
}

const rowOf = (node: RichNode, child: RichNode, row: Row | undefined): Row | undefined =>
  node.type === 'tableRow' ? { row: node, cell: child } : row;

function spoken({ type, attrs }: RichNode): Pick<TextBlock, 'speaker' | 'startMs' | 'endMs'> {
  if (type !== 'turn') return { speaker: null, startMs: null, endMs: null };
  return {
    speaker: (attrs?.speaker as string | null) ?? null,
    startMs: (attrs?.start as number | null) ?? null,
    endMs: (attrs?.end as number | null) ?? null,
  };
}
