import { Popover } from '@mantine/core';
import type { FilterRow } from '@evident/domain/filters';
import { CircleAlert, X } from 'lucide-react';
import { opensField } from '../../kernel/keys/type-ahead.ts';
import { RowEditor } from './row-editor.tsx';
import { RowWords } from './row-words.tsx';
import type { FilterFields } from './use-filter-fields.ts';
import styles from './filters.module.css';

interface Props {
  row: FilterRow;
  fields: FilterFields;
  /** Why the row cannot be used. */
  fault?: string;
  opened: boolean;
  onOpened: (opened: boolean) => void;
  onChange: (row: FilterRow) => void;
  onRemove: () => void;
}

/** A condition of a filter; opens its editor. */
export function FilterChip({ row, fields, fault, opened, onOpened, onChange, onRemove }: Props) {
  return (
    <li className={styles.chip} data-faulty={fault !== undefined}>
      <Popover opened={opened} onChange={onOpened} position="bottom-start" width={340} trapFocus returnFocus>
        <Popover.Target>
          <button
            type="button"
            className={styles.words}
            onClick={opened ? () => onOpened(false) : opensField(() => onOpened(true))}
          >
            {fault !== undefined && <CircleAlert size={13} aria-hidden />}
            <span className={styles.text}>
              <RowWords row={row} fields={fields} />
            </span>
            {fault !== undefined && <span className={styles.reason}>{fault}</span>}
          </button>
        </Popover.Target>
        <Popover.Dropdown p={0} aria-label="Edit condition">
          <RowEditor
            row={row}
            fields={fields}
            fault={fault}
            onChange={onChange}
            onRemove={onRemove}
            onDone={() => onOpened(false)}
          />
        </Popover.Dropdown>
      </Popover>
      <button type="button" className={styles.remove} aria-label="Remove condition" title="Remove" onClick={onRemove}>
        <X size={13} aria-hidden />
      </button>
    </li>
  );
}
