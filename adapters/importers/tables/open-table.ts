import type { Delimiter, TextEncoding, ImportFile } from '@evident/domain/imports';
import { refuse } from '@evident/domain/kernel';
import { SEPARATOR_LINE, delimiterOf } from '../detection/delimiter.ts';
import { hasHeader, rowsAbove, tableWidth } from './table-header.ts';
import { headOf } from './table-head.ts';
import { decodeText } from '../detection/decode-text.ts';
import { listedNames } from '../notes/listed-names.ts';
import { parsedJson } from '../json/parsed-json.ts';
import { rowsOfJson } from './json-rows.ts';
import type { Sheet } from '../sheets/read-xlsx.ts';
import { isSheet, readSheet } from '../sheets/read-sheet.ts';
import type { SheetRow } from '../sheets/sheet-cells.ts';
import { type ParsedRow, isFault, sizedRow, tableRows } from './table-rows.ts';

/** Properties of a table, detected from its first rows. */
export interface OpenTable {
  /** All rows, including those above the header. */
  rows: () => AsyncGenerator<ParsedRow[]>;
  /** `null` for sheets and JSON. */
  delimiter: Delimiter | null;
  encoding: TextEncoding | null;
  width: number;
  hasHeader: boolean;
  /** First row of the table: its header, or data without one. Titles above do not count. */
  first: { line: number; cells: string[] };
  notices: string[];
}

type Cells = Exclude<ParsedRow, { cause: string }>;

const LOOK_AHEAD = 50;
/** The column limit of Excel and of a mapping. */
const COLUMNS_MAX = 16_000;

/** Detects delimiter, encoding, header and width of a table. Options override detection. */
export async function openTable(file: ImportFile): Promise<OpenTable> {
  const { bytes, options = {} } = file;
  if (await isSheet(bytes)) return sheetTable(readSheet(bytes), options);
  const { text: whole, encoding } = decodedTable(bytes, options);
  const listed = /^\s*[[{]/.test(whole) ? rowsOfJson(parsedJson(whole)) : null;
  if (listed)
    return tableOf(listed, options.header ?? true, () => inGroups(listed), { delimiter: null, encoding, notices: [] });
  const delimiter = options.delimiter ?? delimiterOf(whole.slice(0, 200_000));
  // Keeps the line break, so that line numbers stay correct.
  const text = whole.replace(SEPARATOR_LINE, '');
  const rows = await firstRows(text, delimiter);
  const table = tableOf(rows, options.header, () => tableRows(text, { delimiter, width: table.width }), {
    delimiter,
    encoding,
    notices: [],
  });
  return table;
}

function sheetTable({ name, rows, others }: Sheet, { header }: NonNullable<ImportFile['options']>): OpenTable {
  const notices =
    others.length === 0
      ? []
      : [
          `Only the sheet ${listedNames([name])} is imported. ${others.length === 1 ? 'Sheet' : 'Sheets'} not imported: ${listedNames(others)}. Save ${others.length === 1 ? 'it as a separate file' : 'them as separate files'} to import ${others.length === 1 ? 'it' : 'them'}.`,
        ];
  // In a sheet, cells beyond the header are columns too.
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const table = tableOf(
    rows.slice(0, LOOK_AHEAD),
    header,
    () => inGroups(rows.map(({ line, cells }) => sizedRow(cells, line, table.width))),
    { delimiter: null, encoding: null, notices },
  );
  table.width = Math.max(width, table.width);
  return table;
}

function tableOf(
  rows: readonly Cells[],
  header: boolean | undefined,
  all: OpenTable['rows'],
  { delimiter, encoding, notices }: Pick<OpenTable, 'delimiter' | 'encoding' | 'notices'>,
): OpenTable {
  if (rows.some((row) => row.cells.length > COLUMNS_MAX))
    refuse(
      'UnprocessableContent',
      'The table has more than 16,000 columns',
      'Check the delimiter, or split the table.',
    );
  const above = rowsAbove(rows.slice(0, LOOK_AHEAD).map((row) => row.cells));
  const [first, ...below] = rows.slice(above, LOOK_AHEAD);
  if (!first) return refuse('UnprocessableContent', 'The table has no rows', 'Choose a file with rows.');
  const cells = [first, ...below].map((row) => row.cells);
  const head = header === false ? null : headOf(cells);
  const last = head && rows[above + head.rows - 1];
  const table = { rows: all, delimiter, encoding, width: tableWidth(cells), notices };
  if (head && last) return { ...table, hasHeader: true, first: { line: last.line, cells: [...head.names] } };
  return { ...table, hasHeader: header ?? hasHeader(cells), first };
}

const GROUP = 1_000;
async function* inGroups<Row extends ParsedRow | SheetRow>(rows: readonly Row[]): AsyncGenerator<Row[]> {
  for (let at = 0; at < rows.length; at += GROUP) yield rows.slice(at, at + GROUP);
}

/** Decodes a file. Refuses NUL characters unless `ignoreNul` is set (specification, document 002, section 5). */
export function decodedTable(
  bytes: Uint8Array,
  { encoding: told, ignoreNul = false }: NonNullable<ImportFile['options']>,
): { text: string; encoding: TextEncoding } {
  const { text, encoding } = decodeText(bytes, told);
  if (!text.includes('\0')) return { text, encoding };
  if (!ignoreNul)
    refuse(
      'UnprocessableContent',
      'The file contains NUL characters',
      'Ignore the NUL characters, or save the file as text again.',
    );
  return { text: text.replaceAll('\0', ''), encoding };
}

async function firstRows(text: string, delimiter: Delimiter): Promise<Cells[]> {
  const rows: Cells[] = [];
  for await (const group of tableRows(text, { delimiter, width: 0 })) {
    for (const row of group) if (!isFault(row)) rows.push(row);
    if (rows.length >= LOOK_AHEAD) break;
  }
  return rows.slice(0, LOOK_AHEAD);
}
