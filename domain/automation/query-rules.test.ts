import { AI_USER, CURRENT_USER, allOf, systemRow } from '../filters/index.ts';
import { HAPPENING_EVENTS, readRules, rulesOfFilters } from './index.ts';

const ME = '0197c9a0-0000-7000-8000-0000000000aa';
const PROJECT = '0197c9a0-0000-7000-8000-0000000000bb';
const titled = allOf(systemRow('Title', 'Contains', 'churn'));
const inProject = allOf(systemRow('Project', 'HasAnyOf', PROJECT));
const rules = (combined: Parameters<typeof rulesOfFilters>[1]) => rulesOfFilters('note:created', combined, ME);
const UNUSABLE = expect.objectContaining({ code: 'ValidationError', title: 'The query cannot be used' });

describe('the filters of a query', () => {
  it('are rules with the same brackets', () => {
    const mine = allOf(systemRow('Authors', 'HasNoneOf', CURRENT_USER), systemRow('AiGenerated', 'Is', 'false'));
    const read = rules({ every: [titled, { any: [inProject, mine] }] });
    expect(read).toEqual({
      combinator: 'AND',
      conditions: [
        { field: 'note.title', operator: 'contains', value: 'churn' },
        {
          combinator: 'OR',
          conditions: [
            { field: 'note.projectId', operator: 'in', value: [PROJECT] },
            {
              combinator: 'AND',
              conditions: [
                { field: 'note.createdBy', operator: 'notIn', value: [ME] },
                { field: 'note.aiGenerated', operator: 'equal', value: false },
              ],
            },
          ],
        },
      ],
    });
    expect(readRules('note:created', read)).toEqual(read);
  });

  it('are rules with one condition alone', () => {
    expect(rules({ every: [allOf(systemRow('Title', 'Contains', 'churn'))] })).toEqual({
      combinator: 'AND',
      conditions: [{ field: 'note.title', operator: 'contains', value: 'churn' }],
    });
  });

  it.each([
    ['without a field', systemRow('Tags', 'HasAnyOf', PROJECT)],
    // Of the conversation, which events do not carry.
    ['of a date', systemRow('Date', 'IsAfter', '2026-01-31')],
    ['that a text cannot be compared with', systemRow('Title', 'DoesNotContain', 'churn')],
    ['that compare with AI as a member', systemRow('Authors', 'HasAnyOf', AI_USER)],
    ['of a custom field', { ...systemRow('Title', 'Is', 'a'), field: { kind: 'note', fieldId: PROJECT } } as const],
  ])('are refused %s', (_, row) => {
    expect(() => rules(allOf(row))).toThrow(UNUSABLE);
  });

  it('never become rules without conditions', () => {
    expect(() => readRules('note:created', rules({ every: [] }))).toThrow('Cannot build rules without any conditions');
  });

  it('name fields of each event, or are refused', () => {
    for (const event of HAPPENING_EVENTS) {
      const read = () => readRules(event, rulesOfFilters(event, inProject, ME));
      if (['user:activity', 'project:created', 'theme:created', 'theme:changed'].includes(event))
        expect(read).toThrow(UNUSABLE);
      else expect(read().conditions).toHaveLength(1);
    }
  });
});
