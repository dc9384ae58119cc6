import { countCodePoints } from './code-points.ts';
import { holdsText, isComplete } from './document-schema.ts';
import type { RichNode } from './rich-text.ts';

/** One line of plain text: a paragraph, heading, turn or code block, with its range in code points. */
export interface TextBlock {
  readonly node: RichNode;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly speaker: string | null;
  readonly startMs: number | null;
  readonly endMs: number | null;
  /** The recording of its times; null: the first recording of the note. */
  readonly fileId: string | null;
}

export interface Layout {
  readonly text: string;
  readonly blocks: readonly TextBlock[];
}

/**
 * Returns the plain text of a document and the range of each text block in it. A line feed joins blocks, a tab the
 * cells of a table row. A hard break is a line feed, an empty block an empty line. Rules, images, evidence, cards and
 * embeds have no text and no line.
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

export function blockText(block: RichNode): string {
  return (block.content ?? []).map(inlineText).join('');
}

export const inlineText = (node: RichNode): string => node.text ?? leafText(node.type, node.attrs);

/** Replaces a mention in plain text: names and titles change, and not every reader may see them. */
export const MENTIONED = '@…';

/**
 * The plain text of an inline node other than text: a line feed for a hard break, the day of a date. None for a node
 * that no reader shows, because its attributes are invalid.
 */
export function leafText(type: string, attrs: RichNode['attrs']): string {
  switch (isComplete(type, attrs) ? type : null) {
    case 'hardBreak':
      return '\n';
    case 'mention':
      return MENTIONED;
    case 'date':
      return String(attrs?.day ?? '');
    default:
      return '';
  }
}

/** Returns the first words on one line, cut at a word boundary where possible. */
export function excerpt(text: string, atMost = 200): string {
  // Keeps single spaces: most texts have no other white space, and lists cut many texts.
  const line = text
    .slice(0, atMost * 8)
    .replace(/ \s+|[^\S ]\s*/g, ' ')
    .trim();
  if (unitsOf(line, atMost) === line.length) return line;
  const cut = line.slice(0, unitsOf(line, atMost - 1));
  const word = cut.lastIndexOf(' ');
  return `${(word > cut.length * 0.6 ? cut.slice(0, word) : cut).trimEnd()}…`;
}

/** Returns the length of the first code points in UTF-16 units. */
function unitsOf(text: string, points: number): number {
  let units = 0;
  for (let point = 0; point < points && units < text.length; point += 1)
    units += text.codePointAt(units)! > 0xffff ? 2 : 1;
  return units;
}

/**
 * Returns the first words of a document for previews. Skips headings unless there is nothing else, and ends each block
 * as a sentence.
 */
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

function spoken({ type, attrs }: RichNode): Pick<TextBlock, 'speaker' | 'startMs' | 'endMs' | 'fileId'> {
  if (type !== 'turn') return { speaker: null, startMs: null, endMs: null, fileId: null };
  return {
    speaker: (attrs?.speaker as string | null) ?? null,
    startMs: (attrs?.start as number | null) ?? null,
    endMs: (attrs?.end as number | null) ?? null,
    fileId: (attrs?.fileId as string | null) ?? null,
  };
}
