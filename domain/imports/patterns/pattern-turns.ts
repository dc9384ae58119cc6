import { saysDay } from '../../dates/index.ts';
import { couldBeName, isCapital, isOfSchedule, looksLikeName } from '../speakers/name-shape.ts';
import { isOddLabel } from '../speakers/unread-label.ts';
import { speakerNamed } from '../speakers/speaker-roster.ts';
import { KNOWN_PATTERNS } from './known-patterns.ts';
import { type PatternHead, type TurnPattern, headAt } from './turn-pattern.ts';

/** A head of a turn: `at` is its first line. `name` is null if the text in its place is no name. */
export interface FoundHead extends PatternHead {
  readonly at: number;
  /** Whether the text in the place of the name is none. */
  readonly isUnread: boolean;
  /** Whether a number is in the place of the name. */
  readonly isNumber: boolean;
}

/** Lines from which a pattern is chosen; the whole text is read only by those that fit there. */
const SAMPLE = 400;
/** Shares of lines with a head: of those with a name and no time, and of those with both. */
const NAMED_SHARE = 0.6;
const TIMED_SHARE = 0.2;
const IN_ORDER = 0.9;

/** `Mar 12, 2024 10:10AM` */
const HOUR_WITHIN = /\d:\d{2}/;
const NUMBER = /^\d+$/;
/** Sounds and remarks in brackets, which are not speakers. */
const SOUND =
  /^(?:music|applause|laugh(?:s|ter|ing)?|crosstalk|inaudible|unintelligible|silence|pause|noise|cough(?:s|ing)?|sighs?|musik|applaus|lachen|lacht|unverständlich|pause|rires?|risas?|risos?)\b/i;

/** Heads of a pattern in lines with words, in their order. Lines of a head belong to one head only. */
export function headsOf(pattern: TurnPattern, lines: readonly string[]): FoundHead[] {
  const found: FoundHead[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const head = headAt(pattern, lines, at);
    if (!head) continue;
    const name = nameIn(head.name);
    const isUnread = name === null && head.name !== null;
    found.push({ ...head, at, name, isUnread, isNumber: NUMBER.test(head.name ?? '') });
    at += head.lines - 1;
  }
  return found;
}

const nameIn = (head: string | null): string | null => {
  // `Ann: 00:00:32`, of which some lines have the colon and others do not
  const written = head?.replace(/\s*[:：]$/, '') ?? null;
  const name = written !== null && NUMBER.test(written) ? speakerNamed(written) : written;
  return name !== null &&
    !saysDay(name) &&
    !HOUR_WITHIN.test(name) &&
    (couldBeName(name) || isOddLabel(name) || name !== written)
    ? name
    : null;
};

/**
 * The known form in which most turns of a text begin; `null` if none is certain. With a time, names must recur or times
 * be in order; with a name only, most lines must have one of a few capitalized names.
 */
export function patternOf(lines: readonly string[]): TurnPattern | null {
  const sample = lines.slice(0, SAMPLE);
  const fitting = KNOWN_PATTERNS.map((pattern) => ({ pattern, count: evidenceOf(pattern, sample) }));
  const best = fitting.reduce((most, one) => (isBetter(one, most) ? one : most));
  return best.count === 0 ? null : best.pattern;
}

interface Fitting {
  readonly pattern: TurnPattern;
  readonly count: number;
}
/** Of equal ones, the longer head leaves less of it among the words. */
const isBetter = (one: Fitting, most: Fitting): boolean =>
  one.count > most.count || (one.count === most.count && one.pattern.lines.length > most.pattern.lines.length);

/** Number of heads that a pattern has in a text, 0 if that can be chance. */
function evidenceOf(pattern: TurnPattern, lines: readonly string[]): number {
  const heads = headsOf(pattern, lines).filter(({ isTimed }) => isTimed);
  // a number is no evidence, because most texts count something
  const names = heads.flatMap(({ name, isNumber }) => (isNumber || isOfSchedule(name ?? '') ? [] : (name ?? [])));
  const different = new Set(names).size;
  // most heads must hold a name, or the form is of something else
  if (different < 2 || names.length < 3 || names.length < heads.length * 0.7 || different === names.length) return 0;
  const others = lines.length - heads.reduce((sum, head) => sum + head.lines - (head.until === null ? 0 : 1), 0);
  const share = heads.length / Math.max(1, heads.length + others);
  if (pattern.hasTime) return share >= TIMED_SHARE && inOrder(heads.map(({ start }) => start)) ? names.length : 0;
  const isCounted = heads.every(({ number }) => number !== null) && inOrder(heads.map(({ number }) => number));
  const isNumbered = heads.some(({ number }) => number !== null);
  if (isNumbered && !isCounted) return 0;
  const people = names.filter((name) => looksLikeName(name) && isCapital(name) && !SOUND.test(name));
  return heads.length * (pattern.goesOn ? 1 : 2) >= lines.length * NAMED_SHARE &&
    people.length >= heads.length * 0.8 &&
    different * 2 <= names.length
    ? names.length
    : 0;
}

function inOrder(values: readonly (number | null)[]): boolean {
  const known = values.filter((value) => value !== null);
  const pairs = known.slice(1).filter((value, place) => value >= known[place]!).length;
  return pairs >= (known.length - 1) * IN_ORDER;
}
