import { writtenDate } from '@evident/domain/dates';

const NUMBER = /^[-+]?\d[\d.,:/ -]*$/;
const ADDRESS = /^[^\s@]+@[^\s@]+\.[a-z]+$|^https?:\/\//i;
const YEAR = /^(?:19|20)\d{2}$/;
const USUAL =
  /^(?:#|(?:\S+ )?id|(?:\S+ )?name|e-?mail|date|time(?:stamp)?|comments?|feedback|text|title|subject|rating|score|country|city|age|gender|role|questions?|answers?|responses?|tags?|category|notes?|description|type|status)$/i;
/** Longer texts are sentences. */
const SENTENCE = 25;

/**
 * Whether the first row names the columns. Numbers, dates and addresses are data, except for series such as years.
 * If a name recurs below, such as `Comment`, most other cells must look like names.
 */
export function hasHeader(rows: readonly (readonly string[])[]): boolean {
  const [first = [], ...below] = rows;
  const columns = first
    .map((cell, column) => ({
      name: cell.trim(),
      cells: below.map((row) => (row[column] ?? '').trim()).filter((value) => value !== ''),
    }))
    .map((column) => ({ ...column, empty: below.length - column.cells.length }))
    .filter(({ name }) => name !== '');
  const names = columns.map(({ name }) => name);
  if (
    columns.some(
      ({ name, cells }) =>
        (NUMBER.test(name) && !(below.length > 0 && isOneOfSeries(name, names, cells))) ||
        ADDRESS.test(name) ||
        writtenDate(name),
    )
  )
    return false;
  const words = columns.filter(({ name }) => !NUMBER.test(name));
  // the column of a choice holds its name or is empty
  const telling = words.filter(
    ({ name, cells, empty }) => !(empty > 0 && cells.length > 0 && cells.every((cell) => cell === name)),
  );
  const again = telling.filter(({ name, cells }) => cells.includes(name));
  if (again.length === 0) return telling.length > 0;
  const against = telling.filter(
    ({ name, cells }) => !USUAL.test(name) && (cells.includes(name) || isOneOfSentences(name, cells)),
  );
  return against.length * 3 < telling.length;
}

/** `2023` and `2024` side by side, but no years below; `1` to `5`, but no numbers below. */
const isOneOfSeries = (name: string, names: readonly string[], cells: readonly string[]): boolean =>
  /^\d{1,4}$/.test(name) &&
  [-1, 1].some((step) => names.includes(String(Number(name) + step))) &&
  !cells.some((cell) => (YEAR.test(name) ? YEAR : NUMBER).test(cell));

/** Whether the cell is as long as the sentences below it, and not a question. */
function isOneOfSentences(name: string, cells: readonly string[]): boolean {
  const length = cells.reduce((sum, cell) => sum + cell.length, 0) / Math.max(1, cells.length);
  return length > SENTENCE && name.length * 2 > length && !/[?？:]$/.test(name);
}

/** Returns the most common row width, or that of the first row if larger. */
export function tableWidth(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(row.length, (counts.get(row.length) ?? 0) + 1);
  const common = [...counts].sort(([a, x], [b, y]) => y - x || b - a)[0]?.[0] ?? 0;
  return Math.max(common, rows[0]?.length ?? 0);
}

/** Counts the rows above the table, such as a title or export details. They have fewer cells than the table. */
export function rowsAbove(rows: readonly (readonly string[])[]): number {
  const width = tableWidth(rows.slice(-Math.ceil(rows.length / 2)));
  const filled = rows.map((row) => row.filter((cell) => cell.trim() !== '').length);
  const least = width > 4 && filled.some((count) => count * 5 >= width * 4) ? 3 : 2;
  const begin = filled.findIndex((count) => count >= least);
  if (begin <= 0 || begin >= rows.length - 1) return 0;
  // with two columns, any row may have one empty cell; a title has no delimiter at all
  return width > 2 || (width === 2 && rows.every((row, index) => (row.length === 1) === index < begin)) ? begin : 0;
}
