import { type Delimiter, type TextEncoding, type ImportFile, SEPARATOR_LINE, delimiterOf, hasHeader, headOf, rowsAbove, tableWidth } from '@evident/domain/imports';
import { refuse } from '@evident/domain/kernel';
import { decodeText } from './decode-text.ts';
import { type ParsedRow, isFault, tableRows } from './table-rows.ts';

/** A table as far as its beginning tells. */
export interface OpenTable {
  text: string;
  encoding: TextEncoding;
  delimiter: Delimiter;
  width: number;
  hasHeader: boolean;
  /** The first row of the table: its header or, without one, data. What stands above it, such as a title, is no part of the table. */
  first: { line: number; cells: string[] };
}

const LOOK_AHEAD = 50;

/** Finds out how a table is written; what the options tell is not guessed. */
export async function openTable({ bytes, options = {} }: ImportFile): Promise<OpenTable> {
  const { text: whole, encoding } = decodedTable(bytes, options);
  const delimiter = options.delimiter ?? delimiterOf(whole.slice(0, 200_000));
  // its line stays, so that the others keep their numbers
  const text = whole.replace(SEPARATOR_LINE, '');
  const rows = await firstRows(text, delimiter);
  const above = rowsAbove(rows.map((row) => row.cells));
  const [first, ...below] = rows.slice(above);
  if (!first) return refuse('UnprocessableContent', 'The table has no rows', 'Choose a file with rows in it.');
  const cells = [first, ...below].map((row) => row.cells);
  const head = options.header === false ? null : headOf(cells);
  const last = head && rows[above + head.rows - 1];
  const width = tableWidth(cells);
  if (head && last) return { text, encoding, delimiter, width, hasHeader: true, first: { line: last.line, cells: [...head.names] } };
  return { text, encoding, delimiter, width, hasHeader: options.header ?? hasHeader(cells), first };
}

/** Text of a file; NUL characters are refused unless they are to be ignored (specification, document 002, section 5). */
export function decodedTable(bytes: Uint8Array, { encoding: told, ignoreNul = false }: NonNullable<ImportFile['options']>): { text: string; encoding: TextEncoding } {
  const { text, encoding } = decodeText(bytes, told);
  if (!text.includes('\0')) return { text, encoding };
  if (!ignoreNul) refuse('UnprocessableContent', 'The file holds NUL characters', 'Import it again with NUL characters ignored, or save it anew as text.');
  return { text: text.replaceAll('\0', ''), encoding };
}

async function firstRows(text: string, delimiter: Delimiter): Promise<Exclude<ParsedRow, { cause: string }>[]> {
  const rows: Exclude<ParsedRow, { cause: string }>[] = [];
  for await (const group of tableRows(text, { delimiter, width: 0 })) {
    for (const row of group) if (!isFault(row)) rows.push(row);
    if (rows.length >= LOOK_AHEAD) break;
  }
  return rows.slice(0, LOOK_AHEAD);
}
