import { Button, Group, SegmentedControl } from '@mantine/core';
import { type Condition, RULES_DEPTH_MAX, type RuleEvent, type Rules, isGroup } from '@evident/domain/automation';
import { Plus } from 'lucide-react';
import type { Choices } from './choices.ts';
import { ConditionRow } from './condition-row.tsx';
import { firstCondition } from './new-condition.ts';
import styles from './automation.module.css';

interface Props {
  event: RuleEvent;
  rules: Rules;
  choices: Choices;
  onChange: (rules: Rules) => void;
  /** Of a group within a group; 1 for the rules of an automation. */
  depth?: number;
  /** Absent for the outermost group. */
  onRemove?: () => void;
}

const COMBINED = [
  { value: 'AND', label: 'All are met' },
  { value: 'OR', label: 'One is met' },
];

/** Conditions and groups of them. The last one of a group leaves with its group. */
export function RulesEditor({ event, rules, choices, onChange, depth = 1, onRemove }: Props) {
  const { combinator, conditions } = rules;
  const put = (at: number, one: Condition | Rules) => onChange({ ...rules, conditions: conditions.with(at, one) });
  const add = (one: Condition | Rules) => onChange({ ...rules, conditions: [...conditions, one] });
  const removing = (at: number) =>
    conditions.length > 1 ? () => onChange({ ...rules, conditions: conditions.toSpliced(at, 1) }) : onRemove;
  return (
    <div className={styles.rules} role="group" aria-label={depth === 1 ? 'Conditions' : 'Group of conditions'}>
      {conditions.length > 1 && (
        <SegmentedControl
          aria-label="Combination"
          size="xs"
          data={COMBINED}
          value={combinator}
          onChange={(chosen) => onChange({ ...rules, combinator: chosen as Rules['combinator'] })}
        />
      )}
      {conditions.map((one, at) =>
        isGroup(one) ? (
          <RulesEditor
            key={at}
            event={event}
            rules={one}
            choices={choices}
            onChange={(group) => put(at, group)}
            depth={depth + 1}
            onRemove={removing(at)}
          />
        ) : (
          <ConditionRow
            key={at}
            event={event}
            condition={one}
            choices={choices}
            onChange={(condition) => put(at, condition)}
            onRemove={removing(at)}
          />
        ),
      )}
      <Group gap="xs">
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<Plus size={12} aria-hidden />}
          onClick={() => add(firstCondition(event))}
        >
          Add condition
        </Button>
        {depth < RULES_DEPTH_MAX && (
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() => add({ combinator: 'OR', conditions: [firstCondition(event)] })}
          >
            Add group
          </Button>
        )}
      </Group>
    </div>
  );
}
