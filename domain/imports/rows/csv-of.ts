// Not csv-stringify: it leaves a cell with a single line feed unquoted and takes three times as long.

/** Leading characters that spreadsheets interpret as a formula (OWASP, CSV Injection). */
const FORMULA = /^[=+\-@\t\r]/;

const cellOf = (text: string): string => {
  const inert = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
};

/** Reverts the formula guard of {@link csvOf}. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Formats rows as CSV (RFC 4180). Guards cells against formula injection. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
