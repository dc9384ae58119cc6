import type { DomainEvent } from '@evident/domain/events';
import type { Research } from '@evident/domain/research';

export const researchChanged = ({ id: researchId, teamId, memberId }: Research): DomainEvent => ({
  name: 'research:changed',
  teamId,
  payload: { researchId, ownerId: memberId, by: memberId },
});
