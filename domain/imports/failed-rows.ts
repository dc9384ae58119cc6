/** What did not make it of one file. */
export interface FailedFile {
  readonly file: string;
  readonly failures: readonly { readonly line: number | null; readonly cause: string; readonly cells: Readonly<Record<string, string>> | null }[];
}

/** A table of what did not make it: file, line and cause, and then the columns of the rows themselves, each once in the order in which they come. */
export function failedRows(files: readonly FailedFile[]): string[][] {
  const columns = [...new Set(files.flatMap(({ failures }) => failures.flatMap(({ cells }) => Object.keys(cells ?? {}))))];
  const rows = files.flatMap(({ file, failures }) => failures.map(({ line, cause, cells }) => [file, line === null ? '' : String(line), cause, ...columns.map((name) => cells?.[name] ?? '')]));
  return [['file', 'line', 'cause', ...columns], ...rows];
}
