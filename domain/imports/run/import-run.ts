import type { Uuid } from '../../kernel/index.ts';
import type { CsvMapping } from '../rows/csv-mapping.ts';
import type { ImportOptions } from './import-outcome.ts';

export const IMPORT_STATES = ['waiting', 'running', 'done', 'cancelled', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** An import of files into one project. Resumes after a restart. */
export interface ImportRun {
  id: Uuid;
  teamId: Uuid;
  projectId: Uuid;
  createdBy: Uuid;
  createdAt: Date;
  state: ImportState;
  finishedAt: Date | null;
}

/** Import options of one file, as chosen in the preview. */
export interface ReadingChoice {
  readonly options?: ImportOptions;
  readonly mapping?: CsvMapping;
  /** Whether to update notes that the file corrects, or to create new ones. */
  readonly known?: KnownChoice;
  /** Rows whose notes have the people that their columns name; added when the import ends. */
  readonly linkedRows?: number;
}

export const KNOWN_CHOICES = ['update', 'create'] as const;
export type KnownChoice = (typeof KNOWN_CHOICES)[number];

/** One file of an import and its progress. */
export interface ImportedFile {
  id: Uuid;
  teamId: Uuid;
  importRunId: Uuid;
  fileId: Uuid;
  name: string;
  choice: ReadingChoice;
  state: ImportState;
  /** Number of processed rows (or notes), including failed ones; also the index of the next row. */
  nextRow: number;
  totalRows: number | null;
  made: number;
  /** Already imported from the same bytes or row. */
  recognised: number;
  /** Notes whose text was updated. Completed ones are also counted in `recognised`. */
  updated: number;
  failed: number;
  /** Parts of the file that were skipped on purpose, as sentences. */
  notices: string[];
  /** Why the whole file was refused. */
  problem: string | null;
}

/** The counts to show; an updated note is not also counted as recognized. */
export const shownCounts = ({
  made,
  recognised,
  updated,
  failed,
}: Pick<ImportedFile, 'made' | 'recognised' | 'updated' | 'failed'>): Pick<
  ImportedFile,
  'made' | 'recognised' | 'updated' | 'failed'
> => ({ made, updated, recognised: Math.max(0, recognised - updated), failed });

const OVER: readonly ImportState[] = ['done', 'cancelled', 'failed'];
export const isOver = (state: ImportState): boolean => OVER.includes(state);

/**
 * Returns the state of a file to show. Cancelling changes only the run, so that it does not wait for the current batch.
 */
export const shownState = (run: Pick<ImportRun, 'state'>, file: Pick<ImportedFile, 'state'>): ImportState =>
  run.state === 'cancelled' && !isOver(file.state) ? 'cancelled' : file.state;

/** Derives the state of an import from its files: done once all are finished, failed only if no file could be read. */
export function stateOfRun(files: readonly Pick<ImportedFile, 'state'>[]): ImportState {
  if (files.some(({ state }) => state === 'running')) return 'running';
  if (files.some(({ state }) => state === 'waiting'))
    return files.some(({ state }) => isOver(state)) ? 'running' : 'waiting';
  if (files.every(({ state }) => state === 'failed')) return 'failed';
  return files.some(({ state }) => state === 'done')
    ? 'done'
    : files.some(({ state }) => state === 'cancelled')
      ? 'cancelled'
      : 'done';
}
