import type { DomainEvent } from '@evident/domain/events';
import type { Highlight } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** A highlight was created, tagged, trimmed, moved to other words, or restored. */
export const highlightChanged = (actor: Actor, { id, noteId, projectId, teamId }: Highlight): DomainEvent => ({
  name: 'highlight:changed',
  teamId,
  payload: { highlightId: id, noteId, projectId, by: actor.userId },
});

export const highlightRemoved = (actor: Actor, { id, noteId, projectId, teamId }: Highlight): DomainEvent => ({
  name: 'highlight:removed',
  teamId,
  payload: { highlightId: id, noteId, projectId, by: actor.userId },
});

/** Several highlights in a project were created or moved, or only their tags changed. */
export const highlightsChanged = (
  { teamId, userId }: Actor,
  projectId: Uuid,
  highlightIds: readonly Uuid[],
  changed: { tagsOnly?: true } = {},
): DomainEvent => ({
  name: 'highlights:changed',
  teamId,
  payload: { highlightIds, projectId, by: userId, ...changed },
});
