import { isPrefix, takesField } from './prefixes.ts';
import { bracketsOf, isOpen, piecesOf, quotedIfNeeded } from './scan.ts';

/** The value that a member is typing. Offsets are UTF-16 units. */
export interface TypedValue {
  readonly prefix: string;
  /** Without quotes. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

const TERM = /^-?([a-z]+(?:-[a-z]+)*):/i;

/** The value of a term that ends at the caret; null elsewhere. */
export function valueAt(text: string, caret: number): TypedValue | null {
  const piece = piecesOf(text).find(({ start, end }) => start < caret && caret <= end);
  const { opening = '', core = '' } = piece ? bracketsOf(piece.text) : {};
  const match = TERM.exec(core);
  const prefix = match?.[1]?.toLowerCase();
  if (!piece || !match || prefix === undefined || !isPrefix(prefix) || takesField(prefix)) return null;
  const from = piece.start + opening.length + match[0].length;
  const to = piece.start + opening.length + core.length;
  if (caret < from || caret > to) return null;
  const start = from + afterLastComma(text.slice(from, caret));
  const rest = text.slice(caret, to);
  const length = isOpen(text.slice(start, caret)) ? rest.search(/["“”„«»]|$/) + 1 : rest.search(/,|$/);
  const value = text.slice(start, caret).replaceAll(/["“”„«»]/g, '');
  return { prefix, value, start, end: Math.min(to, caret + length) };
}

/** Where the last value begins: after the last comma that is not in quotes. */
function afterLastComma(raw: string): number {
  for (let at = raw.length; at > 0; at -= 1) if (raw[at - 1] === ',' && !isOpen(raw.slice(0, at))) return at;
  return 0;
}

/** The text with the value completed and the caret after it. A space follows, so the next word can be typed. */
export function completed(text: string, { start, end }: TypedValue, value: string): { text: string; caret: number } {
  const before = `${text.slice(0, start)}${quotedIfNeeded(value)} `;
  return { text: before + text.slice(end).trimStart(), caret: before.length };
}
