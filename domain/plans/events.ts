import { by, event } from '../event-kinds/index.ts';

export const PLAN_EVENTS = {
  'plan:changed': event(null, 'the plan of the workspace changes, a trial starts, or one is asked for', {}),
  'plan:feature-requested': event(null, 'a member asks the admins for a feature that the plan lacks', {
    feature: { type: 'string' },
    by,
  }),
} as const;
