import type { AgentRunView, AgentView } from '@evident/domain/agents';

const AT = '2026-11-23T12:00:00.000Z';

/** A run, for stories. */
export const sampleRun = (more: Partial<AgentRunView> = {}): AgentRunView => ({
  id: 'r1',
  state: 'DONE',
  reason: null,
  dueAt: AT,
  startedBy: null,
  docId: 'd1',
  docTitle: 'Churn signals – Nov 23, 2026',
  createdAt: AT,
  ...more,
});

/** An agent, for stories. */
export const sampleAgent = (more: Partial<AgentView> = {}): AgentView => ({
  id: 'a1',
  projectId: 'p1',
  projectTitle: 'Reporting',
  title: 'Churn signals',
  instruction: 'Which new reasons to leave did people name?',
  sources: [{ type: 'PROJECT', id: 'p1', title: 'Reporting' }],
  framework: null,
  language: null,
  schedule: { every: 'WEEK', weekday: 1, hour: 7, timeZone: 'Europe/Berlin' },
  active: true,
  stoppedReason: null,
  nextRunAt: '2026-11-30T06:00:00.000Z',
  lastRun: sampleRun(),
  createdBy: { id: 'm1', name: 'Ada' },
  createdAt: AT,
  updatedAt: AT,
  version: 1,
  ...more,
});
