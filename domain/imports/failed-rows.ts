/** What did not make it of a file. */
export interface FailedRow {
  readonly line: number | null;
  readonly cause: string;
  readonly cells: Readonly<Record<string, string>> | null;
}

/** The head of a table of what did not make it: file, line and cause, and then the columns of the rows themselves. */
export const failuresHead = (columns: readonly string[]): string[] => ['file', 'line', 'cause', ...columns];

/** A row of that table. */
export const failedRow = (file: string, { line, cause, cells }: FailedRow, columns: readonly string[]): string[] =>
  [file, line === null ? '' : String(line), cause, ...columns.map((name) => cells?.[name] ?? '')];
