import type { DomainEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** A member's role, picture or groups changed, and possibly their permissions. */
export const memberChanged = (actor: Pick<Actor, 'teamId' | 'userId'>, memberId: Uuid): DomainEvent => ({
  name: 'member:changed',
  teamId: actor.teamId,
  payload: { memberId, by: actor.userId },
});
