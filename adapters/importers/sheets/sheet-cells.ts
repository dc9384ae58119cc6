import { refuse } from '@evident/domain/kernel';
import { Parser } from 'htmlparser2';

/** Rows and columns that are read: as many as Excel has columns, and far more rows than anybody answers. */
export const SHEET_ROWS_MAX = 1_048_576;
export const SHEET_COLUMNS_MAX = 16_384;
/** Cells of a sheet; a part of a few megabytes may repeat one cell for ever. */
const CELLS_MAX = 20_000_000;

/** Characters of a row and of a sheet. Cells share their texts, so a file of a few kilobytes may hold any number. */
const ROW_MAX = 6_000_000;
const SHEET_MAX = 200_000_000;

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
  const parser = new Parser(
    { onopentag: open, onclosetag: close, ontext: text },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
}

/** Gathers cells into rows. */
export class SheetRows {
  readonly rows: SheetRow[] = [];
  private cells: string[] = [];
  private count = 0;
  private rowSize = 0;
  private size = 0;

  set(column: number, value: string): void {
    if (value.trim() === '' || column >= SHEET_COLUMNS_MAX || (this.count += 1) > CELLS_MAX) return;
    while (this.cells.length < column) this.cells.push('');
    this.cells[column] = value;
    this.rowSize += value.length;
    if (this.rowSize > ROW_MAX)
      refuse(
        'UnprocessableContent',
        `A row has more than ${ROW_MAX.toLocaleString('en')} characters`,
        'Split its cells.',
      );
  }

  /** Ends the row with this number, which stands there several times. */
  end(line: number, times = 1): void {
    const { cells, rowSize } = this;
    this.cells = [];
    this.rowSize = 0;
    for (
      let row = 0;
      cells.length > 0 &&
      row < times &&
      line + row <= SHEET_ROWS_MAX &&
      (this.count += row === 0 ? 0 : cells.length) <= CELLS_MAX;
      row += 1
    ) {
      this.size += rowSize;
      if (this.size > SHEET_MAX)
        refuse(
          'UnprocessableContent',
          `The sheet has more than ${SHEET_MAX.toLocaleString('en')} characters`,
          'Split it into several files.',
        );
      this.rows.push({ line: line + row, cells: [...cells] });
    }
  }
}
