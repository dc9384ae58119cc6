import type { DomainEvent } from '@evident/domain/events';
import type { Actor } from '@evident/domain/permissions';
import type { Reel } from '@evident/domain/reels';

const about =
  (name: 'reel:changed' | 'reel:removed') =>
  ({ teamId, userId: by }: Actor, { id: reelId, projectId }: Reel): DomainEvent => ({
    name,
    teamId,
    payload: { reelId, projectId, by },
  });

export const reelChanged = about('reel:changed');
export const reelRemoved = about('reel:removed');
