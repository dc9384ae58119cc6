import type { Uuid } from '../../kernel/index.ts';
import type { CsvMapping } from '../rows/csv-mapping.ts';
import type { ImportOptions } from './import-outcome.ts';

export const IMPORT_STATES = ['waiting', 'running', 'done', 'cancelled', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Some files that become notes of one project. It goes on where it was when the process was restarted. */
export interface ImportRun {
  id: Uuid;
  teamId: Uuid;
  projectId: Uuid;
  createdBy: Uuid;
  createdAt: Date;
  state: ImportState;
  finishedAt: Date | null;
}

/** How one file is to be read, as a person chose it in the preview. */
export interface ReadingChoice {
  readonly options?: ImportOptions;
  readonly mapping?: CsvMapping;
  /** Whether notes that the file corrects are updated; otherwise it becomes new notes. */
  readonly known?: KnownChoice;
}

export const KNOWN_CHOICES = ['update', 'create'] as const;
export type KnownChoice = (typeof KNOWN_CHOICES)[number];

/** One file of an import and how far it got. */
export interface ImportedFile {
  id: Uuid;
  teamId: Uuid;
  importRunId: Uuid;
  fileId: Uuid;
  name: string;
  choice: ReadingChoice;
  state: ImportState;
  /** Rows (or notes) of the file that are done, made or not: the next one is `nextRow`. */
  nextRow: number;
  totalRows: number | null;
  made: number;
  /** Already in the project, from the same bytes or row. */
  recognised: number;
  /** Notes whose words were updated. Those that the import has gone on to are among `recognised`, too. */
  updated: number;
  failed: number;
  /** Parts of the file that were left out on purpose, in sentences. */
  notices: string[];
  /** Why the file as a whole was refused. */
  problem: string | null;
}

/** The counts of a file to show: an updated note is not counted as recognised as well. */
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

/** Returns the state of a file to show. Cancelling changes only the run, so that it waits for no batch of a file. */
export const shownState = (run: Pick<ImportRun, 'state'>, file: Pick<ImportedFile, 'state'>): ImportState =>
  run.state === 'cancelled' && !isOver(file.state) ? 'cancelled' : file.state;

/** The state of an import from those of its files: done when all are over, failed only when nothing could be read. */
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
