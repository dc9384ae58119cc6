import type { PdfCell } from './pdf-margins.ts';

/** A fragment of a line, at its place on the page. */
interface Placed {
  readonly text: string;
  readonly x: number;
  readonly width: number;
}

type Direction = 'left' | 'right';
/** Letters and numbers run in their direction; other characters follow those around them. */
type Kind = 'left' | 'right' | 'number' | 'neutral';

interface Part {
  readonly text: string;
  readonly kind: Kind;
}

const TO_LEFT = /[\p{scx=Arab}\p{scx=Hebr}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}]/u;
const WORDS = /[\p{L}\p{M}]+/gu;

/** Whether a text has letters that are written from right to left. */
export const isToLeft = (text: string): boolean => TO_LEFT.test(text) && !/^[\p{Nd}\p{P}\s]*$/u.test(text);

/**
 * The words of a line in the order in which they are read, and its cells from left to right. A PDF has the fragments of
 * a line as they are drawn. Each fragment of one script is in reading order already.
 */
export function toLeftLine(
  pieces: readonly Placed[],
  gaps: { readonly space: number; readonly cell: number },
): { text: string; cells: PdfCell[] } {
  // Some fonts draw marks over a space without width.
  const visual = withMarks(pieces.filter(({ text, width }) => text.trim() !== '' || width > gaps.space / 3)).toSorted(
    (one, other) => one.x - other.x || one.width - other.width,
  );
  const base = baseOf(visual.map(({ text }) => text).join(''));
  const cells: { pieces: Placed[]; x: number; end: number }[] = [];
  for (const piece of visual) {
    const [cell, end] = [cells.at(-1), piece.x + piece.width];
    if (piece.text.trim() === '') cell?.pieces.push(piece);
    else if (cell && piece.x - cell.end <= gaps.cell) {
      cell.pieces.push(piece);
      cell.end = Math.max(cell.end, end);
    } else cells.push({ pieces: [piece], x: piece.x, end });
  }
  const read = (of: readonly Placed[]): string => inReadingOrder(partsOf(of, gaps.space), base);
  return { text: read(visual), cells: cells.map(({ pieces: of, x, end }) => ({ text: read(of), x, end })) };
}

/** Vowel marks, which are fragments of their own, behind their letters. They are drawn at any place above or below these. */
function withMarks(pieces: readonly Placed[]): Placed[] {
  const letters: Placed[] = [];
  let marks = '';
  for (const [at, piece] of pieces.entries()) {
    const [before, after] = [letters.at(-1), pieces[at + 1]];
    if (!/^\p{M}+$/u.test(piece.text)) letters.push({ ...piece, text: piece.text + marks });
    // Drawn from left to right, marks are in front of their letters.
    else if (after && (!before || after.x > before.x)) {
      marks += piece.text;
      continue;
    } else if (before) letters[letters.length - 1] = { ...before, text: before.text + piece.text };
    marks = '';
  }
  return letters;
}

/** The direction of the words at both ends of a line, or else of most words. */
function baseOf(text: string): Direction {
  const words = text.match(WORDS) ?? [];
  const toLeft = words.filter(isToLeft).length;
  const [first, last] = [isToLeft(words[0] ?? ''), isToLeft(words.at(-1) ?? '')];
  return (first === last ? first : toLeft * 2 >= words.length) ? 'left' : 'right';
}

function kindOf(text: string): Kind {
  if (isToLeft(text)) return 'left';
  if (/\p{L}/u.test(text)) return 'right';
  return /\p{Nd}/u.test(text) ? 'number' : 'neutral';
}

/** The fragments from left to right, with spaces for gaps. A number is one part. */
function partsOf(pieces: readonly Placed[], space: number): Part[] {
  const parts: Part[] = [];
  let end = Infinity;
  for (const { text, x, width } of pieces) {
    if (x - end > space) parts.push({ text: ' ', kind: 'neutral' });
    end = x + width;
    for (const part of kindOf(text) === 'number' ? (text.match(IN_NUMBERS) ?? []) : [text]) {
      const kind = kindOf(part);
      const digits = kind === 'number' ? digitsBefore(parts) : '';
      parts.push({ text: digits + part, kind });
    }
  }
  return parts;
}

const IN_NUMBERS = /\p{Nd}+(?:[.,:/-]\p{Nd}+)*|\s+|[^\p{Nd}\s]/gu;

/** Takes the begun number from the end of the parts: `12`, or `12` and `:`. */
function digitsBefore(parts: Part[]): string {
  const [number, sign] = [parts.at(-2), parts.at(-1)];
  if (sign?.kind === 'number') return parts.pop()!.text;
  if (number?.kind !== 'number' || !/^[.,:/-]$/.test(sign!.text)) return '';
  return parts.splice(-2).reduce((all, { text }) => all + text, '');
}

function inReadingOrder(parts: readonly Part[], base: Direction): string {
  const runs: { direction: Direction; texts: string[] }[] = [];
  for (const [at, direction] of directionsOf(parts, base).entries()) {
    const run = runs.at(-1);
    if (run?.direction === direction) run.texts.push(parts[at]!.text);
    else runs.push({ direction, texts: [parts[at]!.text] });
  }
  const mirror = mirrorFor(runs.flatMap(({ direction, texts }) => (direction === 'left' ? texts : [])));
  const read = runs.map(({ direction, texts }) =>
    direction === 'left' ? mirror(texts.toReversed().join('')) : texts.join(''),
  );
  return plainLetters((base === 'left' ? read.toReversed() : read).join(''));
}

function directionsOf(parts: readonly Part[], base: Direction): Direction[] {
  const letters = parts.map(({ kind }) => (kind === 'left' || kind === 'right' ? kind : null));
  const near = neighbors(letters);
  const told = parts.map(({ kind }, at): Direction | null => {
    if (kind !== 'number') return letters[at]!;
    // A number after a word of the other script belongs to it, such as a version.
    const { before, after } = near(at);
    return before !== 'right' && (base === 'left' || before === 'left' || after === 'left') ? 'left' : 'right';
  });
  const around = neighbors(told);
  return told.map((direction, at) => {
    const { before, after } = around(at);
    return direction ?? (before !== null && before === after ? before : base);
  });
}

/** Finds the nearest directions before and after a place. */
function neighbors(told: readonly (Direction | null)[]) {
  const before = lastOf(told);
  const after = lastOf(told.toReversed()).reverse();
  return (at: number) => ({ before: before[at]!, after: after[at]! });
}

function lastOf(told: readonly (Direction | null)[]): (Direction | null)[] {
  let last: Direction | null = null;
  return told.map((direction) => {
    const before = last;
    last = direction ?? last;
    return before;
  });
}

const BRACKETS: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '«': '»',
  '»': '«',
};
const BRACKET = /[()[\]{}«»]/g;

/** Most programs write the brackets that are seen, which are closed before they are opened when read to the left. */
function mirrorFor(visual: readonly string[]): (text: string) => string {
  const seen = visual.map((text) => (isToLeft(text) ? [...text].reverse().join('') : text));
  const brackets = seen.join('').match(BRACKET) ?? [];
  const isSeen = /[([{«]/.test(brackets[0] ?? '') && /[)\]}»]/.test(brackets.at(-1) ?? '');
  return (text) => (isSeen ? text.replace(BRACKET, (bracket) => BRACKETS[bracket]!) : text);
}

/** Letters for the forms in which fonts draw them at the start, in the middle and at the end of words. */
const plainLetters = (text: string): string =>
  text.replace(/[\ufb1d-\ufb4f\ufb50-\ufdff\ufe70-\ufefc]/g, (form) => form.normalize('NFKC').trim());
