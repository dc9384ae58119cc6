import { conditionWords, isGroup, type Automation, type AutomationAction, namesIn, ruleSentence } from './index.ts';

const ADA = '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f';
const BETA = '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e60';
const rules = {
  combinator: 'AND',
  conditions: [{ field: 'note.title', operator: 'contains', value: 'churn' }],
} as const;
const summary: AutomationAction = { actionType: 'startSummary', parameters: {}, executionOrder: 2 };
const notify: AutomationAction = {
  actionType: 'sendNotification',
  parameters: { memberIds: [ADA], message: 'Hi' },
  executionOrder: 1,
};

describe('a sentence', () => {
  const nameOf = (id: string) =>
    new Map([
      [ADA, 'Ada'],
      [BETA, 'Beta interviews'],
    ]).get(id);
  const move: AutomationAction = { actionType: 'moveToProject', parameters: { projectId: BETA }, executionOrder: 3 };
  const words = (
    conditions: Automation['trigger'] extends infer T ? (T extends { rules: infer R } ? R : never) : never,
    event: 'note:created' | 'dataset:created' | 'project:created' = 'note:created',
  ) => ruleSentence({ trigger: { type: 'Event', event, rules: conditions }, actions: [notify] }, nameOf);

  it('says when a rule runs and which actions follow', () => {
    const project = { field: 'note.projectId', operator: 'in', value: [BETA, ADA.replace('5f', '6f')] };
    const trigger = {
      type: 'Event',
      event: 'note:created',
      rules: { ...rules, conditions: [...rules.conditions, project] },
    } as const;
    expect(ruleSentence({ trigger, actions: [notify, summary, move] }, nameOf)).toBe(
      'When a note is created and its title contains “churn” and its project is Beta interviews or an unknown one, notify Ada, start a summary and move it to Beta interviews.',
    );
    expect(namesIn({ trigger, actions: [notify, summary, move] })).toEqual([...project.value, ADA, BETA]);
  });

  it('shows places that are not filled yet', () => {
    const trigger = {
      type: 'Event',
      event: 'note:created',
      rules: {
        combinator: 'AND',
        conditions: [
          { field: 'note.title', operator: 'contains', value: '' },
          { field: 'note.projectId', operator: 'in', value: [] },
        ],
      },
    } as const;
    const nobody: AutomationAction = { ...notify, parameters: { memberIds: [], message: '' } } as AutomationAction;
    const nowhere: AutomationAction = {
      actionType: 'sendToSlack',
      parameters: { channel: '', message: '' },
      executionOrder: 2,
    };
    expect(ruleSentence({ trigger, actions: [nobody, nowhere] }, nameOf)).toBe(
      'When a note is created and its title contains … and its project is …, notify … and send … a message.',
    );
  });

  it('groups conditions in parentheses', () => {
    const title = rules.conditions[0];
    const group = { combinator: 'OR', conditions: [title, { ...title, value: 'leave' }] } as const;
    expect(words({ combinator: 'AND', conditions: [group, { combinator: 'OR', conditions: [title] }] })).toBe(
      'When a note is created and (its title contains “churn” or its title contains “leave”) and its title contains “churn”, notify Ada.',
    );
  });

  it('says every kind of value', () => {
    const said = (
      field: string,
      operator: string,
      value: never,
      event: 'note:created' | 'dataset:created' | 'project:created' = 'note:created',
    ) =>
      words({ combinator: 'AND', conditions: [{ field, operator, value }] }, event).replace(
        /^When .* and its (.*), notify Ada\.$/,
        '$1',
      );
    expect(said('note.title', 'notEqual', '' as never)).toBe('title is not empty');
    expect(said('note.occurredOn', 'empty', null as never)).toBe('date is empty');
    const imported = (operator: string, value: boolean) => {
      const conditions = [{ field: 'note.imported', operator, value }];
      return words({ combinator: 'AND', conditions });
    };
    const is = 'When a note is created and it is imported, notify Ada.';
    expect([imported('equal', true), imported('notEqual', false)]).toEqual([is, is]);
    const isNot = 'When a note is created and it is not imported, notify Ada.';
    expect([imported('equal', false), imported('notEqual', true)]).toEqual([isNot, isNot]);
    expect(said('dataset.noteCount', 'greaterThan', 10 as never, 'dataset:created')).toBe(
      'number of notes is greater than 10',
    );
    expect(said('dataset.fileNames', 'length', { operator: 'lessThan', value: 2 } as never, 'dataset:created')).toBe(
      'files have a number that is less than 2',
    );
    expect(said('project.status', 'in', ['active'] as never, 'project:created')).toBe('status is active');
  });

  it('says times and messages', () => {
    const trigger = { type: 'Cron', cronExpression: '0 9 * * 1', timezone: 'UTC' } as const;
    const slack: AutomationAction = {
      actionType: 'sendToSlack',
      parameters: { channel: '#research', message: 'Hi' },
      executionOrder: 1,
    };
    const mail: AutomationAction = {
      actionType: 'sendMail',
      parameters: { memberIds: [ADA, BETA.replace('60', '61')], subject: 'Hi', message: 'Hi' },
      executionOrder: 2,
    };
    const field: AutomationAction = { actionType: 'setField', parameters: { fieldId: ADA }, executionOrder: 3 };
    expect(ruleSentence({ trigger, actions: [slack, mail, field] }, nameOf)).toBe(
      'Every Monday at 09:00 (UTC), send #research a message, send Ada and a member an email and clear Ada.',
    );
  });

  it('says what is sent, tagged and set', () => {
    const trigger = { type: 'Cron', cronExpression: '0 9 * * 1', timezone: 'UTC' } as const;
    const said = (actionType: AutomationAction['actionType'], parameters: object) =>
      ruleSentence(
        { trigger, actions: [{ actionType, parameters, executionOrder: 1 } as AutomationAction] },
        nameOf,
      ).replace(/^.*\), (.*)\.$/, '$1');
    const unknown = BETA.replace('60', '61');
    expect(said('callWebhook', { destinationId: BETA, body: '{}' })).toBe('call Beta interviews');
    expect(said('callWebhook', { destinationId: unknown, body: '{}' })).toBe('call a destination');
    expect(said('createIssue', { destinationId: BETA, title: 'Hi' })).toBe('create a ticket in Beta interviews');
    expect(said('createIssue', { destinationId: unknown, title: 'Hi' })).toBe('create a ticket in a destination');
    expect(said('applyTag', { tagId: ADA })).toBe('tag its evidence with “Ada”');
    expect(said('applyTag', { tagId: unknown })).toBe('tag its evidence with “a tag”');
    const set = (value: object) => said('setField', { fieldId: BETA, ...value });
    expect(set({})).toBe('clear Beta interviews');
    expect(set({ text: '' })).toBe('clear Beta interviews');
    expect(set({ ids: [] })).toBe('clear Beta interviews');
    expect(set({ text: 'High' })).toBe('set Beta interviews to “High”');
    expect(set({ number: 0 })).toBe('set Beta interviews to 0');
    expect([set({ boolean: true }), set({ boolean: false })]).toEqual([
      'set Beta interviews to yes',
      'set Beta interviews to no',
    ]);
    expect(set({ moment: '2026-01-02T00:00:00.000Z' })).toBe('set Beta interviews to 2026-01-02');
    expect(set({ ids: [ADA, unknown] })).toBe('set Beta interviews to “Ada” and “an unknown value”');
    expect(
      namesIn({
        trigger,
        actions: [{ actionType: 'setField', parameters: { fieldId: BETA, ids: [ADA] }, executionOrder: 1 }],
      }),
    ).toEqual([BETA, ADA]);
  });

  it('says one condition', () => {
    const [title] = rules.conditions;
    expect(isGroup(title)).toBe(false);
    expect(isGroup(rules)).toBe(true);
    expect(conditionWords('note:created', title, nameOf)).toBe('its title contains “churn”');
  });
});
