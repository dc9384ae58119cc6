import type { DomainEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** Somebody's role, picture or groups are others than before: what they may see may be too. */
export const memberChanged = (actor: Actor, memberId: Uuid): DomainEvent => ({
  name: 'member:changed',
  teamId: actor.teamId,
  payload: { memberId, by: actor.userId },
});
