import { isCapital, looksLikeName } from '../speakers/name-shape.ts';
import { isOddLabel } from '../speakers/unread-label.ts';
import { patternMoment } from '../patterns/pattern-moment.ts';
import { writtenMoment } from '../../dates/index.ts';

/**
 * A turn head on two lines, or one only recognizable in context: its line, speaker, time, and the line of its other
 * half.
 */
export interface TurnHead {
  at: number;
  /** Null where the line has the form of a head, but no name. */
  name: string | null;
  start: number;
  end: number | null;
  other: number | null;
}

const CLOCK = '\\d{1,3}:\\d{1,2}(?::\\d{1,2})?(?:[.,]\\d{1,3})?(?:[ \\u00a0\\u202f]?[AaPp]\\.?[Mm]\\b\\.?)?';
const TIME_ALONE = new RegExp(`^\\s*[[(]?(${CLOCK})(?:\\s*(-->|[-–—])\\s*(${CLOCK}))?[\\])]?\\s*$`);
// `[00.04]`, as QualCoder writes
const POINTS = '\\d{1,3}\\.\\d{2}(?:\\.\\d{2})?';
const STAMP_THEN_NAME = new RegExp(`^\\s*(?:[[(](${CLOCK}|${POINTS})[\\])]|(${CLOCK}))\\s+(?:[-–—|]\\s+)?(\\S.*)$`);
const NAME_THEN_STAMP = new RegExp(`^\\s*\\[([^\\]]{1,100})\\]\\s+(${CLOCK})\\s*$`);

/**
 * Detects turn heads that no single line identifies: a name above its time (`Ann Berg`, then `00:03`), a time above its
 * name (older Teams), or a name after a time (`[00:03] Ann Berg`; Word transcribes `00:00:03 Ann Berg`, Gong `0:03 |
 * Ann Berg`) or in brackets before it, with the words below. They count if they include nearly all times of the text
 * and speakers recur.
 */
export function turnHeads(lines: readonly string[]): TurnHead[] {
  const filled = lines.flatMap((text, at) => (text.trim() === '' ? [] : [{ at, text: text.trim() }]));
  const forms = [nameAbove, nameBelow, nameBeside]
    .map((form) => {
      const all = filled.flatMap((_, index) => form(filled, index));
      return { all, heads: all.filter(({ name }) => name !== null) };
    })
    .filter(({ all, heads }) => heads.length >= 2 && heads.length >= all.length * 0.8 && goOn(heads, filled));
  return forms.sort((a, b) => share(a.heads) - share(b.heads))[0]?.all ?? [];
}

interface Filled {
  at: number;
  text: string;
}

interface Head extends TurnHead {
  /** A range of times, which only programs write. */
  certain: boolean;
  /** An unbracketed time before a name, which is ambiguous. */
  bare?: boolean;
}

function nameAbove(lines: readonly Filled[], index: number): Head[] {
  const [name, time] = [lines[index], lines[index + 1]];
  return name && time ? twoLines(name, time, name) : [];
}

function nameBelow(lines: readonly Filled[], index: number): Head[] {
  const [time, name] = [lines[index], lines[index + 1]];
  return name && time ? twoLines(name, time, time) : [];
}

function twoLines(name: Filled, time: Filled, first: Filled): Head[] {
  const match = TIME_ALONE.exec(time.text);
  if (!match || TIME_ALONE.test(name.text)) return [];
  const [from, until] = [match[1], match[3]];
  const certain = match[2] === '-->';
  if (isName(name.text)) {
    const other = first === name ? time.at : name.at;
    return headOf({ at: first.at, name: name.text, time: from, until, other, certain });
  }
  // a label above its time, or words
  const isLabel = first === name && isOddLabel(name.text);
  return headOf({
    at: isLabel ? name.at : time.at,
    name: null,
    time: from,
    until,
    other: isLabel ? time.at : null,
    certain,
  });
}

function nameBeside(lines: readonly Filled[], index: number): Head[] {
  const { at, text } = lines[index]!;
  if (TIME_ALONE.test(text)) return [];
  const [behind, before] = [STAMP_THEN_NAME.exec(text), NAME_THEN_STAMP.exec(text)];
  const [name = '', time] = behind ? [behind[3], behind[1] ?? behind[2]] : [before?.[1], before?.[2]];
  const bare = behind?.[2] !== undefined;
  return headOf({ at, name: isName(name) ? name : null, time, other: null, certain: false, bare });
}

function headOf({
  time = '',
  until = '',
  ...head
}: Omit<Head, 'start' | 'end'> & { time: string | undefined; until?: string }): Head[] {
  const start = writtenMoment(time) ?? patternMoment(time);
  return start === null ? [] : [{ ...head, start, end: writtenMoment(until) }];
}

const isName = (text: string): boolean => looksLikeName(text) && isCapital(text) && !/[.,]$/.test(text);
const share = (heads: readonly Head[]): number => different(heads) / heads.length;
const different = (heads: readonly Head[]): number => new Set(heads.map(({ name }) => name)).size;

/** Whether most heads have text below and speakers recur. Not required if all heads are time ranges by a program. */
function goOn(heads: readonly Head[], filled: readonly Filled[]): boolean {
  const taken = new Set(heads.flatMap(({ at, other }) => (other === null ? [at] : [at, other])));
  const next = new Map(filled.map(({ at }, index) => [at, filled[index + 1]?.at]));
  const answered = heads.filter(({ at, other }) => {
    const below = next.get(Math.max(at, other ?? at));
    return below !== undefined && !taken.has(below);
  });
  const again = heads.some(({ bare }) => bare)
    ? different(heads) * 1.5 <= heads.length
    : different(heads) < heads.length;
  return answered.length >= heads.length * 0.8 && (again || heads.every(({ certain }) => certain));
}
