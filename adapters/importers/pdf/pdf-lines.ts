import { type PdfCell, type PdfLine, type PdfPiece, withoutMargins } from './pdf-margins.ts';
import { spacedOutText } from './letter-spacing.ts';
import { isToLeft, toLeftLine } from './right-to-left.ts';
import { type PdfTable, isTable, withTables } from './pdf-tables.ts';

/**
 * Groups the fragments of a page into lines, in document order. Fragments at the same height form a line; a gap between
 * two becomes a space.
 */
export function pdfLines(pieces: readonly PdfPiece[]): PdfLine[] {
  const lines: (PdfLine & { cells: PdfCell[]; pieces: PdfPiece[] })[] = [];
  let open: (typeof lines)[number] | null = null;
  let end = 0;
  for (const piece of pieces) {
    const high: number = piece.height || open?.height || 1;
    if (open && piece.text !== '' && Math.abs(piece.y - open.y) > high * 0.6) open = null;
    if (piece.text !== '') {
      if (!open) {
        open = { text: '', y: piece.y, height: high, cells: [], pieces: [] };
        lines.push(open);
      } else if (piece.x - end > high * SPACE_GAP && !/\s$/.test(open.text) && !/^\s/.test(piece.text))
        open.text += ' ';
      open.text += piece.text;
      open.pieces.push(piece);
      addToCells(open.cells, piece, high);
      open.height = Math.max(open.height, piece.height);
      end = piece.x + piece.width;
    }
    if (piece.endsLine) open = null;
  }
  return lines
    .map(({ pieces: placed, ...line }) => {
      const high = line.height;
      const isLeft = placed.some((piece) => isToLeft(piece.text));
      const spread = isLeft ? null : spacedOutText(placed, high * CELL_GAP);
      if (spread !== null) return { ...line, text: spread, cells: [{ text: spread, ...extentOf(placed) }] };
      const { text, cells } = isLeft ? toLeftLine(placed, { space: high * SPACE_GAP, cell: high * CELL_GAP }) : line;
      return { ...line, text: spaced(text), cells: cells.map((cell) => ({ ...cell, text: spaced(cell.text) })) };
    })
    .filter((line) => line.text !== '');
}

const extentOf = (pieces: readonly PdfPiece[]): Pick<PdfCell, 'x' | 'end'> => ({
  // not spread: a line of a damaged file can have more fragments than a call has arguments
  x: pieces.reduce((least, { x }) => Math.min(least, x), Infinity),
  end: pieces.reduce((most, { x, width }) => Math.max(most, x + width), -Infinity),
});
const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The minimum gap between two words, in line heights. */
const SPACE_GAP = 0.15;
/** The minimum gap between two table cells, in line heights. */
const CELL_GAP = 0.8;

function addToCells(cells: PdfCell[], { text, x, width }: PdfPiece, high: number): void {
  if (text.trim() === '') return;
  const cell = cells.at(-1);
  const gap = cell ? x - cell.end : Infinity;
  if (!cell || gap > CELL_GAP * high || x + width < cell.x) {
    cells.push({ text, x, end: x + width });
    return;
  }
  cell.text += gap > high * SPACE_GAP ? ` ${text}` : text;
  cell.end = Math.max(cell.end, x + width);
}

/** The minimum gap between two paragraphs, in line heights. */
const PARAGRAPH_GAP = 1.6;

/**
 * Joins the lines of all pages into tables and paragraphs with lines separated by `\n`. Repeated headers and footers
 * are removed; a paragraph can continue on the next page.
 */
export function pdfParagraphs(pages: readonly (readonly PdfLine[])[]): (string | PdfTable)[] {
  const parts: (string | PdfTable)[] = [];
  let before: PdfLine | null = null;
  for (const lines of withoutMargins(pages)) {
    const close = usualGap(lines);
    let above: PdfLine | null = null;
    for (const part of withTables(lines)) {
      if (isTable(part)) {
        parts.push(part);
        [above, before] = [null, null];
        continue;
      }
      const goesOn: boolean = above
        ? belongs(above, part, close)
        : before !== null && !/[.!?…:]["'”’)]?$/.test(before.text) && /^\p{Ll}/u.test(part.text);
      const last = parts.at(-1);
      if (goesOn && typeof last === 'string') parts[parts.length - 1] = `${last}\n${part.text}`;
      else parts.push(part.text);
      above = before = part;
    }
  }
  return joinHyphens(parts);
}

/** Rejoins words that are hyphenated at a line end. Keeps the hyphen if the document uses it elsewhere in the word. */
function joinHyphens(parts: readonly (string | PdfTable)[]): (string | PdfTable)[] {
  const parted = /(?<!\p{L})(\p{L}+)-\n(\p{Ll}+)/gu;
  const texts = parts.flatMap((part) => (isTable(part) ? part.flat() : [part]));
  if (!texts.some((text) => text.includes('-\n'))) return [...parts];
  // The lookbehind avoids quadratic time on long runs of letters.
  const hyphened = new Set(texts.flatMap((text) => text.match(/(?<!\p{L})\p{L}+-\p{Ll}+/gu) ?? []));
  const joined = (text: string): string =>
    text.replace(parted, (_, left: string, right: string) =>
      hyphened.has(`${left}-${right}`) ? `${left}-${right}` : left + right,
    );
  return parts.map((part) => (isTable(part) ? part.map((row) => row.map(joined)) : joined(part)));
}

const belongs = (above: PdfLine, line: PdfLine, close: number): boolean => {
  const gap = above.y - line.y;
  return (
    gap > 0 &&
    gap <= close * 1.3 &&
    gap <= PARAGRAPH_GAP * Math.max(above.height, line.height) &&
    Math.abs(above.height - line.height) < 0.2 * above.height
  );
};

/** The most common line spacing of a page. */
function usualGap(lines: readonly PdfLine[]): number {
  const gaps = lines
    .slice(1)
    .map((line, index) => (lines[index]?.y ?? 0) - line.y)
    .filter((gap) => gap > 0)
    .sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 4)] ?? 0;
}
