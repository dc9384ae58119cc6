/** What did not make it of a file. */
export interface FailedRow {
  readonly line: number | null;
  readonly cause: string;
  readonly cells: Readonly<Record<string, string>> | null;
}

const OURS = ['file', 'line', 'cause'];

/** The head of a table of what did not make it: file, line and cause, and then the columns of the rows themselves. */
export const failuresHead = (columns: readonly string[]): string[] => [...OURS, ...columns];

/** How many columns of a table are those that {@link failuresHead} put before the others: none, unless it is such a table, mended and imported again. */
export const failureColumns = (header: readonly string[]): number =>
  OURS.every((name, place) => header[place] === name) ? OURS.length : 0;

/** A row of that table. */
export const failedRow = (file: string, { line, cause, cells }: FailedRow, columns: readonly string[]): string[] => [
  file,
  line === null ? '' : String(line),
  cause,
  ...columns.map((name) => cells?.[name] ?? ''),
];
