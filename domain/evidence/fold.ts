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
  const folded = new Folding(text.length);
  let point = 0;
  for (let at = 0; at < text.length; point += 1) {
    const code = text.charCodeAt(at);
    if (code < 128 && !(text.charCodeAt(at + 1) >= FIRST_MARK)) {
      folded.add(ASCII[code]!, point, point + 1);
      at += 1;
      continue;
    }
    const start = point;
    let character = String.fromCodePoint(text.codePointAt(at)!);
    at += character.length;
    while (at < text.length && text.charCodeAt(at) >= FIRST_MARK) {
      const mark = String.fromCodePoint(text.codePointAt(at)!);
      if (!MARK.test(mark)) break;
      character += mark;
      at += mark.length;
      point += 1;
    }
    const form = foldedCharacter(character);
    for (let unit = 0; unit < form.length; unit += 1) folded.add(form.charCodeAt(unit), start, point + 1);
  }
  return folded.done();
}

/** Collects the units of a folded text. */
class Folding {
  private units: Uint16Array;
  private starts: Int32Array;
  private ends: Int32Array;
  private length = 0;
  private isAfterSpace = true;

  constructor(expected: number) {
    this.units = new Uint16Array(expected + 32);
    this.starts = new Int32Array(expected + 32);
    this.ends = new Int32Array(expected + 32);
  }

  add(unit: number, start: number, end: number): void {
    if (unit === NOTHING || (unit === SPACE && this.isAfterSpace)) return;
    if (this.length === this.units.length) this.grow();
    this.isAfterSpace = unit === SPACE;
    this.units[this.length] = unit;
    this.starts[this.length] = start;
    this.ends[this.length] = end;
    this.length += 1;
  }

  done(): FoldedText {
    if (this.length > 0 && this.units[this.length - 1] === SPACE) this.length -= 1;
    const { length } = this;
    return { text: textOf(this.units.subarray(0, length)), starts: this.starts, ends: this.ends };
  }

  private grow(): void {
    const { units, starts, ends } = this;
    this.units = new Uint16Array(units.length * 2);
    this.starts = new Int32Array(units.length * 2);
    this.ends = new Int32Array(units.length * 2);
    this.units.set(units);
    this.starts.set(starts);
    this.ends.set(ends);
  }
}

/** Arguments of one call; engines limit their number. */
const AT_ONCE = 8_192;

function textOf(units: Uint16Array): string {
  const parts: string[] = [];
  for (let at = 0; at < units.length; at += AT_ONCE)
    parts.push(String.fromCharCode.apply(null, units.subarray(at, at + AT_ONCE) as unknown as number[]));
  return parts.join('');
}
