/** A row that failed to import. */
export interface FailedRow {
  readonly line: number | null;
  readonly cause: string;
  readonly cells: Readonly<Record<string, string>> | null;
}

const OURS = ['file', 'line', 'cause'];

/** Header of the failure table: file, line and cause, then the columns of the rows. */
export const failuresHead = (columns: readonly string[]): string[] => [...OURS, ...columns];

/** Counts the leading columns added by {@link failuresHead}: none, unless this is a corrected failure table. */
export const failureColumns = (header: readonly string[]): number =>
  OURS.every((name, place) => header[place] === name) ? OURS.length : 0;

/** Formats a row of the failure table. */
export const failedRow = (file: string, { line, cause, cells }: FailedRow, columns: readonly string[]): string[] => [
  file,
  line === null ? '' : String(line),
  cause,
  ...columns.map((name) => cells?.[name] ?? ''),
];
