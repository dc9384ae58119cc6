import type { CodeBookTable, CodeBookTables } from '@evident/application/tags/code-book-tables';

/** Reads code books in CSV: our own exports, and tables of other programs. */
export class CsvCodeBookTables implements CodeBookTables {
  async read(csv: string, most: number): Promise<CodeBookTable> {
    const { readSmallTable, withoutGuards } = await import('./read-small-table.ts');
    return withoutGuards(await readSmallTable('codes.csv', csv, most));
  }
}
