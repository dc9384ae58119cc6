import { ActionIcon, Select } from '@mantine/core';
import { type Condition, type RuleEvent, OPERATORS, fieldsOf } from '@evident/domain/automation';
import { Trash2 } from 'lucide-react';
import type { Choices } from './choices.ts';
import { ConditionValue } from './condition-value.tsx';
import { conditionOn, withOperator } from './new-condition.ts';
import styles from './automation.module.css';

interface Props {
  event: RuleEvent;
  condition: Condition;
  choices: Choices;
  onChange: (condition: Condition) => void;
  /** Absent for the only condition of a rule. */
  onRemove?: () => void;
}

/** A condition: field, operator and value. */
export function ConditionRow({ event, condition, choices, onChange, onRemove }: Props) {
  const fields = fieldsOf(event);
  const { type } = fields[condition.field]!.of;
  return (
    <div className={styles.condition}>
      <Select
        aria-label="Field"
        className={styles.value}
        allowDeselect={false}
        data={Object.entries(fields).map(([value, { label }]) => ({ value, label }))}
        value={condition.field}
        onChange={(field) => onChange(conditionOn(event, field ?? condition.field))}
      />
      <Select
        aria-label="Operator"
        className={styles.value}
        allowDeselect={false}
        data={Object.entries(OPERATORS[type]).map(([value, { words }]) => ({ value, label: words }))}
        value={condition.operator}
        onChange={(operator) => onChange(withOperator(event, condition, operator ?? condition.operator))}
      />
      <ConditionValue
        event={event}
        condition={condition}
        choices={choices}
        onChange={(value) => onChange({ ...condition, value })}
      />
      {onRemove && (
        <ActionIcon aria-label="Remove condition" title="Remove condition" onClick={onRemove}>
          <Trash2 size={14} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}
