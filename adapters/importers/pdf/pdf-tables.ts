import type { PdfCell, PdfLine } from './pdf-margins.ts';

/** The cells of a table, row by row. All rows have the same number of cells. */
export type PdfTable = string[][];

export const isTable = <T>(part: T | PdfTable): part is PdfTable => Array.isArray(part);

const ROWS_MIN = 3;
/** Tables of two columns are easily mistaken for prose, so they need more evidence. */
const NARROW_ROWS_MIN = 4;
const COLUMNS_MAX = 100;

/** Cells at the same height on a page, from left to right. */
interface Row {
  y: number;
  height: number;
  cells: PdfCell[];
  lines: PdfLine[];
}

interface Column {
  x: number;
  end: number;
}

/** Replaces lines that are laid out in columns by tables. Other lines keep their order, and columns of prose stay columns. */
export function withTables(lines: readonly PdfLine[]): (PdfLine | PdfTable)[] {
  const rows = rowsOf(lines);
  const tableAt = new Map<PdfLine, PdfTable>();
  for (let at = 0; at < rows.length;) {
    const region = regionFrom(rows, at);
    const found = tableIn(region) ?? tableBelow(rows[at], regionFrom(rows, at + 1));
    if (found) for (const line of found.rows.flatMap((row) => row.lines)) tableAt.set(line, found.table);
    const passed = (found ?? region).rows.length;
    at += found || passed >= ROWS_MIN ? passed : 1;
  }
  // each table takes the place of its first line
  return [...new Set(lines.map((line) => tableAt.get(line) ?? line))];
}

function rowsOf(lines: readonly PdfLine[]): Row[] {
  const rows: Row[] = [];
  for (const line of [...lines].sort((a, b) => b.y - a.y)) {
    const above = rows.at(-1);
    const cells = line.cells ?? [{ text: line.text, x: 0, end: Infinity }];
    if (above && above.y - line.y <= 0.4 * Math.min(above.height, line.height)) {
      for (const cell of cells) above.cells.push(cell);
      above.lines.push(line);
      above.height = Math.max(above.height, line.height);
    } else rows.push({ y: line.y, height: line.height, cells: [...cells], lines: [line] });
  }
  for (const row of rows) row.cells.sort((a, b) => a.x - b.x);
  return rows;
}

interface Region {
  rows: Row[];
  columns: Column[];
  /** The most common distance between rows. */
  gap: number;
}

/** The consecutive rows whose cells fit into common columns with white space between them. */
function regionFrom(all: readonly Row[], at: number): Region {
  const rows: Row[] = [];
  let columns: Column[] = [];
  for (let row = all[at]; row; row = all[at + rows.length]) {
    const above = rows.at(-1);
    if (!above && row.cells.length < 2) break;
    if (above && !follows(row, above, rows)) break;
    const widened = fitted(columns, row);
    if (!widened || widened.length > COLUMNS_MAX) break;
    columns = widened;
    rows.push(row);
  }
  const region = {
    rows,
    columns,
    gap: median(rows.slice(1).flatMap((row, index) => (row.cells.length >= 2 ? [(rows[index]?.y ?? 0) - row.y] : []))),
  };
  // a single cell below the table belongs to the text after it, unless it continues a row
  while (rows.length > 1 && rows.at(-1)?.cells.length === 1 && !continues(region, rows.length - 1)) rows.pop();
  return region;
}

/** Whether a row has the text size and the spacing of the rows above. A heading between two tables has more space above it. */
function follows(row: Row, above: Row, rows: readonly Row[]): boolean {
  const gap = above.y - row.y;
  const usual = rows.length > 1 ? (rows[rows.length - 2]?.y ?? 0) - above.y : 1.2 * row.height;
  return (
    gap <= 3 * row.height &&
    row.height <= 1.3 * above.height &&
    above.height <= 1.3 * row.height &&
    (row.cells.length > 1 || gap <= 1.3 * usual)
  );
}

/** Adds the cells of a row to the columns; `null` if a cell spans two columns or two cells share one. */
function fitted(columns: readonly Column[], row: Row): Column[] | null {
  if (row.cells.length > COLUMNS_MAX) return null;
  const result = columns.map((column) => ({ ...column }));
  const taken = new Set<Column>();
  for (const { x, end } of row.cells) {
    // Skips mirrored text and text without a position.
    if (!Number.isFinite(end - x) || end < x) return null;
    const touched = result.filter((column) => Math.min(end, column.end) - Math.max(x, column.x) > 0.1 * row.height);
    const [column = { x, end }] = touched;
    if (touched.length > 1 || taken.has(column)) return null;
    if (touched.length === 0) result.push(column);
    [column.x, column.end] = [Math.min(column.x, x), Math.max(column.end, end)];
    taken.add(column);
  }
  result.sort((a, b) => a.x - b.x);
  return result.some((column, index) => column.x < (result[index - 1]?.end ?? -Infinity) - 0.1 * row.height)
    ? null
    : result;
}

interface Found {
  table: PdfTable;
  rows: readonly Row[];
}

function tableIn(region: Region): Found | null {
  return isGrid(region) ? { table: joinedRows(region), rows: region.rows } : null;
}

