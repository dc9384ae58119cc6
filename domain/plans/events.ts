import { event } from '../event-kinds/index.ts';

export const PLAN_EVENTS = {
  'plan:changed': event(null, 'the plan of the workspace changes, a trial starts, or one is asked for', {}),
} as const;
