import { MultiSelect, NumberInput, Select, TextInput } from '@mantine/core';
import {
  type Condition,
  type LengthValue,
  type ListedObject,
  type RuleEvent,
  OPERATORS,
  fieldsOf,
} from '@evident/domain/automation';
import type { Choices } from './choices.ts';
import styles from './automation.module.css';

interface Props {
  event: RuleEvent;
  condition: Condition;
  choices: Choices;
  onChange: (value: Condition['value']) => void;
}

const TRUTH = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];
const LENGTHS = Object.entries(OPERATORS.number).map(([value, { words }]) => ({ value, label: words }));
const numberOf = (typed: number | string): number => (typeof typed === 'number' ? typed : 0);

/** The value that a condition compares with, by the type of its field. */
export function ConditionValue({ event, condition: { field, operator, value }, choices, onChange }: Props) {
  const { of } = fieldsOf(event)[field]!;
  const label = { 'aria-label': 'Value', className: styles.value };
  if (operator === 'empty') return null;
  if (operator === 'length') return <Length value={value as LengthValue} onChange={onChange} />;
  switch (of.type) {
    case 'number':
      return (
        <NumberInput
          {...label}
          value={Number(value)}
          min={of.minimum}
          max={of.maximum}
          onChange={(typed) => onChange(numberOf(typed))}
        />
      );
    case 'boolean':
      return (
        <Select
          {...label}
          allowDeselect={false}
          data={TRUTH}
          value={String(value)}
          onChange={(chosen) => onChange(chosen === 'true')}
        />
      );
    case 'enum': {
      const data = 'values' in of ? of.values.map((one) => ({ value: one, label: one })) : listed(of.of, choices);
      return (
        <MultiSelect
          {...label}
          searchable
          data={data}
          value={[...(value as string[])]}
          onChange={onChange}
          placeholder="Choose"
        />
      );
    }
    default:
      return (
        <TextInput
          {...label}
          type={of.type === 'date' ? 'date' : 'text'}
          placeholder={operator === 'equal' || operator === 'notEqual' ? 'Empty' : 'Words'}
          value={String(value)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
  }
}

const listed = (of: ListedObject, { projects, members, feeds }: Choices) => {
  const all = { PROJECT: projects, CHANNEL: feeds, MEMBER: members.map(({ id, name }) => ({ id, title: name })) };
  return all[of].map(({ id, title }) => ({ value: id, label: title }));
};

function Length({ value, onChange }: { value: LengthValue; onChange: Props['onChange'] }) {
  return (
    <>
      <Select
        aria-label="Number"
        className={styles.value}
        allowDeselect={false}
        data={LENGTHS}
        value={value.operator}
        onChange={(chosen) => onChange({ ...value, operator: chosen as LengthValue['operator'] })}
      />
      <NumberInput
        aria-label="Value"
        className={styles.value}
        min={0}
        value={value.value}
        onChange={(typed) => onChange({ ...value, value: numberOf(typed) })}
      />
    </>
  );
}
