import type { TableRow } from '@evident/domain/people';

/** A table in CSV. */
export interface ReadTable {
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
  readonly faults: readonly { line: number; cause: string }[];
}

/** Reads tables of people; never throws on what a text holds. */
export interface PeopleTables {
  /** @throws Refusal `UnprocessableContent` for a table without rows, or with more than `most` */
  read(csv: string, most: number): Promise<ReadTable>;
}
