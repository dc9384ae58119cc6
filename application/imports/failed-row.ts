import { cleanText, columnNames } from '@evident/domain/imports';

/** Maximum UTF-16 units stored of a failed row. */
const FAILED_ROW_SIZE = 20_000;

/** A failed row for download; generates names for cells beyond the last column. */
export function namedCells(
  cells: readonly string[] | undefined,
  header: readonly string[],
): Record<string, string> | null {
  if (!cells || cells.reduce((sum, cell) => sum + cell.length, 0) > FAILED_ROW_SIZE) return null;
  return Object.fromEntries(
    columnNames(header, cells.length).map((name, place) => [name, cleanText(cells[place] ?? '')]),
  );
}
