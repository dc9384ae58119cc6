import { refuse } from '@evident/domain/kernel';
import { CODE_BOOK_ROWS_MAX, codeColumns, readCodeBook } from '@evident/domain/tags';
import type { CodeBookTables } from './code-book-tables.ts';

/** Reads the code book in a CSV file, and the rows that are left out. */
export async function codeBookIn(tables: CodeBookTables, csv: string) {
  const { header, rows, faults } = await tables.read(csv, CODE_BOOK_ROWS_MAX);
  const columns =
    codeColumns(header) ??
    refuse('UnprocessableContent', 'The file has no column of tags', 'Name a column “Tag” in the first row.');
  const { codeBook, refused } = readCodeBook(columns, rows);
  return { codeBook, refused: [...faults, ...refused].sort((one, other) => one.line - other.line) };
}
