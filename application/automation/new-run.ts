import type { Automation, AutomationRun } from '@evident/domain/automation';
import type { Uuid } from '@evident/domain/kernel';

type Occasion = Pick<AutomationRun, 'occasion'> &
  Partial<Pick<AutomationRun, 'depth' | 'event' | 'sourceId' | 'objectType' | 'objectId' | 'dueAt' | 'conditions'>>;

/** A run that waits for its job. */
export const newRun = (
  { id: automationId, teamId }: Automation,
  { now, ...of }: { readonly id: Uuid; readonly now: Date } & Occasion,
): AutomationRun => ({
  teamId,
  automationId,
  depth: 0,
  event: null,
  sourceId: null,
  objectType: null,
  objectId: null,
  dueAt: null,
  state: 'WAITING',
  reason: null,
  conditions: [],
  actions: [],
  createdAt: now,
  endedAt: null,
  ...of,
});
