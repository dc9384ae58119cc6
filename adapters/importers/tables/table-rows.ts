import type { Delimiter, ImportFault } from '@evident/domain/imports';
import { type CsvError, parse } from 'csv-parse';
import { LineOffsets, areRows, cellsOfLine, isWellFormed } from './unclosed-quote.ts';

/** Format of a table. */
export interface TableFormat {
  delimiter: Delimiter;
  /** Cells per row. Shorter rows are padded, longer ones reported. */
  width: number;
}

/**
 * A row: its first line, and its cells or the reason it can't be read. A row with a quotation mark that is never closed
 * has the cells of its line, if these fit the table.
 */
export type ParsedRow = { line: number; cells: string[]; unclosed?: true } | (ImportFault & { line: number });

/** A row with a quotation mark that is never closed, as a fault. Other rows stay as they are. */
export const asLost = (row: ParsedRow): ParsedRow =>
  !isFault(row) && row.unclosed ? { line: row.line, cause: NEVER_CLOSED, row: row.cells } : row;

export const isFault = (row: ParsedRow): row is ImportFault & { line: number } => 'cause' in row;

const ROW_MAX = 6_000_000;
/** Characters parsed at once. The first chunks of a part are short, because it may end at once. */
const CHUNK_MIN = 4 * 1024;
const CHUNK_MAX = 256 * 1024;

/** Parsing restarts on the line after a quotation mark that is never closed, this often at least, and then up to this many characters in all. */
const RESTARTS_MIN = 20;
const READ_AGAIN_MAX = 200_000_000;

/**
 * Yields the rows of a table (RFC 4180; any line end, quotation marks inside cells tolerated). Skips blank lines. A line end in a cell is always `\n`.
 * Continues after unreadable rows, and on the line after a quotation mark that is never closed. Yields groups, because awaiting each row takes as long as parsing it.
 */
export async function* tableRows(text: string, format: TableFormat): AsyncGenerator<ParsedRow[]> {
  let [rest, above, again] = [text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text, 0, 0];
  for (let restarts = 0; ; restarts += 1) {
    const part = new TablePart(rest, format);
    for await (const rows of part.rows())
      yield above === 0 ? rows : rows.map((row) => ({ ...row, line: row.line + above }));
    if (part.open === null) return;
    rest = rest.slice(startOfLine(rest, part.open + 1));
    above += part.open;
    if (rest === '') return;
    again += part.read;
    if (restarts >= RESTARTS_MIN && again > READ_AGAIN_MAX) return yield [{ line: above + 1, cause: NOT_READ }];
  }
}

/** A part of a table, up to a quotation mark that is never closed. */
class TablePart {
  /** The line of the quotation mark. */
  open: number | null = null;
  /** Characters that were parsed. */
  read = 0;
  private found: ParsedRow[] = [];
  /** The line after the last row. */
  private begin = 1;
  private readonly lines: LineOffsets;

  constructor(
    private readonly text: string,
    private readonly format: TableFormat,
  ) {
    this.lines = new LineOffsets(text);
  }

  async *rows(): AsyncGenerator<ParsedRow[]> {
    let fault: CsvError | undefined;
    const parser = parse({
      delimiter: this.format.delimiter,
      record_delimiter: '\n',
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      bom: true,
      max_record_size: ROW_MAX,
      skip_records_with_error: true,
      on_skip: (error) => void (fault = error),
      on_record: (cells: string[], { lines }) => {
        if (this.open === null) this.see(cells, lines);
        return null;
      },
    });
    // a failed write rejects below
    parser.on('error', () => undefined);
    const taken = (give: (done: (error?: Error | null) => void) => void) =>
      new Promise<void>((resolve, reject) => give((error) => (error ? reject(error) : resolve())));
    for (const chunk of chunks(this.text)) {
      this.read += chunk.length;
      await taken((done) => parser.write(chunk, done));
      if (this.found.length > 0) yield this.found;
      this.found = [];
      if (this.open !== null) return void parser.destroy();
    }
    await taken((done) => parser.end(done));
    if (this.open === null && fault) this.fail(fault.code);
    if (this.found.length > 0) yield this.found;
  }

