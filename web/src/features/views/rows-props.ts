import type { FieldTotal, Row } from '@evident/domain/views';
import type { CellChange, RowPlace } from '../../data/views/mutations.ts';
import type { Windowed } from '../../kernel/queries/windows.ts';
import type { Column } from './columns.ts';
import type { Look } from './look.ts';
import type { Selection } from './use-selection.ts';

/** Moves rows by hand. */
export type OnPlace = (rows: readonly Row[], place: RowPlace) => void;

/** Where a list was scrolled to, across layouts. */
export interface ScrollPlace {
  /** The row on top when the list appears. */
  readonly start: number;
  onTop: (index: number) => void;
}

/** Rows of one group, or of all, in a layout. */
export interface RowsProps {
  label: string;
  list: Windowed<Row>;
  /** All columns in their order. */
  columns: readonly Column[];
  /** Of the fields whose columns show one. */
  totals: readonly FieldTotal[];
  look: Look;
  /** The reason values cannot be changed; null if they can. */
  readOnly: string | null;
  selection: Selection;
  scroll: ScrollPlace;
  onLook: (change: Partial<Look>) => void;
  onSet: (changes: readonly CellChange[]) => void;
  /** Null where rows are sorted, or cannot be changed. */
  onPlace: OnPlace | null;
}
