import type { PeopleTables, ReadTable } from '@evident/application/people/table-reader';
import { readSmallTable } from './read-small-table.ts';

/** Reads tables of people in CSV. */
export class CsvPeopleTables implements PeopleTables {
  read(csv: string, most: number): Promise<ReadTable> {
    return readSmallTable('people.csv', csv, most);
  }
}
