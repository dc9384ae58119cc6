import type { DomainEvent } from '@evident/domain/events';
import type { Feed } from '@evident/domain/feeds';
import type { Actor } from '@evident/domain/permissions';

/** With `ownerId` only the owner is notified. A feed that was shared concerns everyone once more. */
export const feedChanged = (
  { teamId, userId: by }: Actor,
  { id: feedId, ownerId, shared }: Feed,
  wasShared = false,
): DomainEvent => ({
  name: 'feed:changed',
  teamId,
  payload: { feedId, ownerId: shared || wasShared ? null : ownerId, by },
});
