import { Parser } from 'htmlparser2';

/** Rows and columns that are read: as many as Excel has columns, and far more rows than anybody answers. */
export const SHEET_ROWS_MAX = 1_048_576;
export const SHEET_COLUMNS_MAX = 16_384;
/** Cells of a sheet; a part of a few megabytes may repeat one cell for ever. */
const CELLS_MAX = 20_000_000;

/** A row of a sheet by its number from 1; rows without words are left out. */
export interface SheetRow {
  line: number;
  cells: string[];
}

type Attributes = Readonly<Record<string, string>>;
interface Events {
  open: (name: string, attributes: Attributes) => void;
  close: (name: string) => void;
  text: (text: string) => void;
}

/** Walks through XML once, from its beginning to its end. */
export function walkXml(xml: string, { open, close, text }: Events): void {
  const parser = new Parser({ onopentag: open, onclosetag: close, ontext: text }, { xmlMode: true, decodeEntities: true });
  parser.end(xml);
}

/** Gathers cells into rows. */
export class SheetRows {
  readonly rows: SheetRow[] = [];
  private cells: string[] = [];
  private count = 0;

  set(column: number, value: string): void {
    if (value.trim() === '' || column >= SHEET_COLUMNS_MAX || (this.count += 1) > CELLS_MAX) return;
    while (this.cells.length < column) this.cells.push('');
    this.cells[column] = value;
  }

  /** Ends the row with this number, which stands there several times. */
  end(line: number, times = 1): void {
    const { cells } = this;
    this.cells = [];
    for (let row = 0; cells.length > 0 && row < times && line + row <= SHEET_ROWS_MAX && (this.count += row === 0 ? 0 : cells.length) <= CELLS_MAX; row += 1) this.rows.push({ line: line + row, cells: [...cells] });
  }
}
