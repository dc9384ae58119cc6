import { type FoundHead, headsOf, patternOf } from '../patterns/pattern-turns.ts';
import type { TurnPattern } from '../patterns/turn-pattern.ts';
import { lineText } from './inline-lines.ts';
import { type Marked, rolesIn } from './turn-roles.ts';
import type { TurnStart } from './turn-start.ts';

/** Share of lines with a head from which every other label ends the turn. */
const ALL_LABELED = 0.9;

/**
 * Marks the turns of a told form, or of a known form where the other rules find fewer. Lines of heads without words are
 * dropped.
 */
export function withPattern(marked: (Marked[] | null)[], told: TurnPattern | undefined): (Marked[] | null)[] {
  const filled = marked.flatMap((lines) => (lines ?? []).filter(({ line }) => lineText(line).trim() !== ''));
  const texts = filled.map(({ line }) => lineText(line));
  const pattern = told ?? patternOf(texts);
  if (!pattern) return marked;
  const heads = headsOf(pattern, texts);
  const roleOf = rolesIn(filled);
  const begun = filled.flatMap(({ start }) => (start && roleOf(start) === 'begins' ? [start] : []));
  if (!told && foundIn(heads) <= foundIn(begun)) return marked;
  const starts = new Map<Marked, TurnStart | null>(filled.map((line) => [line, null]));
  const gone = new Set<Marked>();
  const share = heads.length / Math.max(1, filled.length);
  for (const line of filled)
    if (line.start && (share >= ALL_LABELED || (isLabel(line.start) && roleOf(line.start) !== 'none')))
      starts.set(line, NOBODY);
  for (const head of heads) mark(head);
  return marked.map(
    (lines) => lines?.flatMap((line) => (gone.has(line) ? [] : [{ ...line, start: starts.get(line) ?? null }])) ?? null,
  );

  function mark({ at, lines, name, isUnread, start, end, from, until }: FoundHead): void {
    // a head without a name stays in the text, and its words get no speaker
    if (isUnread) return void starts.set(filled[at]!, { ...NOBODY, start, end });
    filled.slice(at, at + lines - 1).forEach((line) => gone.add(line));
    starts.set(filled[at + lines - 1]!, { name, start, end, length: from, until, evidence: 'form' });
  }
}

const NOBODY: TurnStart = { name: null, start: null, end: null, length: 0, evidence: 'refused' };
const isLabel = ({ name, evidence }: TurnStart): boolean => name !== null || /^(?:refused|unread)$/.test(evidence);

/** Number of names and times in the heads of turns. */
const foundIn = (heads: readonly Pick<TurnStart, 'name' | 'start'>[]): number =>
  heads.reduce((sum, { name, start }) => sum + Number(name !== null) + Number(start !== null), 0);
