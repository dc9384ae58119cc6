import type { PeopleTables, ReadTable } from '@evident/application/people-imports/table-reader';

/** Reads tables of people in CSV. */
export class CsvPeopleTables implements PeopleTables {
  async read(csv: string, most: number): Promise<ReadTable> {
    const { readSmallTable } = await import('./read-small-table.ts');
    return readSmallTable('people.csv', csv, most);
  }
}
