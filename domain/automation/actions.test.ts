import {
  ACTION_TYPES,
  RULE_FRAMEWORKS,
  type ActionType,
  type RuleEvent,
  canAct,
  destinationsOf,
  isJson,
  namesFor,
  readActions,
  recipientsOf,
  refuseNoJson,
  refuseUnknownNames,
  rendered,
} from './index.ts';

const ADA = '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f';
const BETA = '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e60';
const read = (actionType: ActionType, parameters: unknown, event: RuleEvent | null = 'note:created') =>
  readActions([{ actionType, parameters, executionOrder: 1 }], event);
const invalid = (title: string | RegExp) =>
  expect.objectContaining({ code: 'ValidationError', title: expect.stringMatching(title) });

describe('the actions of a rule', () => {
  it('are kept in their order and numbered from one', () => {
    const summary = { actionType: 'startSummary', parameters: {} } as const;
    const move = { actionType: 'moveToProject', parameters: { projectId: ADA } } as const;
    const kept = readActions(
      [
        { ...summary, executionOrder: 7 },
        { ...move, executionOrder: 3 },
      ],
      'note:created',
    );
    expect(kept).toEqual([
      { ...move, executionOrder: 1 },
      { ...summary, executionOrder: 2 },
    ]);
  });

  it('are refused with the same place', () => {
    const action = { actionType: 'startSummary', parameters: {}, executionOrder: 1 } as const;
    expect(() => readActions([action, action], 'note:created')).toThrow(invalid('Two actions have the same place'));
  });

  it.each<[ActionType, object]>([
    ['sendToSlack', { channel: '#research', message: 'Hi' }],
    ['sendNotification', { memberIds: [ADA], message: 'Hi' }],
    ['sendMail', { memberIds: [ADA], subject: 'News', message: 'Hi' }],
    ['setField', { fieldId: ADA, text: 'Hi' }],
    ['setField', { fieldId: ADA, number: 1 }],
    ['setField', { fieldId: ADA, boolean: false }],
    ['setField', { fieldId: ADA, moment: '2026-01-01T00:00:00Z' }],
    ['setField', { fieldId: ADA, ids: [ADA] }],
    ['setField', { fieldId: ADA }],
    ['moveToProject', { projectId: ADA }],
    ['callWebhook', { destinationId: ADA, body: '{"imported": {{note.imported}}, "at": "{{rule.date}}"}' }],
    ['createIssue', { destinationId: ADA, title: '{{note.title}}' }],
    ['createIssue', { destinationId: ADA, title: 'Hi', description: '' }],
    ['startSummary', {}],
    ['startSummary', { framework: RULE_FRAMEWORKS[0] }],
  ])('take parameters of %s: %j', (type, parameters) => {
    expect(read(type, parameters)).toEqual([{ actionType: type, parameters, executionOrder: 1 }]);
  });

  it.each<[ActionType, unknown]>([
    ['sendToSlack', { channel: '#research' }],
    ['sendToSlack', { channel: '', message: 'Hi' }],
    ['sendNotification', { memberIds: [], message: 'Hi' }],
    ['sendNotification', { memberIds: ['Ada'], message: 'Hi' }],
    ['sendNotification', { memberIds: ADA, message: 'Hi' }],
    ['sendNotification', { memberIds: Array.from({ length: 51 }, () => ADA), message: 'Hi' }],
    ['sendNotification', { memberIds: [ADA], message: ' ' }],
    ['sendNotification', { memberIds: [ADA], message: 'a'.repeat(501) }],
    ['sendNotification', { memberIds: [ADA], message: 'Hi', link: 'x' }],
    ['sendNotification', []],
    ['sendNotification', null],
    ['setField', { fieldId: ADA, number: '1' }],
    ['setField', { fieldId: ADA, number: Number.NaN }],
    ['setField', { fieldId: ADA, boolean: 'yes' }],
    ['setField', { fieldId: ADA, moment: 'yesterday' }],
    ['setField', { text: 'Hi' }],
    ['moveToProject', { projectId: 'other' }],
    ['callWebhook', { destinationId: ADA }],
    ['callWebhook', { destinationId: 'x', body: '{}' }],
    ['createIssue', { destinationId: ADA }],
    ['createIssue', { destinationId: ADA, title: ' ' }],
    ['startSummary', { framework: 'Haiku' }],
    ['startSummary', { framework: 'CustomPrompt' }],
    ['startSummary', { toString: 1 }],
  ])('are refused with other parameters of %s: %j', (type, parameters) => {
    expect(() => read(type, parameters)).toThrow(invalid(/^The parameters of/));
  });

  it('that change an object need an event about one', () => {
    const fitting = (event: RuleEvent | null) => ACTION_TYPES.filter((type) => canAct(type, event));
    const messages = ['sendToSlack', 'sendNotification', 'sendMail'];
    expect(fitting(null)).toEqual([...messages, 'callWebhook']);
    expect(fitting('user:activity')).toEqual([...messages, 'callWebhook']);
    expect(fitting('dataset:created')).toEqual([...messages, 'callWebhook', 'startSummary']);
    expect(fitting('insight:published')).toEqual(ACTION_TYPES);
    expect(fitting('note:created')).toEqual(ACTION_TYPES.filter((type) => type !== 'applyTag'));
    expect(() => read('startSummary', {}, null)).toThrow(invalid('startSummary does not fit this trigger'));
  });

  it('call an address with JSON, also once values are in it', () => {
    const call = (body: string) => read('callWebhook', { destinationId: ADA, body });
    for (const body of ['{"title": {{note.title}}}', '{', '{{note.title}}', 'Hi'])
      expect(() => call(body)).toThrow(invalid('The body is not JSON'));
    expect(() => call('{"x": "{{insight.title}}"}')).toThrow(invalid(/^Unknown name/));
  });

  it('fill a body with values that cannot end their text', () => {
    const body = '{"title": "{{note.title}}"}';
    const hostile = '"}, {"a\\": "\n\ud800';
    expect(JSON.parse(rendered(body, { 'note.title': hostile }, 'json'))).toEqual({ title: '"}, {"a\\": " \uFFFD' });
    expect([isJson('{"a": 1}'), isJson('{"a": }')]).toEqual([true, false]);
    expect(() => refuseNoJson('{"a": {{dataset.noteCount}}}', 'dataset:created')).not.toThrow();
  });

  it('send to these destinations', () => {
    const call = read('callWebhook', { destinationId: ADA, body: '{}' });
    const issue = read('createIssue', { destinationId: BETA, title: 'Hi' });
    expect(destinationsOf([...call, ...issue, ...read('startSummary', {})])).toEqual([
      { destinationId: ADA, takes: 'BODIES' },
      { destinationId: BETA, takes: 'TICKETS' },
    ]);
  });

  it('tag the evidence of an insight only', () => {
    expect(read('applyTag', { tagId: ADA }, 'insight:published')).toHaveLength(1);
    expect(() => read('applyTag', { tagId: ADA })).toThrow(invalid('applyTag does not fit this trigger'));
  });

  it('write to these members', () => {
    const notified = read('sendNotification', { memberIds: [ADA, ADA], message: 'Hi' });
    expect(recipientsOf([...notified, ...read('startSummary', {})])).toEqual([ADA]);
  });
});

