import type { DomainEvent } from '@evident/domain/events';
import type { AiText } from '@evident/domain/evidence';

export const aiTextChanged = ({ id, teamId, projectId, ownerId, createdBy }: AiText): DomainEvent => ({
  name: 'ai-text:changed',
  teamId,
  payload: { textId: id, projectId, ownerId, by: createdBy },
});
