import type { DomainEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** Suggestions of a note or a project were made, or decided. */
export const suggestionsChanged = (
  { teamId, userId }: Actor,
  { projectId, noteId }: { readonly projectId: Uuid; readonly noteId: Uuid | null },
): DomainEvent => ({
  name: 'suggestions:changed',
  teamId,
  payload: { projectId, noteId, by: userId },
});