describe('a template', () => {
  it('names the fields of its event and of its rule', () => {
    expect(namesFor(null)).toEqual(['rule.title', 'rule.date']);
    expect(namesFor('project:created')).toEqual([
      'project.name',
      'project.status',
      'project.tags',
      'project.createdAt',
      'rule.title',
      'rule.date',
    ]);
    for (const text of ['Hi', '{{note.title}}', '{{ note.title }} {{rule.date}}', '{ note }', '}}'])
      expect(() => refuseUnknownNames(text, 'note:created')).not.toThrow();
  });

  it.each([
    '{{insight.title}}',
    '{{title}}',
    '{{note.projectId}}',
    '{{note.title',
    '{{}}',
    '{{note title}}',
    '{{{{note.title}}',
    '{{constructor}}',
  ])('is refused with %s', (text) => {
    expect(() => refuseUnknownNames(text, 'note:created')).toThrow(invalid(/name/i));
    expect(() => read('sendMail', { memberIds: [ADA], subject: text, message: 'Hi' })).toThrow(invalid(/name/i));
  });

  it('becomes a text with the values of an event; missing ones are empty', () => {
    const facts = {
      'note.title': 'Why',
      'dataset.fileNames': ['a', 'b'],
      'dataset.noteCount': 3,
      'note.language': null,
    };
    const text = '{{note.title}}|{{ dataset.fileNames }}|{{dataset.noteCount}}|{{note.language}}|{{note.sourceName}}|';
    expect(rendered(text, facts, 'text')).toBe('Why|a, b|3|||');
  });

  it('lets no value imitate the text around it', () => {
    const facts = { 'note.title': 'a\r\nBcc: b <!here> & {{rule.title}}' };
    const said = 'a Bcc: b <!here> & {{rule.title}}';
    expect(rendered('One\n{{note.title}}', facts, 'text')).toBe(`One\n${said}`);
    expect(rendered(' One\n{{note.title}} ', facts, 'line')).toBe(`One ${said}`);
    expect(rendered('{{note.title}}', facts, 'chat')).toBe('a Bcc: b &lt;!here&gt; &amp; {{rule.title}}');
  });

  it('cuts long values', () => {
    expect(rendered('{{note.title}}', { 'note.title': 'a'.repeat(600) }, 'text')).toBe('a'.repeat(500));
  });
});
