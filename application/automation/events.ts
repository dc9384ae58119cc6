import type { AutomationRun } from '@evident/domain/automation';
import type { DomainEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';

export const automationChanged = (teamId: Uuid, automationId: Uuid, by: Uuid): DomainEvent => ({
  name: 'automation:changed',
  teamId,
  payload: { automationId, by },
});

export const runRequested = ({ teamId, automationId, id: runId }: AutomationRun): DomainEvent => ({
  name: 'automation:run-requested',
  teamId,
  payload: { automationId, runId },
});

export const runEnded = ({ teamId, automationId, id: runId }: AutomationRun): DomainEvent => ({
  name: 'automation:run-ended',
  teamId,
  payload: { automationId, runId },
});
