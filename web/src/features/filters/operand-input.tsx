import { NativeSelect, TagsInput, TextInput } from '@mantine/core';
import {
  type FieldKind,
  type FilterRow,
  OPERATORS,
  RELATIVE_DATES,
  VALUES_MAX,
  fieldOf,
  isRelative,
} from '@evident/domain/filters';
import { useState, type ReactElement } from 'react';
import { DayInput } from '../../ui/day-input/day-input.tsx';
import type { FilterFields } from './use-filter-fields.ts';
import { ValueList } from './value-list.tsx';
import styles from './filters.module.css';

interface Props {
  row: FilterRow;
  fields: FilterFields;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  onChange: (row: FilterRow) => void;
}

const TEXT_MAX = 200;

/** The input for the values of a row; nothing for operators without values. */
export function OperandInput(props: Props) {
  const { row, fields } = props;
  const field = fieldOf(row.field, fields.known);
  if (typeof field === 'string' || row.operator === undefined || OPERATORS[row.operator].takes === 'none') return null;
  const Input = INPUTS[field.kind];
  return <Input {...props} />;
}

function Choices(props: Props) {
  return (
    <div className={styles.values}>
      <ValueList {...props} />
    </div>
  );
}

function Typed({ row, onChange, autoFocus, numeric = false }: Props & { numeric?: boolean }) {
  const [typed, setTyped] = useState(row.values[0] ?? '');
  return (
    <TextInput
      aria-label="Value"
      placeholder={numeric ? 'Number' : 'Words'}
      inputMode={numeric ? 'decimal' : 'text'}
      maxLength={TEXT_MAX}
      data-autofocus
      autoFocus={autoFocus}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        onChange({ ...row, values: value.trim() === '' ? [] : [value] });
      }}
    />
  );
}

/** Several words or phrases: Enter or a comma ends one. */
function Words({ row, onChange, autoFocus }: Props) {
  return (
    <TagsInput
      aria-label="Values"
      placeholder={row.values.length === 0 ? 'Words, each with Enter' : undefined}
      classNames={{ input: styles.typed }}
      maxTags={VALUES_MAX}
      data-autofocus
      autoFocus={autoFocus}
      acceptValueOnBlur
      splitChars={[',', '\n']}
      value={row.values}
      onChange={(values) => onChange({ ...row, values: values.map((value) => value.slice(0, TEXT_MAX)) })}
    />
  );
}

const Text = (props: Props) =>
  props.row.operator !== undefined && OPERATORS[props.row.operator].takes === 'many' ? (
    <Words {...props} />
  ) : (
    <Typed {...props} />
  );

const Numeric = (props: Props) => <Typed {...props} numeric />;

function YesOrNo({ row, onChange, autoFocus }: Props) {
  return (
    <NativeSelect
      aria-label="Value"
      data-autofocus
      autoFocus={autoFocus}
      data={[
        { value: 'true', label: 'Yes' },
        { value: 'false', label: 'No' },
      ]}
      value={row.values[0] ?? 'true'}
      onChange={(event) => onChange({ ...row, values: [event.currentTarget.value] })}
    />
  );
}

const A_DAY = 'day';

function Moment({ row, onChange, autoFocus }: Props) {
  const value = row.values[0] ?? '';
  const [isDay, setIsDay] = useState(value !== '' && !isRelative(value));
  const setValue = (next: string) => onChange({ ...row, values: next === '' ? [] : [next] });
  return (
    <div className={styles.moment}>
      <NativeSelect
        aria-label="Date"
        data-autofocus
        autoFocus={autoFocus}
        data={[
          { value: '', label: 'Choose a date', disabled: true },
          ...RELATIVE_DATES.map((date) => ({ value: date, label: date })),
          { value: A_DAY, label: 'A day…' },
        ]}
        value={isDay ? A_DAY : value}
        onChange={({ currentTarget: { value: chosen } }) => {
          setIsDay(chosen === A_DAY);
          setValue(chosen === A_DAY ? '' : chosen);
        }}
      />
      {isDay && (
        <DayInput aria-label="Day" value={value.slice(0, 'YYYY-MM-DD'.length)} whileTyping onChange={setValue} />
      )}
    </div>
  );
}

const INPUTS: Record<FieldKind, (props: Props) => ReactElement> = {
  text: Text,
  number: Numeric,
  boolean: YesOrNo,
  date: Moment,
  choice: Choices,
  choices: Choices,
};
