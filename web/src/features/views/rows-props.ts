import type { Row } from '@evident/domain/views';
import type { Paged } from '../../kernel/queries/use-pages.ts';
import type { Column } from './columns.ts';
import type { Look } from './look.ts';
import type { CellChange } from './use-row-changes.ts';
import type { Selection } from './use-selection.ts';

/** Rows of one group, or of all, in a layout. */
export interface RowsProps {
  label: string;
  list: Pick<Paged<Row>, 'items' | 'more' | 'loadingMore'>;
  /** All columns in their order. */
  columns: readonly Column[];
  look: Look;
  /** The reason values cannot be changed; null if they can. */
  readOnly: string | null;
  selection: Selection;
  onLook: (change: Partial<Look>) => void;
  onSet: (changes: readonly CellChange[]) => void;
}
