import { type FoundHead, headsOf, patternOf } from '../patterns/pattern-turns.ts';
import { patternMoment } from '../patterns/pattern-moment.ts';
import type { TurnPattern } from '../patterns/turn-pattern.ts';
import { headText, lineFrom, lineText } from './inline-lines.ts';
import { rolesIn } from './turn-roles.ts';
import type { Marked, TurnStart } from './turn-start.ts';

/** Share of heads below initials from which these are no words. */
const PICTURED = 0.6;
/** Share of lines with a head from which every other label ends the turn. */
const ALL_LABELED = 0.9;

/**
 * Marks the turns of a told form, or of a known form where the other rules find fewer. Lines of heads without words are
 * dropped.
 */
export function withPattern(marked: (Marked[] | null)[], told: TurnPattern | undefined): (Marked[] | null)[] {
  const filled = marked.flatMap((lines) => (lines ?? []).filter(({ line }) => lineText(line).trim() !== ''));
  const texts = filled.map(({ line }) => headText(line));
  const pattern = told ?? patternOf(texts);
  if (!pattern) return marked;
  const heads = headsOf(pattern, texts);
  const roleOf = rolesIn(filled);
  const begun = filled.flatMap(({ start }) => (start && roleOf(start) === 'begins' ? [start] : []));
  if (!told && foundIn(heads) < foundIn(begun) + (pattern.lines.length > 2 ? 0 : 1)) return marked;
  const ends = endedBy(heads, filled, (start) => roleOf(start) !== 'none');
  const starts = new Map<Marked, TurnStart | null>(filled.map((line) => [line, ends(line) ? NOBODY : null]));
  const gone = new Set<Marked>();
  // a row of columns without a head is not said by the speaker of the row above
  const tabs = tabsIn(pattern.template);
  if (tabs > 0) filled.forEach((line, at) => tabsIn(texts[at]!) >= tabs && starts.set(line, NOBODY));
  for (const head of heads) mark(head);
  for (const line of [...initialsAbove(heads, filled), ...repeatedBelow(heads, filled)]) gone.add(line);
  const numbers = numbersOf(heads, texts);
  const numbered = new Map(filled.map((line, at) => [line, numbers[at] ?? 0]));
  return marked.map(
    (lines) =>
      lines?.flatMap((line) => {
        const own = { line: lineFrom(line.line, numbered.get(line) ?? 0), start: starts.get(line) ?? null };
        return gone.has(line) ? [] : [own];
      }) ?? null,
  );

  function mark({ at, lines, name, isUnread, start, end, from, until }: FoundHead): void {
    // a head without a name stays in the text, and its words get no speaker
    if (isUnread) return void starts.set(filled[at]!, { ...NOBODY, start, end });
    filled.slice(at, at + lines - 1).forEach((line) => gone.add(line));
    starts.set(filled[at + lines - 1]!, { name, start, end, length: from, until, evidence: 'form' });
  }
}

/** Whether a line that is no head ends the turn above it. */
function endedBy(
  heads: readonly FoundHead[],
  filled: readonly Marked[],
  counts: (start: TurnStart) => boolean,
): (line: Marked) => boolean {
  const areAll = heads.length >= filled.length * ALL_LABELED;
  const names = new Set(heads.map(({ name }) => name));
  const below = new Set(heads.flatMap(({ at, lines, until }) => (until === null ? [filled[at + lines]] : [])));
  return (line) => {
    const { start } = line;
    if (!start) return false;
    if (start.evidence === 'refused') return true;
    // a label below a name on a line of its own is part of the words, unless it is a name
    if (below.has(line) && !names.has(start.name)) return false;
    return areAll || (isLabel(start) && counts(start));
  };
}

/** Lines with the initials of the name below, which stand for its picture in a copied transcript. */
function initialsAbove(heads: readonly FoundHead[], filled: readonly Marked[]): Marked[] {
  const above = heads.flatMap(({ at, name }) => {
    const line = filled[at - 1];
    const initials = (name ?? '').split(/\s+/).map((word) => word.charAt(0));
    const isPicture = line && initials.length > 1 && lineText(line.line).trim() === initials[0]! + initials.at(-1)!;
    return isPicture ? [line] : [];
  });
  return above.length >= 3 && above.length >= heads.length * PICTURED ? above : [];
}

/** Lines below heads that say name and time again, as the panel of Teams does for screen readers. */
function repeatedBelow(heads: readonly FoundHead[], filled: readonly Marked[]): Marked[] {
  const below = heads.flatMap(({ at, lines, name, start, until }) => {
    const line = filled[at + lines];
    const text = line ? lineText(line.line).trim() : '';
    const isAgain = until === null && name !== null && start !== null && text.startsWith(`${name} `);
    return line && isAgain && patternMoment(text.slice(name.length)) === start ? [line] : [];
  });
  return below.length >= 3 && below.length >= heads.length * PICTURED ? below : [];
}

const NUMBER = /^\s*(\d{1,6})[.:)\]]?\s+/;

/** Length of the number before each line that is no head, if lines are numbered and it goes on from the line above. */
function numbersOf(heads: readonly FoundHead[], texts: readonly string[]): number[] {
  const counted = new Map(heads.map(({ at, lines, number }) => [at + lines - 1, number]));
  let before: number | null = null;
  return texts.map((text, at) => {
    const head = counted.get(at);
    const [begin = '', number = ''] = (head === undefined && before !== null && NUMBER.exec(text)) || [];
    const isNext = begin !== '' && Number(number) === before! + 1;
    before = head ?? (isNext ? Number(number) : before);
    return isNext ? begin.length : 0;
  });
}

const tabsIn = (text: string): number => text.split('\t').length - 1;
const NOBODY: TurnStart = { name: null, start: null, end: null, length: 0, evidence: 'refused' };
const isLabel = ({ name, evidence }: TurnStart): boolean => name !== null || /^(?:refused|unread)$/.test(evidence);

/** Number of names and times in the heads of turns. */
const foundIn = (heads: readonly Pick<TurnStart, 'name' | 'start'>[]): number =>
  heads.reduce((sum, { name, start }) => sum + Number(name !== null) + Number(start !== null), 0);
