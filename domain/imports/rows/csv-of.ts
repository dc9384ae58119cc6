// Not csv-stringify: it leaves a cell with a single line feed unquoted and takes three times as long.

/** What a spreadsheet would take for a formula at the beginning of a cell (OWASP, CSV Injection). */
const FORMULA = /^[=+\-@\t\r]/;

const cellOf = (text: string): string => {
  const inert = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
};

/** A cell as it was before {@link csvOf} kept it from being a formula. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Rows as CSV (RFC 4180) in which no cell is a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
