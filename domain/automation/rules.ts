import { refuse } from '../kernel/index.ts';
import { type RuleEvent, fieldsOf } from './catalogue.ts';
import { type ConditionValue, OPERATORS } from './operators.ts';

export const COMBINATORS = ['AND', 'OR'] as const;

export interface Condition {
  readonly field: string;
  readonly operator: string;
  readonly value: ConditionValue;
}
/** Conditions that are met all together (AND), or one at least (OR). */
export interface Rules {
  readonly combinator: (typeof COMBINATORS)[number];
  readonly conditions: readonly (Condition | Rules)[];
}

/** Groups within groups (decided). */
export const RULES_DEPTH_MAX = 5;
/** Conditions of a rule, over all groups (decided). */
export const CONDITIONS_MAX = 50;

export const isGroup = (one: Condition | Rules): one is Rules => 'combinator' in one;

/**
 * The rules of an event as they are stored, from what was sent. Combinators are read in any case and written AND, OR.
 * @throws Refusal `ValidationError` in the words of the specification
 */
export function readRules(event: RuleEvent, sent: unknown): Rules {
  const count = { left: CONDITIONS_MAX };
  return readGroup(event, sent, RULES_DEPTH_MAX, count);
}

function readGroup(event: RuleEvent, sent: unknown, depth: number, count: { left: number }): Rules {
  const { combinator, conditions, ...others } = isRecord(sent) ? sent : refuseStructure('Rules are an object.');
  const read = COMBINATORS.find((one) => typeof combinator === 'string' && one === combinator.toUpperCase());
  if (!read) return refuseStructure('The combinator is AND or OR.');
  if (!Array.isArray(conditions)) return refuseStructure('Conditions are a list.');
  if (Object.keys(others).length > 0) return refuseStructure('A group has a combinator and conditions.');
  if (conditions.length === 0)
    return refuse('ValidationError', 'Cannot build rules without any conditions', 'Add a condition.');
  if (depth === 0) return refuseStructure(`Groups are nested at most ${RULES_DEPTH_MAX} deep.`);
  return {
    combinator: read,
    conditions: conditions.map((one: unknown) =>
      isRecord(one) && 'combinator' in one ? readGroup(event, one, depth - 1, count) : readCondition(event, one, count),
    ),
  };
}

function readCondition(event: RuleEvent, sent: unknown, count: { left: number }): Condition {
  const {
    field,
    operator,
    value = null,
    ...others
  } = isRecord(sent) ? sent : refuseStructure('A condition is an object.');
  if (typeof field !== 'string' || typeof operator !== 'string' || Object.keys(others).length > 0)
    return refuseStructure('A condition has a field, an operator and a value.');
  count.left -= 1;
  if (count.left < 0) return refuseStructure(`A rule has at most ${CONDITIONS_MAX} conditions.`);
  const fields = fieldsOf(event);
  if (!Object.hasOwn(fields, field)) return refuseCondition(`“${event}” has no field “${field.slice(0, 100)}”.`);
  const { of } = fields[field]!;
  if (!Object.hasOwn(OPERATORS[of.type], operator))
    return refuse(
      'ValidationError',
      'Invalid operator for field type',
      `“${field}” is of the type ${of.type}: ${Object.keys(OPERATORS[of.type]).join(', ')}.`,
    );
  if (!OPERATORS[of.type][operator]!.takes(value, of))
    return refuseCondition(`The value does not fit “${field}” and ${operator}.`);
  return { field, operator, value: value as ConditionValue };
}

const refuseStructure = (advice: string): never => refuse('ValidationError', 'Invalid rules structure', advice);
const refuseCondition = (advice: string): never => refuse('ValidationError', 'Failed to create condition', advice);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The conditions of rules in their order, over all groups. */
export const conditionsOf = ({ conditions }: Rules): readonly Condition[] =>
  conditions.flatMap((one) => (isGroup(one) ? conditionsOf(one) : one));

/** Ids of projects and members that conditions name, and other values of lists. */
export const idsIn = (rules: Rules): readonly string[] =>
  conditionsOf(rules).flatMap(({ value }) => (Array.isArray(value) ? (value as string[]) : []));
