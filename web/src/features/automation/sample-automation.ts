import type { AutomationRunView, AutomationView, DryRunView } from '@evident/domain/automation';
import type { Choices } from './choices.ts';

const AT = '2026-01-02T03:04:05Z';
const MEMBER = '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f';
const PROJECT = '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e60';

export const sampleChoices: Choices = {
  destinations: [
    { id: '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e91', title: 'Product backlog', kind: 'JIRA' },
    { id: '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e92', title: 'Data lake', kind: 'GENERIC' },
  ],
  projects: [{ id: PROJECT, title: 'Beta interviews' }],
  feeds: [{ id: '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e93', title: 'Support inbox' }],
  members: [{ id: MEMBER, name: 'Ada Nkemelu' }],
  admin: false,
  channels: [
    { id: 'C1', name: 'research' },
    { id: 'C2', name: 'alerts' },
  ],
};

const churn = {
  type: 'Event',
  event: 'note:created',
  rules: {
    combinator: 'AND',
    conditions: [
      { field: 'note.projectId', operator: 'in', value: [PROJECT] },
      { field: 'note.title', operator: 'contains', value: 'churn' },
    ],
  },
} as const;

export const sampleAutomation = (more: Partial<AutomationView> = {}): AutomationView => ({
  id: 'a1',
  title: 'Churn signals',
  trigger: churn as unknown as AutomationView['trigger'],
  actions: [
    {
      actionType: 'sendNotification',
      parameters: { memberIds: [MEMBER], message: 'New note: {{note.title}}' },
      executionOrder: 1,
    },
    { actionType: 'startSummary', parameters: {}, executionOrder: 2 },
  ],
  onFailure: 'STOP',
  sentence:
    'When a note is created and its project is Beta interviews and its title contains “churn”, notify Ada Nkemelu and start a summary.',
  own: true,
  owner: { id: MEMBER, name: 'Ada Nkemelu' },
  active: true,
  stoppedReason: null,
  nextRunAt: null,
  version: 1,
  createdAt: AT,
  updatedAt: AT,
  ...more,
});

const met = { words: 'its title contains “churn”', met: true };

export const sampleAutomationRun = (more: Partial<AutomationRunView> = {}): AutomationRunView => ({
  id: 'r1',
  event: 'note:created',
  objectType: 'NOTE',
  objectId: 'n1',
  title: 'Why they churn',
  dueAt: null,
  state: 'DONE',
  reason: null,
  conditions: [{ words: 'its project is Beta interviews', met: true }, met],
  actions: [{ executionOrder: 1, actionType: 'sendNotification', state: 'DONE', reason: null, detail: null }],
  createdAt: AT,
  endedAt: AT,
  ...more,
});

export const sampleDryRun: DryRunView = {
  since: AT,
  looked: 12,
  matched: 1,
  times: [],
  objects: [
    { objectId: 'n1', title: 'Why they churn', at: AT, matched: true, conditions: [met] },
    { objectId: 'n2', title: 'Praise', at: AT, matched: false, conditions: [{ ...met, met: false }] },
  ],
};
