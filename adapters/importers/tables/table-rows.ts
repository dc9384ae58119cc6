import type { Delimiter, ImportFault } from '@evident/domain/imports';
import { type CsvError, parse } from 'csv-parse';

/** Format of a table. */
export interface TableFormat {
  delimiter: Delimiter;
  /** Cells per row. Shorter rows are padded, longer ones reported. */
  width: number;
}

/** A row: its first line, and its cells or the reason it can't be read. */
export type ParsedRow = { line: number; cells: string[] } | (ImportFault & { line: number });

export const isFault = (row: ParsedRow): row is ImportFault & { line: number } => 'cause' in row;

const ROW_MAX = 6_000_000;
const CHUNK = 256 * 1024;

/** An unclosed quotation mark takes the rest of the file. Parsing restarts on the next line, this often at most. */
const RESTARTS_MAX = 20;

/**
 * Yields the rows of a table (RFC 4180; any line end, quotation marks inside cells tolerated). Skips blank lines. A line end in a cell is always `\n`.
 * Continues after unreadable rows. Yields groups, because awaiting each row takes as long as parsing it.
 */
export async function* tableRows(text: string, format: TableFormat): AsyncGenerator<ParsedRow[]> {
  let [rest, above] = [text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text, 0];
  for (let restarts = 0; ; restarts += 1) {
    let open: number | null = null;
    for await (const rows of rowsUntilOpenQuote(rest, format)) {
      const last = rows.at(-1)!;
      if (isFault(last) && last.cause === NEVER_CLOSED) open = last.line;
      yield above === 0 ? rows : rows.map((row) => ({ ...row, line: row.line + above }));
    }
    if (open === null || restarts === RESTARTS_MAX) return;
    rest = rest.slice(startOfLine(rest, open + 1));
    above += open;
  }
}

async function* rowsUntilOpenQuote(text: string, { delimiter, width }: TableFormat): AsyncGenerator<ParsedRow[]> {
  let fault: CsvError | undefined;
  let [rows, begin]: [ParsedRow[], number] = [[], 1];
  const parser = parse({
    delimiter,
    record_delimiter: '\n',
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    bom: true,
    max_record_size: ROW_MAX,
    skip_records_with_error: true,
    on_skip: (error) => void (fault = error),
    on_record: (cells: string[], { lines }) => {
      if (cells.some(isFilled)) rows.push(sizedRow(cells, lines - lineEnds(cells), width, delimiter));
      begin = lines + 1;
      return null;
    },
  });
  // a failed write rejects below
  parser.on('error', () => undefined);
  const taken = (give: (done: (error?: Error | null) => void) => void) =>
    new Promise<void>((resolve, reject) => give((error) => (error ? reject(error) : resolve())));
  for (const chunk of chunks(text)) {
    await taken((done) => parser.write(chunk, done));
    if (rows.length > 0) yield rows;
    rows = [];
  }
  await taken((done) => parser.end(done));
  if (fault) rows.push({ line: firstFilledLine(text, begin), cause: CAUSES[fault.code] ?? 'The row can’t be read' });
  if (rows.length > 0) yield rows;
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
const CAUSES: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: NEVER_CLOSED,
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
  for (let at = 0; at < text.length;) {
    let end = Math.min(text.length, at + CHUNK);
    // never splits a surrogate pair
    if (end < text.length && /[\ud800-\udbff]/.test(text[end - 1] ?? '')) end += 1;
    yield text.slice(at, end);
    at = end;
  }
}
