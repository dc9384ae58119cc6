import { type Condition, type RuleEvent, OPERATORS, fieldsOf } from '@evident/domain/automation';

/** The condition that a field begins with. */
export function conditionOn(event: RuleEvent, field: string): Condition {
  const { type } = fieldsOf(event)[field]!.of;
  const operator = type === 'string' ? 'contains' : Object.keys(OPERATORS[type])[0]!;
  return { field, operator, value: emptyValue(event, field, operator) };
}

/** The first condition of an event. */
export const firstCondition = (event: RuleEvent): Condition => conditionOn(event, Object.keys(fieldsOf(event))[0]!);

/** A condition with another operator. Its value stays if it fits. */
export function withOperator(event: RuleEvent, { field, value }: Condition, operator: string): Condition {
  const { of } = fieldsOf(event)[field]!;
  const fits = OPERATORS[of.type][operator]!.takes(value, of);
  return { field, operator, value: fits ? value : emptyValue(event, field, operator) };
}

function emptyValue(event: RuleEvent, field: string, operator: string): Condition['value'] {
  if (operator === 'empty') return null;
  if (operator === 'length') return { operator: 'greaterThan', value: 0 };
  switch (fieldsOf(event)[field]!.of.type) {
    case 'number':
      return 0;
    case 'boolean':
      return true;
    case 'enum':
      return [];
    default:
      return '';
  }
}
