import type { DomainEvent } from '@evident/domain/events';
import type { WritingState } from '@evident/domain/evidence';
import type { Uuid } from '@evident/domain/kernel';
import type { Summary } from '@evident/domain/summaries';

type Announced = Pick<Summary, 'id' | 'teamId' | 'projectId' | 'targetType' | 'targetId' | 'textId'>;

/** A summary was started, written, edited or restored. */
export const summaryChanged = (
  { id, teamId, projectId, targetType, targetId, textId }: Announced,
  state: WritingState,
  by: Uuid,
): DomainEvent => ({
  name: 'summary:changed',
  teamId,
  payload: { summaryId: id, projectId, targetType, targetId, textId, state, by },
});

export const summaryRemoved = ({ id, teamId, projectId, targetType, targetId }: Announced, by: Uuid): DomainEvent => ({
  name: 'summary:removed',
  teamId,
  payload: { summaryId: id, projectId, targetType, targetId, by },
});
