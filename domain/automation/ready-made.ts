import type { Uuid } from '../kernel/index.ts';
import type { AutomationAction } from './actions.ts';
import type { Trigger } from './automation.ts';
import type { ConditionValue } from './operators.ts';

/** A rule as it is written, before it is saved. */
export interface AutomationDraft {
  readonly title: string;
  readonly trigger: Trigger;
  readonly actions: readonly AutomationAction[];
}

const when = (
  event: 'note:created' | 'insight:published' | 'dataset:created' | 'theme:created' | 'theme:changed',
  field: string,
  operator: string,
  value: ConditionValue,
): Trigger => ({
  type: 'Event',
  event,
  rules: { combinator: 'AND', conditions: [{ field, operator, value }] },
});

const notifying = (memberId: Uuid, message: string): AutomationAction => ({
  actionType: 'sendNotification',
  parameters: { memberIds: [memberId], message },
  executionOrder: 1,
});

/**
 * Notifies a member when a theme has twice as many people as in the 30 days before: of one channel, also after it was
 * renamed, or of all.
 */
export const themeDoubles = (
  memberId: Uuid,
  channel: { readonly id: Uuid; readonly title: string } | null,
): AutomationDraft => ({
  title: channel === null ? 'Alert me when a theme doubles' : `Alert me when a theme of ${channel.title} doubles`,
  trigger:
    channel === null
      ? when('theme:changed', 'theme.recentPeople', 'greaterThan', 5)
      : when('theme:changed', 'theme.channelId', 'in', [channel.id]),
  actions: [
    notifying(
      memberId,
      // Without quotation marks: a title may be a quote.
      '{{theme.title}}: grew in {{theme.channelTitle}} from {{theme.earlierPeople}} to {{theme.recentPeople}} people in 30 days',
    ),
  ],
});

/** Rules to start from, for the commonest wishes (decided). A place that is empty is for the member to fill. */
export const readyMade = (memberId: Uuid, timezone: string): readonly AutomationDraft[] => [
  {
    title: 'Notify me of notes about a topic',
    trigger: when('note:created', 'note.title', 'contains', ''),
    actions: [notifying(memberId, 'New note: {{note.title}}')],
  },
  {
    title: 'Notify me of published insights',
    trigger: when('insight:published', 'insight.title', 'notEqual', ''),
    actions: [notifying(memberId, 'Published in {{insight.projectTitle}}: {{insight.title}}')],
  },
  {
    title: 'Post published insights to Slack',
    trigger: when('insight:published', 'insight.title', 'notEqual', ''),
    actions: [
      {
        actionType: 'sendToSlack',
        parameters: { channel: '', message: 'Published in {{insight.projectTitle}}: {{insight.title}}' },
        executionOrder: 1,
      },
    ],
  },
  {
    title: 'Create a ticket for published insights',
    trigger: when('insight:published', 'insight.title', 'notEqual', ''),
    actions: [
      {
        actionType: 'createIssue',
        parameters: { destinationId: '', title: '{{insight.title}}' },
        executionOrder: 1,
      },
    ],
  },
  {
    title: 'Summarize the project after an import',
    trigger: when('dataset:created', 'dataset.noteCount', 'greaterThan', 0),
    actions: [{ actionType: 'startSummary', parameters: {}, executionOrder: 1 }],
  },
  {
    title: 'Move imported notes to a project',
    trigger: when('note:created', 'note.imported', 'equal', true),
    actions: [{ actionType: 'moveToProject', parameters: { projectId: '' }, executionOrder: 1 }],
  },
  themeDoubles(memberId, null),
  {
    title: 'Notify me about new themes',
    trigger: when('theme:created', 'theme.dataPoints', 'greaterThan', 0),
    actions: [notifying(memberId, 'New theme in {{theme.channelTitle}}: {{theme.title}}')],
  },
  {
    title: 'Remind me of the week’s notes',
    trigger: { type: 'Cron', cronExpression: '0 9 * * 1', timezone },
    actions: [notifying(memberId, 'Week of {{rule.date}}: read the new notes')],
  },
];
