import type { ImportedFile, ImportRun } from '@evident/domain/imports';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

export interface ImportFailure {
  readonly rowNumber: number;
  readonly line: number | null;
  readonly cause: string;
  /** The row by column names; null if there is none or it is too long to store. */
  readonly cells: Readonly<Record<string, string>> | null;
}

/** A column of an imported file that names people. */
export interface NamingColumn {
  readonly importFileId: Uuid;
  readonly column: string;
  /** The first row of the file whose note is read. */
  readonly fromRow: number;
}

/** Imports of one team, inside a unit of work. */
export interface ImportStore {
  /** Returns the import without locking it. */
  read(runId: Uuid): Promise<ImportRun | null>;
  /** Returns the import, locked until the unit of work ends. */
  find(runId: Uuid): Promise<ImportRun | null>;
  save(run: ImportRun): Promise<void>;
  /** The importing member with current permissions; null if they left the workspace. */
  importerOf(run: ImportRun): Promise<Actor | null>;
  /** In the order given. */
  filesOf(runId: Uuid): Promise<ImportedFile[]>;
  /** Locks the batch of a file that starts at this row until the unit of work ends. Waits in the database, so that it sees every deadlock. */
  lockBatch(importFileId: Uuid, firstRow: number): Promise<void>;
  /** Returns one file, locked until the unit of work ends. Others may still add failures to it. */
  hold(importFileId: Uuid): Promise<ImportedFile | null>;
  /** The texts of a column in notes of a file that are there and not archived, in the order of their rows, after note `after`. */
  cellsOf(naming: NamingColumn, limit: number, after: Uuid | null): Promise<{ noteId: Uuid; text: string }[]>;
  saveFile(file: ImportedFile): Promise<void>;
  addFailures(importFileId: Uuid, failures: readonly ImportFailure[]): Promise<void>;
  /** The first notes that an import created from a file with this name. */
  notesMade(run: ImportRun, sourceName: string, limit: number): Promise<{ id: Uuid; title: string }[]>;
  /** In row order, after row `after`. */
  failuresOf(importFileId: Uuid, limit: number, after?: number): Promise<ImportFailure[]>;
}
