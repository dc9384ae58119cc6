import { Button, SegmentedControl } from '@mantine/core';
import { type FilterForm, type FilterRow, EMPTY_FORM, combinatorOf } from '@evident/domain/filters';
import { X } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { AddRow } from './add-row.tsx';
import type { FilterScope } from './fields.ts';
import { FilterChip } from './filter-chip.tsx';
import { isFilled, withRow, withoutRow } from './rows.ts';
import { useFilterFields } from './use-filter-fields.ts';
import styles from './filters.module.css';

interface Props {
  /** The objects that are filtered. */
  scope: FilterScope;
  form: FilterForm;
  /** `again`: the same condition was changed before, so the change belongs to the last step of the history. */
  onChange: (form: FilterForm, again: boolean) => void;
  /** Shortcuts and menus after the button that adds a condition. */
  children?: ReactNode;
}

/** A filter as chips, one for each condition, and the buttons to add conditions and to clear them. */
export function FilterBuilder({ scope, form, onChange, children }: Props) {
  const fields = useFilterFields(scope);
  const [opened, setOpened] = useState<string | null>(null);
  const last = useRef<string | null>(null);
  const faults = new Map(fields.faultsIn(form).map(({ rowId, reason }) => [rowId, reason]));
  const rows = form.fieldForms.filter(({ id, hidden }) => !hidden || faults.has(id));
  const hidden = form.fieldForms.length - rows.length;
  const change = (row: FilterRow) => {
    onChange(withRow(form, row), last.current === row.id);
    last.current = row.id;
  };
  const remove = (id: string) => {
    if (!form.fieldForms.some((row) => row.id === id)) return;
    setOpened(null);
    onChange(withoutRow(form, id), false);
    last.current = null;
  };
  const open = (row: FilterRow, next: boolean) => {
    last.current = null;
    setOpened(next ? row.id : null);
    if (!next && !isFilled(row, fields.known)) onChange(withoutRow(form, row.id), true);
  };
  return (
    <div className={styles.builder}>
      <ul className={styles.chips} aria-label="Filter">
        {rows.map((row) => (
          <FilterChip
            key={row.id}
            row={row}
            fields={fields}
            fault={faults.get(row.id)}
            opened={opened === row.id}
            onOpened={(next) => open(row, next)}
            onChange={change}
            onRemove={() => remove(row.id)}
          />
        ))}
      </ul>
      <AddRow fields={fields} form={form} faultOf={(id) => faults.get(id)} onChange={change} onRemove={remove} />
      {children}
      {hidden > 0 && (
        <span className={styles.hidden}>
          {hidden === 1 ? '1 hidden condition' : `${hidden} hidden conditions`}
          <button
            type="button"
            className={styles.remove}
            aria-label="Remove hidden conditions"
            onClick={() => onChange({ ...form, fieldForms: rows }, false)}
          >
            <X size={13} aria-hidden />
          </button>
        </span>
      )}
      {rows.length > 1 && (
        <SegmentedControl
          size="xs"
          aria-label="Match"
          data={[
            { value: 'and', label: 'Match all' },
            { value: 'or', label: 'Match any' },
          ]}
          value={combinatorOf(form)}
          onChange={(value) => onChange({ ...form, combinator: value as 'and' | 'or' }, false)}
        />
      )}
      {form.fieldForms.length > 0 && (
        <Button size="xs" variant="subtle" color="gray" onClick={() => onChange(EMPTY_FORM, false)}>
          Clear all
        </Button>
      )}
    </div>
  );
}
