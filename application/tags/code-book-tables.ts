import type { CodeRefusal } from '@evident/domain/tags';

/** A table in CSV. Lines count from 1. */
export interface CodeBookTable {
  readonly header: readonly string[];
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
  readonly faults: readonly CodeRefusal[];
}

/** Reads tables of tags; never throws on what a text holds. */
export interface CodeBookTables {
  /** @throws Refusal `UnprocessableContent` for a table without rows, or with more than `most` */
  read(csv: string, most: number): Promise<CodeBookTable>;
}
