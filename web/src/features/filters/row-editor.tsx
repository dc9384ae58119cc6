import { Button, NativeSelect } from '@mantine/core';
import { type FilterRow, type Operator, OPERATORS, fieldOf, operatorsOf, withField } from '@evident/domain/filters';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { FieldPicker } from './field-picker.tsx';
import { OperandInput } from './operand-input.tsx';
import { withOperator } from './rows.ts';
import type { FilterFields } from './use-filter-fields.ts';
import styles from './filters.module.css';

interface Props {
  row: FilterRow;
  fields: FilterFields;
  /** Why the row cannot be used. */
  fault?: string;
  onChange: (row: FilterRow) => void;
  onRemove: () => void;
  onDone: () => void;
}

/** One condition: its field, its operator and its values. */
export function RowEditor({ row, fields, fault, onChange, onRemove, onDone }: Props) {
  const [choosing, setChoosing] = useState(false);
  // Moves the focus into the values after a field was chosen, but not while conditions are tried out.
  const [isFresh, setIsFresh] = useState(true);
  const field = fieldOf(row.field, fields.known);
  if (choosing)
    return (
      <FieldPicker
        groups={fields.groups}
        onPick={(reference) => {
          setChoosing(false);
          setIsFresh(true);
          onChange(withField(row, reference, fields.known));
        }}
      />
    );
  return (
    <div className={styles.editor}>
      <div className={styles.head}>
        <Button
          size="xs"
          variant="default"
          className={styles.field}
          aria-label={`Change field: ${typeof field === 'string' ? 'unavailable' : field.label}`}
          rightSection={<ChevronDown size={12} aria-hidden />}
          onClick={() => setChoosing(true)}
        >
          {typeof field === 'string' ? 'Field' : field.label}
        </Button>
        {typeof field !== 'string' && (
          <NativeSelect
            size="xs"
            className={styles.operator}
            aria-label="Condition"
            data={[
              ...(row.operator === undefined ? [{ value: '', label: 'Choose a condition', disabled: true }] : []),
              ...operatorsOf(field).map((name) => ({ value: name, label: OPERATORS[name].label })),
            ]}
            value={row.operator ?? ''}
            autoFocus={row.operator === undefined}
            onChange={(event) => {
              setIsFresh(false);
              onChange(withOperator(row, event.currentTarget.value as Operator));
            }}
          />
        )}
      </div>
      <OperandInput
        key={row.field.name ?? row.field.fieldId}
        autoFocus={isFresh}
        row={row}
        fields={fields}
        onChange={onChange}
      />
      {fault !== undefined && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <div className={styles.foot}>
        <Button size="xs" variant="subtle" color="gray" onClick={onRemove}>
          Remove
        </Button>
        <Button size="xs" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
