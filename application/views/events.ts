import type { DomainEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ProjectView } from '@evident/domain/views';

const about =
  (name: 'view:changed' | 'view:removed') =>
  ({ teamId, userId: by }: Actor, { id: viewId, projectId }: ProjectView): DomainEvent => ({
    name,
    teamId,
    payload: { viewId, projectId, by },
  });

/** Rows of a project were ordered by hand. */
export const rowsArranged = ({ teamId, userId: by }: Actor, projectId: Uuid): DomainEvent => ({
  name: 'rows:arranged',
  teamId,
  payload: { projectId, by },
});

export const viewChanged = about('view:changed');
export const viewRemoved = about('view:removed');
