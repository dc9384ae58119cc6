/** A piece of a query between spaces. Quotes keep spaces; an unclosed quote reaches to the end. Offsets are UTF-16 units. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Text in quotes of any kind, or a character that is no space. */
const QUOTED_OR_NOT = /["“”„«»][^"“”„«»]*(?:["“”„«»]|$)|[^\s"“”„«»]/gu;
const PIECE = new RegExp(`(?:${QUOTED_OR_NOT.source})+`, 'gu');

export const piecesOf = (text: string): Piece[] =>
  [...text.matchAll(PIECE)].map(({ 0: piece, index }) => ({ start: index, end: index + piece.length, text: piece }));

const OPENS = /^(?:-?[(（])+/u;
const BRACKET = /[(（)）]/gu;

/** The signs before a piece, the piece itself, and the brackets that it closes but does not open. */
export function bracketsOf(piece: string): { opening: string; core: string; closing: string } {
  const opening = OPENS.exec(piece)?.[0] ?? '';
  const rest = piece.slice(opening.length);
  let end = rest.length;
  let depth = 0;
  for (const [sign] of rest.matchAll(BRACKET)) depth += /[(（]/u.test(sign) ? 1 : -1;
  while (depth < 0 && /[)）]/u.test(rest[end - 1] ?? '')) {
    end -= 1;
    depth += 1;
  }
  return { opening, core: rest.slice(0, end), closing: rest.slice(end) };
}

/** The pieces of a text; those from a bracket to the one that closes it are one. */
export function operandsIn(text: string): Piece[] {
  const pieces = piecesOf(text);
  const spans: { start: number; end: number }[] = [];
  let depth = 0;
  let opened = 0;
  for (const [at, { start, end, text: piece }] of pieces.entries()) {
    const { opening, closing } = bracketsOf(piece);
    if (depth > 0) spans.at(-1)!.end = end;
    else {
      spans.push({ start, end });
      opened = at;
    }
    depth = Math.max(0, depth + opening.replaceAll('-', '').length - closing.length);
  }
  const joined = spans.map(({ start, end }) => ({ start, end, text: text.slice(start, end) }));
  return depth > 0 ? [...joined.slice(0, -1), ...pieces.slice(opened)] : joined;
}

/** A part of a value: text with the quotes removed, or one of the separators outside quotes. */
interface Segment {
  readonly text: string;
  readonly separator: boolean;
}

const SEGMENT = /["“”„«»]([^"“”„«»]*)(?:["“”„«»]|$)|([,=<>~])|([^"“”„«»,=<>~]+)/gu;

/** The values and separators of a term. Adjacent text and quotes are one value. */
export function segmentsOf(raw: string): Segment[] {
  const segments: Segment[] = [];
  for (const [, quoted, separator, plain] of raw.matchAll(SEGMENT)) {
    const last = segments.at(-1);
    const text = quoted ?? separator ?? plain ?? '';
    if (separator === undefined && last && !last.separator)
      segments[segments.length - 1] = { text: last.text + text, separator: false };
    else segments.push({ text, separator: separator !== undefined });
  }
  return segments;
}

const QUOTES = /["“”„«»]/g;
const PLAIN = /^[^\s"“”„«»,=<>~()（）]+$/u;

/** A value as it is typed. No value contains a quote, because quotes of every kind delimit it. */
export const quotedIfNeeded = (value: string): string =>
  PLAIN.test(value) ? value : `"${value.replaceAll(QUOTES, ' ')}"`;

/** Whether a quote is still open at the end. */
export const isOpen = (text: string): boolean => (text.match(QUOTES)?.length ?? 0) % 2 === 1;
