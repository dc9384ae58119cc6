import type { AiDoc } from '@evident/domain/ai-docs';
import type { DomainEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';

type Announced = Pick<AiDoc, 'id' | 'teamId' | 'projectId' | 'textId'>;

/** A text of a doc is to be written. */
export const docRequested = ({ id, teamId, projectId, textId }: Announced, by: Uuid): DomainEvent => ({
  name: 'ai-doc:requested',
  teamId,
  payload: { docId: id, projectId, textId, by },
});

export const docChanged = ({ id, teamId, projectId }: Omit<Announced, 'textId'>): DomainEvent => ({
  name: 'ai-doc:changed',
  teamId,
  payload: { docId: id, projectId },
});
