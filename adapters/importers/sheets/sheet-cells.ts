import { refuse } from '@evident/domain/kernel';
import { Parser } from 'htmlparser2';

/** Maximum rows and columns. Excel has as many columns; no survey has as many rows. */
export const SHEET_ROWS_MAX = 1_048_576;
export const SHEET_COLUMNS_MAX = 16_384;
/** Maximum cells per sheet. A part of a few megabytes can repeat one cell without end. */
const CELLS_MAX = 20_000_000;

/** Maximum characters per row and per sheet. Cells share text, so a small file can expand without limit. */
const ROW_MAX = 6_000_000;
const SHEET_MAX = 200_000_000;

/** A row with its number, starting at 1. Empty rows are skipped. */
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

/** Walks through XML once, from start to end. */
export function walkXml(xml: string, { open, close, text }: Events): void {
  const parser = new Parser(
    { onopentag: open, onclosetag: close, ontext: text },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
}

/** Collects cells into rows. */
export class SheetRows {
  readonly rows: SheetRow[] = [];
  private readonly spans: [column: number, first: number, last: number][] = [];
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
        'Shorten its cells.',
      );
  }

  /** Notes that a cell covers several rows, for `fillSpans`. */
  span(column: number, line: number, rows: number): void {
    if (rows > 1) this.spans.push([column, line, line + rows - 1]);
  }

  /** Merges the cells that cover several rows. */
  fillSpans(): void {
    for (const span of this.spans) this.merge(...span);
  }

  /** Repeats the first cell of a merged column in its other rows, which a person sees as one cell. */
  merge(column: number, first: number, last: number): void {
    const from = this.indexOf(first);
    const value = this.rows[from]?.line === first ? (this.rows[from].cells[column] ?? '') : '';
    if (value === '') return;
    for (let index = from + 1; index < this.rows.length && this.rows[index]!.line <= last; index += 1) {
      const { cells } = this.rows[index]!;
      const isEmpty = (cells[column] ?? '') === '';
      this.take(isEmpty ? value.length : 0);
      if (!isEmpty) continue;
      while (cells.length < column) cells.push('');
      cells[column] = value;
    }
  }

  /** Index of the first row that is not above a line. */
  private indexOf(line: number): number {
    let [low, high] = [0, this.rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.rows[middle]!.line < line) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private take(size: number): void {
    this.size += size;
    this.count += 1;
    if (this.size > SHEET_MAX || this.count > CELLS_MAX)
      refuse(
        'UnprocessableContent',
        `The sheet has more than ${SHEET_MAX.toLocaleString('en')} characters`,
        'Split it into several files.',
      );
  }

  /** Ends the row with this number; `times` is how often the row repeats. */
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
