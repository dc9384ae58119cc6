import { type RefusalCode, refuse } from '../../kernel/index.ts';
import type { ColumnProfile, CsvMapping } from '../rows/csv-mapping.ts';
import type { DatePlan } from '../dates/date-column.ts';
import type { ImportFault, ImportedNote, ReadyNote } from '../note/imported-note.ts';

/** The encodings that texts are read in, by the names of the Encoding Standard. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'shift_jis',
  'euc-jp',
  'gb18030',
  'big5',
  'euc-kr',
  'windows-1250',
  'windows-1251',
  'koi8-r',
  'windows-1252',
  'windows-1253',
  'windows-1254',
] as const;
export type TextEncoding = (typeof ENCODINGS)[number];

/** What may stand between the cells of a table. */
export const DELIMITERS = [',', ';', '\t', '|', '^'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** What is handed over to be read. The name only helps; what a file is, its bytes say. */
export interface ImportFile {
  name: string;
  bytes: Uint8Array;
  options?: ImportOptions;
}

const IMPORT_BYTES_MAX = 200_000_000;

/** @throws Refusal for a file that is too large to be imported */
export function refuseTooLarge({ bytes }: { readonly bytes: number }): void {
  if (bytes > IMPORT_BYTES_MAX)
    refuse('UnprocessableContent', 'The file is larger than 200 MB', 'Split it into smaller files.');
}

export interface ImportOptions {
  /** NUL characters are left out instead of the file being refused. */
  ignoreNul?: boolean;
  /** Whether the first row of a table names its columns; told by the rows when absent. */
  header?: boolean;
  delimiter?: Delimiter;
  encoding?: TextEncoding;
  /**
   * A table of speech (Whisper TSV, a dialogue) becomes one note, and so does a text that does not look like a table; `table` makes a note of each of its
   * rows instead. `text` makes one note of what looks like a table, and no turns of what looks like a conversation.
   */
  read?: 'table' | 'text';
}

export type ImportFormat =
  | 'WebVTT'
  | 'SubRip'
  | 'SBV'
  | 'LRC'
  | 'JSON transcript'
  | 'Dialogue table'
  | 'Markdown'
  | 'Plain text'
  | 'HTML'
  | 'DOCX'
  | 'ODT'
  | 'RTF'
  | 'PDF';

export interface NotesOutcome {
  kind: 'notes';
  format: ImportFormat;
  notes: ImportedNote[];
  /** Pieces of the file that did not make it. */
  faults: ImportFault[];
  /** What was left out on purpose, in sentences. */
  notices: string[];
}

/** A table, looked through once: what the dialog shows before the rows become notes. */
export interface TableOutcome {
  kind: 'table';
  /** Names of the columns, unique and never empty. */
  header: string[];
  /** False when the columns got their names from us. */
  hasHeader: boolean;
  /** Line of the header, or of the first row where there is none. */
  headerLine: number;
  /** The first rows. */
  rows: TableRow[];
  rowCount: number;
  /** The first rows that can't be imported. `faultCount` counts them all. */
  faults: ImportFault[];
  faultCount: number;
  /** `null` for the rows of a sheet or of JSON. */
  delimiter: Delimiter | null;
  encoding: TextEncoding | null;
  /** Parts of the file that were left out on purpose, in sentences. */
  notices: string[];
  columns: ColumnProfile[];
  mapping: CsvMapping;
  /** How the dates of each column are to be read; `null` for columns without dates. */
  dates: (DatePlan | null)[];
}

export interface TableRow {
  /** Line of the file at which the row begins. */
  line: number;
  cells: string[];
}

export interface RefusedOutcome {
  kind: 'refused';
  code: RefusalCode;
  title: string;
  advice: string;
}

export type ImportOutcome = NotesOutcome | TableOutcome | RefusedOutcome;

/** One row of a table under its header, or why it can't be one. */
export type ReadRow = TableRow | ImportFault;

/** One row as a note, or why it is none. */
export type RowNote = { line: number; note: ReadyNote } | ImportFault;
