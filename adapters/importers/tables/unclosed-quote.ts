import type { Delimiter } from '@evident/domain/imports';

/** Characters behind a span in which its last record must end. Without a limit, each span could read the whole file. */
const REACH = 1_000;

const endsOf = (delimiter: Delimiter): RegExp => new RegExp(`[\\n${delimiter}]`, 'g');

/** The end of a cell without quotation marks around it. */
function plainEnd(text: string, from: number, ends: RegExp): number {
  ends.lastIndex = from;
  return ends.exec(text)?.index ?? text.length;
}

/** The end of the quoted cell at an offset. Null if its quotation mark is not closed in front of a delimiter or line end. */
function quotedEnd(text: string, from: number, delimiter: Delimiter): number | null {
  for (let at = from + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at === -1) return null;
    const next = text[at + 1];
    if (next === undefined || next === '\n' || next === delimiter) return at + 1;
    if (next !== '"') return null;
  }
}

/** The number of cells of the record at an offset, and its end. Null if a quotation mark is out of place. */
function strictRecord(text: string, from: number, delimiter: Delimiter): { cells: number; end: number } | null {
  const ends = endsOf(delimiter);
  for (let [at, cells] = [from, 1]; ; cells += 1) {
    const end = text[at] === '"' ? quotedEnd(text, at, delimiter) : plainEnd(text, at, ends);
    if (end === null || (text[at] !== '"' && text.slice(at, end).includes('"'))) return null;
    if (end === text.length || text[end] === '\n') return { cells, end };
    at = end + 1;
  }
}

interface Span {
  readonly from: number;
  readonly until: number;
}

/** Whether each quotation mark of a record is where RFC 4180 has it. */
export const isWellFormed = (text: string, { from, until }: Span, delimiter: Delimiter): boolean =>
  strictRecord(text.slice(from, until).replace(/\n$/, ''), 0, delimiter) !== null;

/**
 * Whether the lines of a span are rows of their own, of `width` cells each. The rest of a quoted cell is not, because its
 * closing quotation mark is at the end of a cell that begins without one.
 */
export function areRows(text: string, { from, until }: Span, width: number, delimiter: Delimiter): boolean {
  const near = text.slice(from, until + (until - from) + REACH);
  let count = 0;
  for (let at = 0; at < until - from; at += 1) {
    if (near[at] === '\n') continue;
    const record = strictRecord(near, at, delimiter) ?? openRecord(near, at, delimiter);
    if (record?.cells !== width) return false;
    count += 1;
    at = record.end;
  }
  return count > 0;
}

/** The line at an offset, if nothing is out of place in it but quotation marks that open cells and are never closed. */
function openRecord(text: string, from: number, delimiter: Delimiter): { cells: number; end: number } | null {
  const lineEnd = text.indexOf('\n', from);
  const end = lineEnd === -1 ? text.length : lineEnd;
  const cells = splitLine(text.slice(from, end), delimiter);
  const isRow = cells.every(({ words, isQuoted }) => isQuoted || words.lastIndexOf('"') <= 0);
  return isRow ? { cells: cells.length, end } : null;
}

function splitLine(line: string, delimiter: Delimiter): { words: string; isQuoted: boolean }[] {
  const ends = endsOf(delimiter);
  const cells: { words: string; isQuoted: boolean }[] = [];
  for (let at = 0; ; at += 1) {
    const quoted = line[at] === '"' ? quotedEnd(line, at, delimiter) : null;
    const end = quoted ?? plainEnd(line, at, ends);
    cells.push({ words: line.slice(at, end), isQuoted: quoted !== null });
    if (end === line.length) return cells;
    at = end;
  }
}

/** The cells of one line. A quotation mark that it does not close is a character like any other. */
export const cellsOfLine = (line: string, delimiter: Delimiter): string[] =>
  splitLine(line, delimiter).map(({ words, isQuoted }) =>
    isQuoted ? words.slice(1, -1).replaceAll('""', '"') : words,
  );

/** The offsets of the lines of a text, asked for in ascending order. Lines count from 1. */
export class LineOffsets {
  private line = 1;
  private offset = 0;

  constructor(private readonly text: string) {}

  at(line: number): number {
    for (; this.line < line; this.line += 1) {
      const end = this.text.indexOf('\n', this.offset);
      if (end === -1) return this.text.length;
      this.offset = end + 1;
    }
    return this.offset;
  }

  /** The words of a line, without its end. */
  lineAt(line: number): string {
    const from = this.at(line);
    const end = this.text.indexOf('\n', from);
    return this.text.slice(from, end === -1 ? undefined : end);
  }
}
