import type { DomainEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Tag } from '@evident/domain/tags';

/** A tag was made, reworded, moved or came back. */
export const tagChanged = (actor: Actor, tag: Tag): DomainEvent => ({
  name: 'tag:changed',
  teamId: tag.teamId,
  payload: { tagId: tag.id, projectId: tag.projectId, by: actor.userId },
});

/** The boards or groups of a project were made, reworded, moved or deleted; what became of the tags in them is told tag by tag. */
export const tagsArranged = (actor: Actor, projectId: Uuid): DomainEvent => ({
  name: 'tags:arranged',
  teamId: actor.teamId,
  payload: { projectId, by: actor.userId },
});

/** A tag was deleted, or merged into another. */
export const tagRemoved = (actor: Actor, tag: Tag): DomainEvent => ({
  name: 'tag:removed',
  teamId: tag.teamId,
  payload: { tagId: tag.id, projectId: tag.projectId, by: actor.userId },
});
