import type { Conversation } from '@evident/domain/conversations';
import type { DomainEvent } from '@evident/domain/events';

export const conversationChanged = ({ id, teamId, memberId }: Conversation): DomainEvent => ({
  name: 'conversation:changed',
  teamId,
  payload: { conversationId: id, ownerId: memberId, by: memberId },
});
