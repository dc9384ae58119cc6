interface Size {
  readonly width: number;
  readonly height: number;
}
interface Table {
  readonly columns: number;
  readonly rows: number;
}

/** Sizes of a table that fits its place, in pixels; `heat-table.module.css` has the same. */
const NAMES = 168;
const COLUMN = 72;
const HEAD = 58;
const ROW = 33;
/** The line that says how much is left out. */
const LEFT_OUT = 30;

const whole = (room: number, one: number, most: number): number => Math.min(most, Math.max(1, Math.floor(room / one)));

/** How many whole columns and rows of a table fit a place, at least one of each. */
export function fitting({ width, height }: Size, { columns, rows }: Table): Table {
  const across = whole(width - NAMES, COLUMN, columns);
  const isWhole = across === columns && HEAD + rows * ROW <= height;
  return { columns: across, rows: whole(height - HEAD - (isWhole ? 0 : LEFT_OUT), ROW, rows) };
}
