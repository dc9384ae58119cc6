import type { DomainEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Template } from '@evident/domain/templates';

const about =
  (name: 'template:changed' | 'template:removed') =>
  ({ teamId, userId: by }: Actor, { id: templateId, projectId }: Pick<Template, 'id' | 'projectId'>): DomainEvent => ({
    name,
    teamId,
    payload: { templateId, by, ...(projectId === null ? {} : { projectId }) },
  });

export const templateChanged = about('template:changed');
export const templateRemoved = about('template:removed');

/** An extension was installed in a project or removed. */
export const extensionsChanged = ({ teamId, userId: by }: Actor, projectId: Uuid): DomainEvent => ({
  name: 'extensions:changed',
  teamId,
  payload: { projectId, by },
});
