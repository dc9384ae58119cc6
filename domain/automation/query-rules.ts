import { AI_USER, CURRENT_USER, type CombinedForms, type FilterRow, type Operator } from '../filters/index.ts';
import { refuse } from '../kernel/index.ts';
import { type RuleEvent, fieldsOf } from './catalogue.ts';
import type { ConditionValue } from './operators.ts';
import type { Condition, Rules } from './rules.ts';

/** Parts of field names, by the system fields of filters that they are equal to. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  Title: ['note.title', 'insight.title', 'project.name', 'theme.title'],
  Project: ['note.projectId', 'insight.projectId', 'dataset.projectId'],
  Authors: ['note.createdBy', 'insight.createdBy', 'project.createdBy', 'dataset.createdBy'],
  AiGenerated: ['note.aiGenerated', 'insight.aiGenerated'],
};

const LISTS: Partial<Record<Operator, string>> = { HasAnyOf: 'in', HasNoneOf: 'notIn' };
const OPERATORS: Readonly<Record<string, Partial<Record<Operator, string>>>> = {
  Title: { Contains: 'contains' },
  Project: LISTS,
  Authors: LISTS,
  AiGenerated: { Is: 'equal' },
};

/**
 * The filters of a query as rules of an event, as they would be sent.
 * @throws Refusal `ValidationError` for a filter that the event has no field for
 */
export function rulesOfFilters(event: RuleEvent, combined: CombinedForms, userId: string): Rules {
  const one = part(event, combined, userId);
  return 'combinator' in one ? one : { combinator: 'AND', conditions: [one] };
}

function part(event: RuleEvent, combined: CombinedForms, userId: string): Condition | Rules {
  const [combinator, conditions] =
    'fieldForms' in combined
      ? (['AND', combined.fieldForms.map((row) => conditionOf(event, row, userId))] as const)
      : 'every' in combined
        ? (['AND', combined.every.map((one) => part(event, one, userId))] as const)
        : (['OR', combined.any.map((one) => part(event, one, userId))] as const);
  return conditions.length === 1 ? conditions[0]! : { combinator, conditions };
}

function conditionOf(event: RuleEvent, { field: { name }, operator, values }: FilterRow, userId: string): Condition {
  const field = FIELDS[name ?? '']?.find((one) => Object.hasOwn(fieldsOf(event), one));
  const compared = operator && OPERATORS[name ?? '']?.[operator];
  if (field === undefined || name === undefined)
    return refuse(
      'ValidationError',
      'The query cannot be used',
      `Rules of ${event} cannot compare ${name ?? 'custom fields'}.`,
    );
  if (compared === undefined || values.includes(AI_USER))
    return refuse('ValidationError', 'The query cannot be used', `${name} cannot be compared so in a rule.`);
  return { field, operator: compared, value: valueOf(name, values, userId) };
}

function valueOf(name: string, values: readonly string[], userId: string): ConditionValue {
  if (name === 'AiGenerated') return values[0] === 'true';
  if (name === 'Title') return values[0] ?? null;
  return values.map((value) => (value === CURRENT_USER ? userId : value));
}
