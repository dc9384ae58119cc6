import { type RuleEvent, fieldsOf } from './catalogue.ts';
import type { Facts } from './field-types.ts';
import { met } from './operators.ts';
import { type Condition, type Rules, conditionsOf, isGroup } from './rules.ts';

/** A condition, and whether an event met it. */
export interface ConditionOutcome extends Condition {
  readonly met: boolean;
}

export interface Matching {
  readonly matched: boolean;
  /** Of each condition, in the order of the rules. */
  readonly outcomes: readonly ConditionOutcome[];
}

type Matcher = (facts: Facts) => boolean;

/** Whether events match rules. The rules are prepared once, and conditions that decide nothing are left out. */
export const matcher = (event: RuleEvent, rules: Rules): Matcher => prepared(fieldsOf(event), rules);

function prepared(fields: ReturnType<typeof fieldsOf>, one: Condition | Rules): Matcher {
  if (!isGroup(one)) {
    const { field, operator, value } = one;
    const isMet = met(fields[field]!.of.type, operator, value);
    return (facts) => isMet(facts[field] ?? null);
  }
  const parts = one.conditions.map((part) => prepared(fields, part));
  return one.combinator === 'AND'
    ? (facts) => parts.every((matches) => matches(facts))
    : (facts) => parts.some((matches) => matches(facts));
}

/** Whether an event matches rules, with the outcome of each condition. */
export function matches(event: RuleEvent, rules: Rules, facts: Facts): Matching {
  const isMet = (one: Condition | Rules) => prepared(fieldsOf(event), one)(facts);
  return {
    matched: isMet(rules),
    outcomes: conditionsOf(rules).map((one) => ({ ...one, met: isMet(one) })),
  };
}
