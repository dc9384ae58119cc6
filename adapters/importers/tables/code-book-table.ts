import type { CodeBookTable, CodeBookTables } from '@evident/application/tags/code-book-tables';
import { readSmallTable, withoutGuards } from './read-small-table.ts';

/** Reads code books in CSV: our own exports, and tables of other programs. */
export class CsvCodeBookTables implements CodeBookTables {
  async read(csv: string, most: number): Promise<CodeBookTable> {
    return withoutGuards(await readSmallTable('codes.csv', csv, most));
  }
}
