import type { PeopleTables, ReadTable } from '@evident/application/people/table-reader';
import type { TableRow } from '@evident/domain/people';
import { refuse } from '@evident/domain/kernel';
import { openTable } from './open-table.ts';
import { isFault } from './table-rows.ts';

/** Reads tables of people with the same parser as imports of notes. The first row holds the names of columns. */
export class CsvPeopleTables implements PeopleTables {
  async read(csv: string, most: number): Promise<ReadTable> {
    const bytes = new TextEncoder().encode(csv);
    const table = await openTable({ name: 'people.csv', bytes, options: { header: true, ignoreNul: true } });
    const rows: TableRow[] = [];
    const faults: { line: number; cause: string }[] = [];
    for await (const group of table.rows()) {
      for (const row of group) {
        if (row.line <= table.first.line) continue;
        if (isFault(row)) faults.push({ line: row.line, cause: row.cause });
        else rows.push(row);
      }
      if (rows.length > most)
        refuse('UnprocessableContent', `The table has more than ${most.toLocaleString('en')} rows`, 'Split it.');
    }
    return { header: table.first.cells, rows, faults };
  }
}
