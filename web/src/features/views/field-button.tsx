import { Popover } from '@mantine/core';
import type { FieldView, SentValue } from '@evident/domain/fields';
import type { Row } from '@evident/domain/views';
import { useState } from 'react';
import { CellEditor } from './cell-editor.tsx';
import { FieldValueText } from './field-value-text.tsx';
import styles from './views.module.css';

interface Props {
  row: Row;
  field: FieldView;
  /** The reason values cannot be changed; null if they can. */
  readOnly: string | null;
  onChange: (value: SentValue) => void;
}

/** The value of a field on a card or in a list; a press changes it. */
export function FieldButton({ row, field, readOnly, onChange }: Props) {
  const [opened, setOpened] = useState(false);
  const value = row.values.find(({ fieldId }) => fieldId === field.id);
  const text = <FieldValueText field={field} value={value} />;
  if (readOnly !== null)
    return value ? (
      <span className={styles.fact} title={field.label}>
        {text}
      </span>
    ) : null;
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" width={260} trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={styles.fact}
          data-empty={value === undefined}
          title={field.label}
          aria-label={`${field.label}: ${value?.shown || 'empty'}`}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {value ? text : field.label}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={field.label}>
        {opened && <CellEditor row={row} field={field} onChange={onChange} onDone={() => setOpened(false)} />}
      </Popover.Dropdown>
    </Popover>
  );
}
