import { Button } from '@mantine/core';
import type { FilterForm, FilterRow } from '@evident/domain/filters';
import { formToAddress } from '../../kernel/filter-address.ts';
import { nextId, withRow, withoutRow } from './rows.ts';

/** A condition that one click adds. */
export interface Shortcut {
  readonly label: string;
  readonly row: FilterRow;
}

interface Props {
  shortcuts: readonly Shortcut[];
  form: FilterForm;
  onChange: (form: FilterForm) => void;
}

const inShort = (row: FilterRow): string => formToAddress({ combinator: 'and', fieldForms: [row] });

/** Toggles for common conditions. */
export function Shortcuts({ shortcuts, form, onChange }: Props) {
  return shortcuts.map(({ label, row }) => {
    const set = form.fieldForms.find((one) => inShort(one) === inShort(row));
    return (
      <Button
        key={label}
        size="xs"
        variant="subtle"
        aria-pressed={set !== undefined}
        onClick={() => onChange(set ? withoutRow(form, set.id) : withRow(form, { ...row, id: nextId(form) }))}
      >
        {label}
      </Button>
    );
  });
}