/** Finds a table below a header row with a name per column. Names and right-aligned figures must not overlap. */
function tableBelow(head: Row | undefined, region: Region): Found | null {
  const { rows, columns } = region;
  const first = rows[0];
  if (!head || !first || head.cells.length !== columns.length || head.y - first.y > 3 * first.height) return null;
  const isNear = head.cells.every(
    ({ x, end }, index) => end > (columns[index - 1]?.end ?? -Infinity) && x < (columns[index + 1]?.x ?? Infinity),
  );
  const body = isNear ? tableIn(region) : null;
  return body && { table: [head.cells.map(({ text }) => text), ...body.table], rows: [head, ...rows] };
}

/** Whether the cells look like a table rather than prose, a transcript, a form or a list. Accepts too little rather than too much. */
function isGrid({ rows, columns }: Region): boolean {
  const wide = rows.filter((row) => row.cells.length >= 2);
  if (columns.length < 2 || wide.length < (columns.length === 2 ? NARROW_ROWS_MIN : ROWS_MIN)) return false;
  const written = columns.map((column) =>
    rows.flatMap((row) => row.cells.filter((cell) => columnOf(cell, [column]) === 0)),
  );
  const cells = written.flat();
  const byRow = mostly(wide, (row) => row.lines.length === 1);
  if (
    cells.length < 0.5 * rows.length * columns.length ||
    written.some((column) => !isAligned(column, rows[0]?.height ?? 1))
  )
    return false;
  if (written.filter((column) => column.length < 2).length > 0.1 * columns.length) return false;
  if (
    median(cells.map(({ text }) => text.length)) > 40 ||
    written.some((column) => isTranscriptOrList(column) || isProse(column))
  )
    return false;
  // rejects authors side by side and columns of a newspaper
  if (!byRow && !written.slice(1).some((column) => mostly(column, ({ text }) => /\d/.test(text) && text.length <= 20)))
    return false;
  return columns.length > 2 || (byRow && isNarrowTable(written));
}

/** Two columns of short texts. The first column holds neither numbers nor list marks. */
const isNarrowTable = ([names = [], values = []]: readonly PdfCell[][]): boolean =>
  [...names, ...values].every(({ text }) => text.length <= 40) &&
  !mostly(names, ({ text }) => /^[\d.()]+$/.test(text) || text.length <= 2);

/** Whether the cells are aligned left, right or centered. Indented cells reduce the share that is required. */
function isAligned(cells: readonly PdfCell[], height: number): boolean {
  return [cells.map(({ x }) => x), cells.map(({ end }) => end), cells.map(({ x, end }) => (x + end) / 2)].some(
    (places) => {
      const sorted = places.sort((a, b) => a - b);
      const share = Math.ceil(0.4 * sorted.length);
      return sorted.some((place, index) => (sorted[index + share - 1] ?? Infinity) - place <= 0.5 * height);
    },
  );
}

/** Times and labels with colons indicate a transcript or a form, and bullets a list. */
const isTranscriptOrList = (column: readonly PdfCell[]): boolean =>
  mostly(
    column,
    ({ text }) =>
      /^[[(]?\d{1,2}:\d{2}/.test(text) ||
      text.endsWith(':') ||
      /^(?:[^\p{L}\p{N}$€£%✓✔✗✘×xX+–-]|\(?[\p{L}\p{N}]{1,3}[.)])$/u.test(text),
  );

/** Prose continues in lower case. */
const isProse = (column: readonly PdfCell[]): boolean =>
  column.filter(
    ({ text }, index) =>
      index > 0 && text.length > 20 && /^\p{Ll}/u.test(text) && !/[.!?]$/.test(column[index - 1]?.text ?? ''),
  ).length >
  0.4 * column.length;

function joinedRows(region: Region): PdfTable {
  const { rows, columns } = region;
  const table: PdfTable = [];
  rows.forEach((row, index) => {
    const last = continues(region, index) ? table.at(-1) : undefined;
    const into = last ?? columns.map(() => '');
    for (const cell of row.cells) {
      const at = columnOf(cell, columns);
      into[at] = [into[at], cell.text].filter(Boolean).join('\n');
    }
    if (!last) table.push(into);
  });
  return table;
}

/** Whether a line holds wrapped text of the row above: it has no first cell, or is closer than rows are. */
function continues({ rows, columns, gap }: Region, index: number): boolean {
  const [row, above, first] = [rows[index], rows[index - 1], columns[0]];
  if (!row || !above || !first || above.y - row.y > 1.6 * row.height) return false;
  const isFirstEmpty = row.cells.every((cell) => columnOf(cell, [first]) < 0);
  return (isFirstEmpty && row.cells.length < Math.max(2, columns.length - 1)) || (above.y - row.y) * 1.2 < gap;
}

const columnOf = ({ x, end }: PdfCell, columns: readonly Column[]): number =>
  columns.findIndex((column) => x >= column.x && end <= column.end);

const mostly = <T>(all: readonly T[], is: (one: T) => boolean): boolean => all.filter(is).length > 0.5 * all.length;

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
