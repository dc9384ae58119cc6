import { type AutomationAction, type Rules, missingInAction, missingInRules, readyMade } from './index.ts';

const ADA = '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f';
const action = (actionType: string, parameters: object) =>
  ({ actionType, parameters, executionOrder: 1 }) as AutomationAction;
const rules = (...conditions: Rules['conditions']): Rules => ({ combinator: 'AND', conditions });

describe('a rule that is being written', () => {
  it.each([
    ['sendToSlack', { channel: '', message: '' }, 'Choose a channel first'],
    ['sendToSlack', { channel: '#research', message: ' ' }, 'Enter a message first'],
    ['sendNotification', { memberIds: [], message: 'Hi' }, 'Choose members first'],
    ['sendMail', { memberIds: [ADA], subject: '', message: 'Hi' }, 'Enter a subject first'],
    ['createIssue', { destinationId: ADA, title: '' }, 'Enter a title for the ticket first'],
    ['applyTag', { tagId: '' }, 'Choose a tag first'],
  ])('says what %s needs next', (type, parameters, said) => {
    expect(missingInAction(action(type, parameters))).toBe(said);
  });

  it('needs no optional parameter, and no text to clear a field', () => {
    expect(missingInAction(action('createIssue', { destinationId: ADA, title: 'T', description: '' }))).toBeUndefined();
    expect(missingInAction(action('setField', { fieldId: ADA, text: '' }))).toBeUndefined();
    expect(missingInAction(action('startSummary', {}))).toBeUndefined();
  });

  it('needs words in conditions that would match everything, also in groups', () => {
    const contains = { field: 'note.title', operator: 'contains', value: '' };
    const isNamed = { field: 'note.title', operator: 'notEqual', value: '' };
    expect(missingInRules(rules(isNamed))).toBeUndefined();
    expect(missingInRules(rules(isNamed, rules(contains)))).toBe('Enter the words of the condition first');
    expect(missingInRules(rules({ ...contains, value: 'churn' }))).toBeUndefined();
  });

  it('asks only for places that ready-made rules leave empty', () => {
    const asked = readyMade(ADA, 'UTC').flatMap(({ trigger, actions }) => [
      ...(trigger.type === 'Event' ? [missingInRules(trigger.rules)] : []),
      ...actions.map(missingInAction),
    ]);
    expect(new Set(asked)).toEqual(
      new Set([
        undefined,
        'Enter the words of the condition first',
        'Choose a channel first',
        'Choose a destination first',
        'Choose a project first',
      ]),
    );
  });
});
