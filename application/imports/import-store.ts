import type { ImportedFile, ImportRun } from '@evident/domain/imports';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

export interface ImportFailure {
  readonly rowNumber: number;
  readonly line: number | null;
  readonly cause: string;
  /** The row itself, by the names of its columns; null where there was none, or one too long to keep. */
  readonly cells: Readonly<Record<string, string>> | null;
}

/** Imports of one team, inside a unit of work. */
export interface ImportStore {
  /** The import as it stays until the unit of work ends. */
  find(runId: Uuid): Promise<ImportRun | null>;
  save(run: ImportRun): Promise<void>;
  /** Who imports, as they stand now; null once they have left. */
  importerOf(run: ImportRun): Promise<Actor | null>;
  /** In the order in which they were named. */
  filesOf(runId: Uuid): Promise<ImportedFile[]>;
  /** One file, held until the end of the unit of work, so that no two workers go on with it. */
  hold(importFileId: Uuid): Promise<ImportedFile | null>;
  saveFile(file: ImportedFile): Promise<void>;
  addFailures(importFileId: Uuid, failures: readonly ImportFailure[]): Promise<void>;
  /** The first notes that an import made of a file of this name. */
  notesMade(run: ImportRun, sourceName: string, limit: number): Promise<{ id: Uuid; title: string }[]>;
  /** In the order of the rows, those behind row `after`. */
  failuresOf(importFileId: Uuid, limit: number, after?: number): Promise<ImportFailure[]>;
}
