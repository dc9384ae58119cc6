import { IGNORABLE, asTyped } from './characters.ts';

/** A text in the form in which texts are compared, and where each of its units is in the original. */
export interface NormalizedText {
  readonly text: string;
  /** For each UTF-16 unit of `text`, the unit of the original where its character begins. May be longer than `text`. */
  readonly starts: Int32Array;
  /** For each UTF-16 unit of `text`, the unit of the original after its character. May be longer than `text`. */
  readonly ends: Int32Array;
}

/** `written` keeps the case. */
export type TextForm = 'written' | 'caseless';

const SPACE = 32;
/** The first code point beyond ASCII that can change how the character before it is normalized: the soft hyphen. */
const FIRST_JOINING = 0xad;
/** Combining marks, the later letters of Hangul syllables, and the only other letter that joins the one before it. */
const JOINING = /^[\p{M}\u1160-\u11ff\u{16d67}]/u;
const INVISIBLE = new RegExp(IGNORABLE.source, 'u');
const WHITE = /[\s\p{Cc}]+/gu;
/** Lower case letters with the ones that caseless texts share (Case_Folding, Unicode 3.13). */
const FOLDED_LETTERS: Readonly<Record<string, string>> = { ς: 'σ', ß: 'ss' };
const FOLDED_LETTER = /[ςß]/g;

const plainAscii = (isCaseless: boolean): Uint8Array =>
  Uint8Array.from({ length: 128 }, (_, code) => {
    if (code <= SPACE || code === 127) return SPACE;
    if (code === 96) return 39;
    return isCaseless && code >= 65 && code <= 90 ? code + 32 : code;
  });

interface Form {
  readonly ascii: Uint8Array;
  readonly of: (character: string) => string;
  /** The same for a character of one UTF-16 unit. */
  readonly ofUnit: (unit: number) => string;
}
const written = (character: string): string =>
  asTyped(asTyped(character.replace(IGNORABLE, '')).normalize('NFKC')).replace(WHITE, ' ');
const formOf = (isCaseless: boolean, compute: (character: string) => string): Form => {
  const units: (string | undefined)[] = [];
  const of = remembered(compute);
  return { ascii: plainAscii(isCaseless), of, ofUnit: (unit) => (units[unit] ??= compute(String.fromCharCode(unit))) };
};
const FORMS: Readonly<Record<TextForm, Form>> = {
  written: formOf(false, written),
  caseless: formOf(true, (character) =>
    written(character)
      .toLowerCase()
      .replace(FOLDED_LETTER, (letter) => FOLDED_LETTERS[letter]!)
      .normalize('NFC'),
  ),
};
const joinsBefore = remembered((character) => JOINING.test(character.normalize('NFKD')));
const isInvisible = remembered((character) => INVISIBLE.test(character));

const FIRST_SURROGATE = 0xd800;
const LAST_SURROGATE = 0xdfff;
const isSurrogate = (unit: number): boolean => unit >= FIRST_SURROGATE && unit <= LAST_SURROGATE;
/** For each UTF-16 unit: 1 if it changes nothing of the character before it, 2 if it may; 0 if not known yet. */
const kinds = new Uint8Array(0x10000);

/** Whether a character ends before a UTF-16 unit; `NaN` is the end of the text. */
function isPlainBefore(unit: number): boolean {
  if (!(unit >= FIRST_JOINING)) return true;
  if (kinds[unit] === 0) {
    const character = String.fromCharCode(unit);
    kinds[unit] = isSurrogate(unit) || isInvisible(character) || joinsBefore(character) ? 2 : 1;
  }
  return kinds[unit] === 1;
}

/**
 * Normalizes what differs between two copies of the same words: compatibility forms (NFKC, UAX #15), invisible
 * characters, white space, typographic quotation marks and hyphens, and case if wanted (like NFKC_Casefold, UAX #44).
 * Words, numbers, accents and other punctuation stay.
 */
