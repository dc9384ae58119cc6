import type { DomainEvent } from '@evident/domain/events';
import type { Wrap } from '@evident/domain/wraps';

const about =
  (name: 'wrap:requested' | 'wrap:finished') =>
  ({ id: wrapId, teamId, projectId, createdBy: by }: Wrap): DomainEvent => ({
    name,
    teamId,
    payload: { wrapId, projectId, by },
  });

export const wrapRequested = about('wrap:requested');
export const wrapFinished = about('wrap:finished');
