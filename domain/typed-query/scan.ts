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
const PLAIN = /^[^\s"“”„«»,=<>~]+$/u;

/** A value as it is typed. No value contains a quote, because quotes of every kind delimit it. */
export const quotedIfNeeded = (value: string): string =>
  PLAIN.test(value) ? value : `"${value.replaceAll(QUOTES, ' ')}"`;

/** Whether a quote is still open at the end. */
export const isOpen = (text: string): boolean => (text.match(QUOTES)?.length ?? 0) % 2 === 1;
