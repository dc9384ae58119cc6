import type { DomainEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
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

const changed =
  (name: 'wrap:changed' | 'wrap:removed') =>
  ({ id: wrapId, teamId, projectId }: Wrap, by: Uuid): DomainEvent => ({
    name,
    teamId,
    payload: { wrapId, projectId, by },
  });

export const wrapChanged = changed('wrap:changed');
export const wrapRemoved = changed('wrap:removed');
