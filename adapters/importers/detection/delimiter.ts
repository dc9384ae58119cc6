// Not the guess of papaparse: a line of commas above the table misleads it.
import { DELIMITERS, type Delimiter } from '@evident/domain/imports';

/** The line in which spreadsheet programs declare the delimiter. */
export const SEPARATOR_LINE = /^sep=([,;\t|^])(?=\r?\n|\r)/i;

/**
 * Detects the delimiter: semicolon if semicolons outnumber commas in the first line (specification, document 002, section 5), likewise tab and bar.
 * Quoted text does not count. If most lines disagree about its number and agree about another delimiter, the other one wins,
 * because commas in a sentence or in a title above the table are no delimiters.
 */
export function delimiterOf(beginning: string): Delimiter {
  const told = SEPARATOR_LINE.exec(beginning)?.[1];
  if (told) return told as Delimiter;
  const counts = [...firstLines(beginning)].map(counted);
  const first = counts.map(most).find((delimiter) => delimiter !== null) ?? ',';
  const steady = DELIMITERS.filter((delimiter) => isSteady(counts.map((line) => line[delimiter])));
  if (steady.includes(first)) return first;
  if (steady.length === 0) return agreed(counts, first) ?? first;
  return steady.reduce((best, next) => ((counts[0]?.[next] ?? 0) > (counts[0]?.[best] ?? 0) ? next : best));
}

/** Returns another delimiter that more lines have in equal number, 60 % of them at least. */
function agreed(counts: readonly Record<Delimiter, number>[], first: Delimiter): Delimiter | null {
  const best = DELIMITERS.reduce(
    (winner, next) => (share(counts, next) > share(counts, winner) ? next : winner),
    first,
  );
  return best !== first && share(counts, best) >= 0.6 ? best : null;
}

/** Share of the lines with the most common number of a delimiter, 0 excluded. */
function share(counts: readonly Record<Delimiter, number>[], delimiter: Delimiter): number {
  const lines = new Map<number, number>();
  for (const { [delimiter]: count } of counts) if (count > 0) lines.set(count, (lines.get(count) ?? 0) + 1);
  return Math.max(0, ...lines.values()) / Math.max(1, counts.length);
}

/** Returns the most frequent delimiter of a line, or `null`. */
function most(counts: Record<Delimiter, number>): Delimiter | null {
  const best = DELIMITERS.reduce((winner, next) => (counts[next] > counts[winner] ? next : winner));
  return counts[best] > 0 ? best : null;
}

const isSteady = (counts: readonly number[]): boolean =>
  counts.length >= 3 && (counts[0] ?? 0) > 0 && counts.every((count) => count === counts[0]);

const LINES = 25;
const LINE_MAX = 100_000;

/** Yields the first lines with text. Quoted line ends do not end a line. */
function* firstLines(text: string): Generator<string> {
  let [from, quoted, found] = [0, false, 0];
  const end = Math.min(text.length, LINE_MAX);
  for (let at = 0; at <= end && found < LINES; at += 1) {
    const char = at === end ? '\n' : text[at];
    if (char === '"') quoted = !quoted;
    if ((char !== '\n' && char !== '\r') || (quoted && at < end)) continue;
    const line = text.slice(from, at);
    from = at + 1;
    if (line.trim() === '') continue;
    found += 1;
    yield line;
  }
}

function counted(line: string): Record<Delimiter, number> {
  const counts: Record<Delimiter, number> = { ',': 0, ';': 0, '\t': 0, '|': 0, '^': 0 };
  let quoted = false;
  for (const char of line) {
    if (char === '"') quoted = !quoted;
    else if (!quoted && Object.hasOwn(counts, char)) counts[char as Delimiter] += 1;
  }
  return counts;
}
