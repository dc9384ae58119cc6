import { by, event, id, ids } from '../event-kinds/index.ts';

const automation = { type: 'AUTOMATION', id: 'automationId' } as const;
const activity = { type: 'MEMBER_ACTIVITY', id: 'activityId' } as const;
const activities = { type: 'MEMBER_ACTIVITY', ids: 'activityIds' } as const;
const run = { type: 'AUTOMATION_RUN', id: 'runId' } as const;

export const AUTOMATION_EVENTS = {
  'automation:changed': event(automation, 'an automation is created, changed, paused, deleted or restored', {
    automationId: id,
    by,
  }),
  'automation:run-requested': event(run, 'an automation is to run', { automationId: id, runId: id }),
  'automation:run-ended': event(run, 'a run of an automation ends', { automationId: id, runId: id }),
  'user:activity': event(activity, 'the activity of a member was counted, once a night', { activityId: id }),
  'users:activity': event(activities, 'the activity of many members was counted', { activityIds: ids }),
} as const;
