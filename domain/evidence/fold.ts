import { countCodePoints } from '../content/index.ts';

/** A text in the form in which quotes are compared, and where each of its units is in the original. */
export interface FoldedText {
  readonly text: string;
  /** For each UTF-16 unit of `text`, the code point of the original where it begins. May be longer than `text`. */
  readonly starts: Int32Array;
  /** For each UTF-16 unit of `text`, the code point of the original after it. May be longer. */
  readonly ends: Int32Array;
}

const SPACE = 32;
/** Marks a unit that is left out. */
const NOTHING = 0;
/** The first combining mark. */
const FIRST_MARK = 0x300;
/** Typographic characters that models and word processors exchange for those of a keyboard. */
const KEYBOARD: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ["'", '‘’‚‛ʼ′`´'],
    ['"', '“”„‟«»″'],
    ['-', '‐‑‒–—―−'],
  ].flatMap(([plain, typographic]) => [...typographic!].map((character) => [character, plain!])),
);
const INVISIBLE = /^[\p{Cf}\p{Cc}]$/u;
const MARK = /^[\p{M}\u1160-\u11ff]$/u;
const WHITE = /^\s$/u;

const ASCII = Uint8Array.from({ length: 128 }, (_, code) => {
  if (code === SPACE || (code >= 9 && code <= 13)) return SPACE;
  if (code < SPACE || code === 127) return NOTHING;
  if (code === 96) return 39;
  return code >= 65 && code <= 90 ? code + 32 : code;
});

/** Folded form of a character with its combining marks; shared by all texts, because they repeat few characters. */
const known = new Map<string, string>();
const KNOWN_MAX = 20_000;

function foldedCharacter(character: string): string {
  const found = known.get(character);
  if (found !== undefined) return found;
  const folded = INVISIBLE.test(character)
    ? WHITE.test(character)
      ? ' '
      : ''
    : (KEYBOARD[character] ?? character.normalize('NFKC').toLowerCase().normalize('NFC').replace(/\s+/gu, ' '));
  if (known.size < KNOWN_MAX) known.set(character, folded);
  return folded;
}

/**
 * Folds what differs between two copies of the same words: compatibility forms (NFKC), case, white space, typographic
 * quotation marks and dashes, and invisible characters. Words, numbers, accents and other punctuation stay.
 */
export function fold(text: string): FoldedText {
  let units = new Uint16Array(text.length + SPARE);
  let starts = new Int32Array(text.length + SPARE);
  let ends = new Int32Array(text.length + SPARE);
  let length = 0;
  let last = SPACE;
  let point = 0;
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    // Most texts are mostly ASCII. This path takes nearly all of the time of a verification.
    if (code < 128 && !(text.charCodeAt(at + 1) >= FIRST_MARK)) {
      const unit = ASCII[code]!;
      if (unit !== NOTHING && (unit !== SPACE || last !== SPACE)) {
        units[length] = unit;
        starts[length] = point;
        ends[length] = point + 1;
        length += 1;
        last = unit;
      }
      at += 1;
      point += 1;
      continue;
    }
    const start = point;
    const character = characterAt(text, at);
    at += character.length;
    point += countCodePoints(character);
    const form = foldedCharacter(character);
    // Compatibility forms can be longer than their character.
    if (length + form.length + (text.length - at) + 1 > units.length) {
      const more = units.length + SPARE + form.length;
      [units, starts, ends] = [longer(units, more), longer(starts, more), longer(ends, more)];
    }
    for (let index = 0; index < form.length; index += 1) {
      const unit = form.charCodeAt(index);
      if (unit === SPACE && last === SPACE) continue;
      last = unit;
      units[length] = unit;
      starts[length] = start;
      ends[length] = point;
      length += 1;
    }
  }
  if (length > 0 && last === SPACE) length -= 1;
  return { text: textOf(units.subarray(0, length)), starts, ends };
}

/** Units that are added to buffers. */
const SPARE = 64;

function longer<A extends Uint16Array | Int32Array>(units: A, length: number): A {
  const copy = (units instanceof Uint16Array ? new Uint16Array(length) : new Int32Array(length)) as A;
  copy.set(units);
  return copy;
}

/** The character at a UTF-16 unit with its combining marks. */
function characterAt(text: string, at: number): string {
  let character = String.fromCodePoint(text.codePointAt(at)!);
  for (let next = at + character.length; text.charCodeAt(next) >= FIRST_MARK; next = at + character.length) {
    const mark = String.fromCodePoint(text.codePointAt(next)!);
    if (!MARK.test(mark)) break;
    character += mark;
  }
  return character;
}

/** Arguments of one call; engines limit their number. */
const AT_ONCE = 8_192;

function textOf(units: Uint16Array): string {
  const parts: string[] = [];
  for (let at = 0; at < units.length; at += AT_ONCE)
    parts.push(String.fromCharCode.apply(null, units.subarray(at, at + AT_ONCE) as unknown as number[]));
  return parts.join('');
}
