import type { Row } from '@evident/domain/views';
import { rowName } from './row-name.ts';
import type { Selection } from './use-selection.ts';
import type { Windowed } from '../../kernel/queries/windows.ts';
import styles from './views.module.css';

interface Props {
  row: Row;
  index: number;
  list: Pick<Windowed<Row>, 'read'>;
  selected: boolean;
  onSelect: Selection['set'];
}

/** Selects a row; with Shift, all from the last one. A plain checkbox, because lists render many. */
export function RowCheck({ row, index, list, selected, onSelect }: Props) {
  return (
    <input
      type="checkbox"
      className={styles.check}
      aria-label={`Select “${rowName(row)}”`}
      checked={selected}
      onChange={({ currentTarget, nativeEvent }) =>
        onSelect({
          row,
          index,
          list,
          on: currentTarget.checked,
          range: (nativeEvent as unknown as MouseEvent).shiftKey,
        })
      }
    />
  );
}
