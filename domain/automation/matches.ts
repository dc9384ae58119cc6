import { type RuleEvent, fieldsOf } from './catalogue.ts';
import type { Facts } from './field-types.ts';
import { isMet } from './operators.ts';
import { type Condition, type Rules, isGroup } from './rules.ts';

/** A condition, and whether an event met it. */
export interface ConditionOutcome extends Condition {
  readonly met: boolean;
}

export interface Matching {
  readonly matched: boolean;
  /** Of each condition, in the order of the rules. */
  readonly outcomes: readonly ConditionOutcome[];
}

/** Whether an event matches rules, with the outcome of each condition. All conditions are looked at. */
export function matches(event: RuleEvent, rules: Rules, facts: Facts): Matching {
  const outcomes: ConditionOutcome[] = [];
  const fields = fieldsOf(event);
  const isTrue = (one: Condition | Rules): boolean => {
    if (isGroup(one)) {
      const all = one.conditions.map(isTrue);
      return one.combinator === 'AND' ? !all.includes(false) : all.includes(true);
    }
    const met = isMet(fields[one.field]!.of.type, one.operator, facts[one.field] ?? null, one.value);
    outcomes.push({ ...one, met });
    return met;
  };
  const matched = isTrue(rules);
  return { matched, outcomes };
}
