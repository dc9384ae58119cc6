import type { DomainEvent } from '@evident/domain/events';
import type { SavedFilter } from '@evident/domain/filters';
import type { Actor } from '@evident/domain/permissions';

const about =
  (name: 'filter:changed' | 'filter:removed') =>
  ({ teamId, userId: by }: Actor, { id: filterId, projectId }: SavedFilter): DomainEvent => ({
    name,
    teamId,
    payload: { filterId, by, ...(projectId === null ? {} : { projectId }) },
  });

export const filterChanged = about('filter:changed');
export const filterRemoved = about('filter:removed');