export function normalize(text: string, form: TextForm): NormalizedText {
  const { ascii, of, ofUnit } = FORMS[form];
  const room = text.length + SPARE;
  let units = new Uint16Array(room);
  let starts = new Int32Array(room);
  let ends = new Int32Array(room);
  let length = 0;
  let last = SPACE;
  for (let at = 0; at < text.length;) {
    const start = at;
    const code = text.charCodeAt(at);
    // Most texts are mostly ASCII. This path takes nearly all of the time.
    const isSingle = isPlainBefore(text.charCodeAt(at + 1));
    if (code < 128 && isSingle) {
      const unit = ascii[code]!;
      at += 1;
      if (unit === SPACE && last === SPACE) continue;
      units[length] = last = unit;
      starts[length] = start;
      ends[length] = at;
      length += 1;
      continue;
    }
    const isUnit = isSingle && !isSurrogate(code);
    const character = isUnit ? text[at]! : characterAt(text, at);
    at += character.length;
    const normal = isUnit ? ofUnit(code) : of(character);
    // Compatibility forms can be longer than their character.
    if (length + normal.length + (text.length - at) + 1 > units.length) {
      const more = units.length * 2 + normal.length;
      [units, starts, ends] = [longer(units, more), longer(starts, more), longer(ends, more)];
    }
    for (let index = 0; index < normal.length; index += 1) {
      const unit = normal.charCodeAt(index);
      if (unit === SPACE && last === SPACE) continue;
      units[length] = last = unit;
      starts[length] = start;
      ends[length] = at;
      length += 1;
    }
  }
  const end = last === SPACE ? Math.max(0, length - 1) : length;
  return { text: textOf(units.subarray(0, end)), starts, ends };
}

/** The range of the original that a range of the normalized text comes from. */
export const originalRange = (
  { starts, ends }: NormalizedText,
  from: number,
  to: number,
): { readonly start: number; readonly end: number } => ({ start: starts[from]!, end: ends[to - 1]! });

/** Units that are added to buffers. */
const SPARE = 64;

function longer<A extends Uint16Array | Int32Array>(units: A, length: number): A {
  const copy = (units instanceof Uint16Array ? new Uint16Array(length) : new Int32Array(length)) as A;
  copy.set(units);
  return copy;
}

const codePointAt = (text: string, at: number): string => String.fromCodePoint(text.codePointAt(at)!);

/**
 * The character at a UTF-16 unit with all that is composed with it. Invisible characters in between belong to it, those
 * after it do not.
 */
function characterAt(text: string, at: number): string {
  const first = codePointAt(text, at);
  let end = at + first.length;
  if (isInvisible(first)) return first;
  for (let next = end; text.charCodeAt(next) >= FIRST_JOINING;) {
    const following = codePointAt(text, next);
    next += following.length;
    if (isInvisible(following)) continue;
    if (!joinsBefore(following)) break;
    end = next;
  }
  return text.slice(at, end);
}

const REMEMBERED_MAX = 20_000;
const LONGEST_REMEMBERED = 8;

/** Keeps results, shared by all texts, because texts repeat few characters. */
function remembered<Result>(compute: (character: string) => Result): (character: string) => Result {
  const known = new Map<string, Result>();
  return (character) => {
    const found = known.get(character);
    if (found !== undefined) return found;
    const result = compute(character);
    if (known.size < REMEMBERED_MAX && character.length <= LONGEST_REMEMBERED) known.set(character, result);
    return result;
  };
}

/** Arguments of one call; engines limit their number. */
const AT_ONCE = 8_192;

function textOf(units: Uint16Array): string {
  const parts: string[] = [];
  for (let at = 0; at < units.length; at += AT_ONCE)
    parts.push(String.fromCharCode.apply(null, units.subarray(at, at + AT_ONCE) as unknown as number[]));
  return parts.join('');
}
