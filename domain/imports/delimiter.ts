/** What may stand between the cells of a table. */
export const DELIMITERS = [',', ';', '\t', '|', '^'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** The line with which spreadsheet programs tell the delimiter. */
export const SEPARATOR_LINE = /^sep=([,;\t|^])(?=\r?\n|\r)/i;

/**
 * The delimiter of a table: semicolon when semicolons outnumber commas in the first line (specification, document 002, section 5), and in the same way a tab
 * or a bar when there are most of them. What stands in quotation marks does not count. Where the following lines disagree about their number and agree
 * about another delimiter, it is that one: commas of a sentence are none.
 */
export function delimiterOf(beginning: string): Delimiter {
  const told = SEPARATOR_LINE.exec(beginning)?.[1];
  if (told) return told as Delimiter;
  const counts = [...firstLines(beginning)].map(counted);
  const first = counts.map(most).find((delimiter) => delimiter !== null) ?? ',';
  const steady = DELIMITERS.filter((delimiter) => isSteady(counts.map((line) => line[delimiter])));
  if (steady.length === 0 || steady.includes(first)) return first;
  return steady.reduce((best, next) => ((counts[0]?.[next] ?? 0) > (counts[0]?.[best] ?? 0) ? next : best));
}

/** The delimiter of which a line has most; `null` when it has none. */
function most(counts: Record<Delimiter, number>): Delimiter | null {
  const best = DELIMITERS.reduce((winner, next) => (counts[next] > counts[winner] ? next : winner));
  return counts[best] > 0 ? best : null;
}

const isSteady = (counts: readonly number[]): boolean => counts.length >= 3 && (counts[0] ?? 0) > 0 && counts.every((count) => count === counts[0]);

const LINES = 10;
const LINE_MAX = 100_000;

/** The first lines with text; line ends inside of quotation marks do not end one. */
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
