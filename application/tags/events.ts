import type { DomainEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Tag } from '@evident/domain/tags';

const inProject = (projectId: Uuid | null): { projectId?: Uuid } => (projectId === null ? {} : { projectId });

/** A tag was created, edited, moved or restored. */
export const tagChanged = (actor: Actor, tag: Tag): DomainEvent => ({
  name: 'tag:changed',
  teamId: tag.teamId,
  payload: { tagId: tag.id, by: actor.userId, ...inProject(tag.projectId) },
});

/** The boards or groups of a project were created, edited, moved or deleted. Their tags are announced individually. */
export const tagsArranged = (actor: Actor, projectId: Uuid | null): DomainEvent => ({
  name: 'tags:arranged',
  teamId: actor.teamId,
  payload: { by: actor.userId, ...inProject(projectId) },
});

/** A tag was deleted or merged. */
export const tagRemoved = (actor: Actor, tag: Tag): DomainEvent => ({
  name: 'tag:removed',
  teamId: tag.teamId,
  payload: { tagId: tag.id, by: actor.userId, ...inProject(tag.projectId) },
});
