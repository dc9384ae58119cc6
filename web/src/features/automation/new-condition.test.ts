import { OPERATORS, RULE_EVENT_NAMES, fieldsOf } from '@evident/domain/automation';
import { conditionOn, firstCondition, withOperator } from './new-condition.ts';

describe('a condition in the editor', () => {
  it('has an operator of its field from the start', () => {
    for (const event of RULE_EVENT_NAMES)
      for (const [field, { of }] of Object.entries(fieldsOf(event)))
        expect(Object.keys(OPERATORS[of.type])).toContain(conditionOn(event, field).operator);
    expect(firstCondition('note:created')).toEqual({ field: 'note.title', operator: 'contains', value: '' });
  });

  it('keeps its value with another operator if it fits', () => {
    const churn = { field: 'note.title', operator: 'contains', value: 'churn' };
    expect(withOperator('note:created', churn, 'equal')).toEqual({ ...churn, operator: 'equal' });
    const day = { field: 'note.occurredOn', operator: 'before', value: '2026-01-01' };
    expect(withOperator('note:created', day, 'empty')).toEqual({ ...day, operator: 'empty', value: null });
    const tags = { field: 'project.tags', operator: 'contains', value: 'a' };
    const length = { operator: 'greaterThan', value: 0 };
    expect(withOperator('project:created', tags, 'length')).toEqual({ ...tags, operator: 'length', value: length });
  });
});
