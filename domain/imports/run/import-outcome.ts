import { type RefusalCode, refuse } from '../../kernel/index.ts';
import type { ColumnProfile, CsvMapping } from '../rows/csv-mapping.ts';
import type { DatePlan } from '../../dates/index.ts';
import type { ImportFault, ImportedNote, ReadyNote } from '../note/imported-note.ts';

/** Supported text encodings, by their names in the Encoding Standard. */
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

/** Supported cell separators. */
export const DELIMITERS = [',', ';', '\t', '|', '^'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** A file to import. The name is a hint; the content determines the type. */
export interface ImportFile {
  name: string;
  bytes: Uint8Array;
  options?: ImportOptions;
}

const IMPORT_BYTES_MAX = 200_000_000;

/** @throws Refusal if the file is too large to import */
export function refuseTooLarge({ bytes }: { readonly bytes: number }): void {
  if (bytes > IMPORT_BYTES_MAX)
    refuse('UnprocessableContent', 'The file is larger than 200 MB', 'Split it into smaller files.');
}

export interface ImportOptions {
  /** Removes NUL characters instead of refusing the file. */
  ignoreNul?: boolean;
  /** Whether the first row has the column names; detected by default. */
  header?: boolean;
  delimiter?: Delimiter;
  encoding?: TextEncoding;
  /**
   * By default a transcript table (Whisper TSV, dialogue) and text that is not a table become one note. `table`: one
   * note per row. `text`: one note, without detecting tables or turns.
   */
  read?: 'table' | 'text';
  /** How turns begin in a text, as a template of {@link turnPattern}; recognized by default. */
  pattern?: string;
  /** Whether comments of a Word document become comments on the note; true by default. */
  comments?: boolean;
  /** Whether a stated date becomes that of the note; by default only one that the file declares, such as in a front matter. */
  date?: boolean;
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
  /** Parts of the file that failed to import. */
  faults: ImportFault[];
  /** Parts that were skipped on purpose, as sentences. */
  notices: string[];
}

/** A scanned table, for the preview before rows become notes. */
export interface TableOutcome {
  kind: 'table';
  /** Names of the columns, unique and never empty. */
  header: string[];
  /** False if the column names are generated. */
  hasHeader: boolean;
  /** Line of the header, or of the first row if there is no header. */
  headerLine: number;
  /** The first rows. */
  rows: TableRow[];
  rowCount: number;
  /** The first rows that cannot be imported. `faultCount` is the total. */
  faults: ImportFault[];
  faultCount: number;
  /** `null` for spreadsheets and JSON. */
  delimiter: Delimiter | null;
  encoding: TextEncoding | null;
  /** Parts of the file that were skipped on purpose, as sentences. */
  notices: string[];
  columns: ColumnProfile[];
  mapping: CsvMapping;
  /** Date format per column; `null` for columns without dates. */
  dates: (DatePlan | null)[];
}

export interface TableRow {
  /** Line in the file where the row starts. */
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

/** A table row, or why it cannot be imported. */
export type ReadRow = TableRow | ImportFault;

/** A row as a note, or why it cannot be imported. */
export type RowNote = { line: number; note: ReadyNote } | ImportFault;
