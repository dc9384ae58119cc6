import { type Infer, TITLE_MAX, id, lineOf, moment, objectOf, partOf, version } from '../kernel/index.ts';
import { SEARCH_QUERY_CHARS } from '../search/index.ts';
import { ACTIONS_MAX, ACTION_TYPES } from './actions.ts';
import { ON_FAILURE, TRIGGER_TYPES } from './automation.ts';
import { RULE_EVENT_NAMES } from './catalogue.ts';
import { ACTION_STATES, AUTOMATION_RUN_STATES } from './run.ts';

const free = { type: 'free' } as const;
const event = { type: 'string', enum: RULE_EVENT_NAMES } as const;
const actionType = { type: 'string', enum: ACTION_TYPES } as const;

const RULES_EXAMPLE = {
  combinator: 'AND',
  conditions: [{ field: 'note.title', operator: 'contains', value: 'churn' }],
};

const trigger = objectOf(
  {
    type: { type: 'string', enum: TRIGGER_TYPES },
    cronExpression: { type: 'string', maxLength: 100, description: 'Cron: five fields', examples: ['0 9 * * 1'] },
    timezone: { type: 'string', maxLength: 60, description: 'Cron: IANA name', examples: ['Europe/Berlin'] },
    event: { ...event, description: 'Event: GET /automation-events lists them with their fields' },
    rules: {
      ...free,
      description:
        'Event: a combinator (AND, OR) and conditions, each with field, operator and value, or a group of them',
      examples: [RULES_EXAMPLE],
    },
    query: {
      type: 'string',
      maxLength: SEARCH_QUERY_CHARS,
      description:
        'Event: in place of rules, filters of the search field, which become the rules: title:, in:, author: and is:ai, with brackets and OR. Dates of conversations are refused. Responses have the rules',
      examples: ['title:churn (in:"Onboarding" OR in:"Support")'],
    },
  },
  {
    optional: ['cronExpression', 'timezone', 'event', 'rules', 'query'],
    examples: [{ type: 'Event', event: 'note:created', rules: RULES_EXAMPLE }],
  },
);

const actions = {
  type: 'array',
  minItems: 1,
  maxItems: ACTIONS_MAX,
  items: objectOf({
    actionType,
    parameters: {
      ...free,
      description:
        'sendToSlack: channel, message. sendNotification: memberIds, message. sendMail: memberIds, subject, message. setField: fieldId and a value under the key of its type. moveToProject: projectId. applyTag: tagId, which is put on the highlights that are evidence of the insight. callWebhook: destinationId, body. createIssue: destinationId, title, description (optional). startSummary: framework (optional). Messages, subjects, bodies, titles and texts are templates with names of the event in braces, such as {{note.title}}',
    },
    executionOrder: { type: 'integer', minimum: 1, maximum: 1000 },
  }),
  examples: [[{ actionType: 'startSummary', parameters: {}, executionOrder: 1 }]],
} as const;

const wording = {
  title: lineOf(TITLE_MAX, 'Churn signals'),
  trigger,
  actions,
  onFailure: { type: 'string', enum: ON_FAILURE, description: 'After a failed action; STOP by default' },
} as const;

export const newAutomation = objectOf(wording, { optional: ['onFailure'] });
export type NewAutomation = Infer<typeof newAutomation>;

export const automationUpdate = partOf({
  ...wording,
  active: { type: 'boolean', description: 'False pauses it; true starts it again' },
});
export type AutomationUpdate = Infer<typeof automationUpdate>;

const member = objectOf({ id, name: { type: 'string' } });

export const automationView = objectOf({
  id,
  ...wording,
  sentence: { type: 'string', description: 'The rule as a sentence' },
  own: { type: 'boolean', description: 'Of the caller, who alone can change it; admins can pause and delete it' },
  owner: { ...member, description: 'It runs with the rights of this member' },
  active: { type: 'boolean' },
  stoppedReason: { type: 'string', nullable: true, description: 'Why it was stopped; null if a member paused it' },
  nextRunAt: { ...moment, nullable: true },
  version,
  createdAt: moment,
  updatedAt: moment,
});
export type AutomationView = Infer<typeof automationView>;

const conditionOutcome = objectOf({
  words: { type: 'string', description: 'The condition, such as: its title contains “churn”' },
  met: { type: 'boolean' },
});

export const automationRunView = objectOf({
  id,
  event: { ...event, nullable: true },
  objectType: { type: 'string', nullable: true },
  objectId: { ...id, nullable: true },
  title: {
    type: 'string',
    nullable: true,
    description: 'Of the object, or the name of the member; null if it is gone or you cannot see it',
  },
  dueAt: { ...moment, nullable: true, description: 'The time of its schedule; null for events' },
  state: { type: 'string', enum: AUTOMATION_RUN_STATES },
  reason: { type: 'string', nullable: true, description: 'Why it failed' },
  conditions: { type: 'array', items: conditionOutcome },
  actions: {
    type: 'array',
    items: objectOf({
      executionOrder: { type: 'integer' },
      actionType,
      state: { type: 'string', enum: ACTION_STATES, description: 'LEFT_OUT: an earlier action failed' },
      reason: { type: 'string', nullable: true },
      detail: { type: 'string', nullable: true, description: 'What it did, such as the answer of an address' },
    }),
  },
  createdAt: moment,
  endedAt: { ...moment, nullable: true },
});
export type AutomationRunView = Infer<typeof automationRunView>;

/** Days that a dry run looks back (specification of part 12). */
export const DRY_RUN_DAYS = 30;
/** Objects that a dry run looks at, the latest ones (decided). */
export const DRY_RUN_MAX = 1_000;
/** Objects that a dry run shows (decided). */
export const DRY_RUN_SHOWN = 20;

export const dryRunRequest = objectOf({ trigger });
export type DryRunRequest = Infer<typeof dryRunRequest>;

export const dryRunView = objectOf({
  since: { ...moment, description: `${DRY_RUN_DAYS} days ago` },
  looked: { type: 'integer', description: `Objects that were looked at; at most the latest ${DRY_RUN_MAX}` },
  matched: { type: 'integer', description: 'Those that the rules match; for Cron the times of the next 30 days' },
  times: { type: 'array', items: moment, description: 'Cron: the next times, at most ten' },
  objects: {
    type: 'array',
    description: `The latest ${DRY_RUN_SHOWN}, those that match first`,
    items: objectOf({
      objectId: id,
      title: { type: 'string' },
      at: moment,
      matched: { type: 'boolean' },
      conditions: { type: 'array', items: conditionOutcome },
    }),
  },
});
export type DryRunView = Infer<typeof dryRunView>;

export const ruleEventsView = objectOf({
  events: {
    type: 'array',
    items: objectOf({
      event,
      when: { type: 'string', examples: ['a note is created'] },
      happens: { type: 'boolean', description: 'False: nothing announces it yet' },
      adminsOnly: { type: 'boolean', description: 'True: only rules of admins follow it' },
      fields: {
        type: 'array',
        items: objectOf({
          field: { type: 'string', examples: ['note.title'] },
          label: { type: 'string' },
          type: { type: 'string', enum: ['string', 'number', 'boolean', 'date', 'array', 'enum'] },
          values: { type: 'array', items: { type: 'string' }, description: 'Of an enum with fixed values' },
          of: { type: 'string', nullable: true, description: 'PROJECT or MEMBER: the values are ids of these' },
          operators: { type: 'array', items: { type: 'string' } },
        }),
      },
      actions: { type: 'array', items: actionType, description: 'Those that fit the event' },
    }),
  },
});
export type RuleEventsView = Infer<typeof ruleEventsView>;