  private see(cells: string[], last: number): void {
    const { width, delimiter } = this.format;
    const ends = lineEnds(cells);
    if (ends > 0 && this.isMalformed(cells, last - ends, last)) return;
    if (cells.some(isFilled)) this.found.push(sizedRow(cells, last - ends, width, delimiter));
    this.begin = last + 1;
  }

  /**
   * Reports a row of several lines with quotation marks out of place, if its lines are rows of their own, or if it does
   * not fit the table. Others are what their programs meant: quotation marks that were not escaped.
   */
  private isMalformed(cells: string[], line: number, last: number): boolean {
    const { width, delimiter } = this.format;
    const first = this.lines.lineAt(line);
    const from = this.lines.at(line);
    const [next, until] = [this.lines.at(line + 1), this.lines.at(last + 1)];
    if (isWellFormed(this.text, { from, until }, delimiter)) return false;
    const wanted = width > 0 ? width : cellsOfLine(first, delimiter).length;
    if (areRows(this.text, { from: next, until }, wanted, delimiter)) this.report(line, first, true);
    else if (width > 1 && cells.length < width) this.found.push({ line, row: cells, cause: MAY_BE_MISSING });
    else return false;
    this.begin = last + 1;
    return true;
  }

  /** Reports why the last row can't be read. */
  private fail(code: string): void {
    const from = firstFilledLine(this.text, this.begin);
    if (code === 'CSV_QUOTE_NOT_CLOSED') this.report(from, new LineOffsets(this.text).lineAt(from), false);
    else this.found.push({ line: from, cause: CAUSES[code] ?? 'The row can’t be read' });
  }

  /**
   * Reports a quotation mark that is never closed. The words of its line are kept, if they fit the table.
   * @param agrees whether the next lines have as many cells
   */
  private report(line: number, words: string, agrees: boolean): void {
    this.open = line;
    const { width, delimiter } = this.format;
    const cells = cellsOfLine(words, delimiter);
    const fits = width === 0 ? agrees : cells.length === width;
    this.found.push(fits ? { line, cells, unclosed: true } : { line, cause: NEVER_CLOSED, row: cells });
  }
}

const isFilled = (cell: string): boolean => cell.trim() !== '';

/** Pads a row to the width of the table, or reports it as too long. */
export function sizedRow(cells: string[], line: number, width: number, delimiter: Delimiter = ','): ParsedRow {
  if (width === 0 || cells.length === width) return { line, cells };
  // a table of one column is not split: commas belong to the sentence
  if (width === 1) return { line, cells: [cells.join(delimiter)] };
  if (cells.length < width) return { line, cells: [...cells, ...Array<string>(width - cells.length).fill('')] };
  // a trailing delimiter adds no cell
  if (cells.slice(width).every((cell) => cell.trim() === '')) return { line, cells: cells.slice(0, width) };
  return { line, row: cells, cause: `The row has ${cells.length} cells, the table ${width} columns` };
}

export const NEVER_CLOSED = 'A quotation mark is never closed';
const MAY_BE_MISSING = 'A quotation mark may be missing: the row takes several lines and lacks cells';
const NOT_READ = 'Too many quotation marks are never closed. The lines from here on were not read';
const CAUSES: Readonly<Record<string, string>> = {
  CSV_MAX_RECORD_SIZE: 'The row is too long. A closing quotation mark may be missing',
};

/** Returns the offset of a line. */
function startOfLine(text: string, line: number): number {
  let at = 0;
  for (let count = 1; count < line; count += 1) {
    const end = text.indexOf('\n', at);
    if (end === -1) return text.length;
    at = end + 1;
  }
  return at;
}

function firstFilledLine(text: string, from: number): number {
  let line = from;
  for (let at = startOfLine(text, from); text[at] === '\n'; at += 1) line += 1;
  return line;
}

/** Counts the line ends inside the cells of a row. */
function lineEnds(cells: readonly string[]): number {
  let count = 0;
  for (const cell of cells) for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) count += 1;
  return count;
}

function* chunks(text: string): Generator<string> {
  for (let [at, size] = [0, CHUNK_MIN]; at < text.length; size = Math.min(2 * size, CHUNK_MAX)) {
    let end = Math.min(text.length, at + size);
    // never splits a surrogate pair
    if (end < text.length && /[\ud800-\udbff]/.test(text[end - 1] ?? '')) end += 1;
    yield text.slice(at, end);
    at = end;
  }
}
