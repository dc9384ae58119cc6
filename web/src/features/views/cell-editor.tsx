import type { FieldView, SentValue } from '@evident/domain/fields';
import type { Row } from '@evident/domain/views';
import { useEffect, useRef, useState } from 'react';
import { valueOfRow } from '../../data/views/note-facts.ts';
import { asShown } from './cells.ts';
import { SHOWN_FIELD_TYPES } from '../../field-types/index.ts';
import styles from './table.module.css';

interface Props {
  row: Row;
  field: FieldView;
  onChange: (value: SentValue) => void;
  /** `down` and `right` go on to the next cell. */
  onDone: (then?: 'down' | 'right') => void;
}

/** The input of a cell, over it. Enter and Tab save and go on, Escape leaves. */
export function CellEditor({ row, field, onChange, onDone }: Props) {
  const { Input } = SHOWN_FIELD_TYPES[field.type];
  const box = useRef<HTMLDivElement>(null);
  const [value, setValue] = useState(() => valueOfRow(row, field));
  useEffect(() => {
    const input = box.current?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, button');
    input?.focus();
    if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) input.select();
  }, []);
  return (
    <div
      ref={box}
      className={styles.editor}
      onBlur={({ currentTarget, relatedTarget }) => {
        const inside = relatedTarget instanceof Element && relatedTarget.closest('[data-portal], [role=listbox]');
        if (!currentTarget.contains(relatedTarget) && !inside && relatedTarget !== null) onDone();
      }}
      onKeyDown={(event) => {
        const list = (event.target as HTMLElement).getAttribute('aria-expanded') === 'true';
        if (event.key === 'Escape' && !list) onDone();
        else if (event.key === 'Tab') {
          event.preventDefault();
          (event.target as HTMLElement).blur();
          onDone('right');
        } else if (event.key === 'Enter' && !event.shiftKey && !list) {
          event.preventDefault();
          (event.target as HTMLElement).blur();
          onDone('down');
        }
        event.stopPropagation();
      }}
    >
      <Input
        field={field}
        value={value}
        onChange={(sent) => {
          setValue(asShown(field.id, sent));
          onChange(sent);
        }}
      />
    </div>
  );
}
