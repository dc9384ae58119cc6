import { lineText } from './inline-lines.ts';
import type { Marked, TurnStart } from './turn-start.ts';

/** Longest list of names, in UTF-16 units. */
const LIST_MAX = 400;
const BETWEEN = /\s*[,;&/]\s*|\s+(?:and|und|et|y|e|en)\s+/u;

/**
 * Lines of a head that say who takes part: `Interviewer: Sam Ortiz`, `Participants: Ann, Bo`. Their label occurs once, and all of their words
 * are names that only begin turns later. So the label is no speaker, and the names are not said.
 */
export function castLines(lines: readonly Marked[]): ReadonlySet<TurnStart> {
  const counts = new Map<string, number>();
  for (const { start } of lines) if (start?.name) counts.set(start.name, (counts.get(start.name) ?? 0) + 1);
  const begun = new Set<string>();
  const found = new Set<TurnStart>();
  for (const { line, start } of lines) {
    if (!start?.name) continue;
    if (start.start === null && counts.get(start.name) === 1) {
      const rest = lineText(line).slice(start.length).trim();
      const names = rest.length > LIST_MAX ? [] : rest.split(BETWEEN);
      const isLater = (name: string): boolean => name !== start.name && counts.has(name) && !begun.has(name);
      if (names.length > 0 && names.every(isLater)) found.add(start);
    }
    begun.add(start.name);
  }
  return found;
}
