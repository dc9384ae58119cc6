import type { PdfCell, PdfLine } from './pdf-margins.ts';

/** The fewest lines of a page with numbers. */
const NUMBERED_MIN = 10;
/** The part of the lines between the first and the last number that have one. Items of lists also have lines without one. */
const NUMBERED_SHARE = 0.8;
/** The part of numbered lines that are empty or continue a sentence: a table or a list has few of them. */
const RUNNING_SHARE = 0.2;

interface Numbered {
  readonly at: number;
  readonly line: PdfLine;
  readonly number: PdfCell;
}

/** Removes line numbers in the margin of a page, as in transcripts of courts. */
export function withoutLineNumbers(lines: readonly PdfLine[]): PdfLine[] {
  const numbered = numberedLines(lines);
  const [first, last] = [numbered[0], numbered.at(-1)];
  if (!first || !last || numbered.length < NUMBERED_MIN) return [...lines];
  const isDense = numbered.length >= NUMBERED_SHARE * (last.at - first.at + 1);
  const running = numbered.filter(({ line }) => isRunning(line.cells?.[1]?.text));
  if (!isDense || running.length < RUNNING_SHARE * numbered.length) return [...lines];
  const gone = new Map(numbered.map(({ line, number }) => [line, textAfter(line, number)]));
  return lines.flatMap((line) => {
    const text = gone.get(line);
    if (text === undefined) return [line];
    return text === '' ? [] : [{ ...line, text, cells: line.cells?.slice(1) ?? [] }];
  });
}

const isRunning = (text: string | undefined): boolean => text === undefined || /^\p{Ll}/u.test(text);
const textAfter = ({ text }: PdfLine, number: PdfCell): string => text.slice(number.text.length).trim();

/** The longest run of lines that begin with numbers that count up, one below the other. */
function numberedLines(lines: readonly PdfLine[]): readonly Numbered[] {
  let longest: readonly Numbered[] = [];
  let run: Numbered[] = [];
  for (const [at, line] of lines.entries()) {
    const number = line.cells?.[0];
    if (!number || !/^\d{1,3}$/.test(number.text) || !line.text.startsWith(number.text)) continue;
    const before = run.at(-1);
    if (!before || !follows(before, number)) run = [];
    run.push({ at, line, number });
    if (run.length > longest.length) longest = run;
  }
  return longest;
}

/** Numbers have one edge in common: they are set to the left or to the right. */
function follows({ number: before, line }: Numbered, number: PdfCell): boolean {
  const away = Math.min(Math.abs(number.x - before.x), Math.abs(number.end - before.end));
  return Number(number.text) === Number(before.text) + 1 && away < line.height / 2;
}
