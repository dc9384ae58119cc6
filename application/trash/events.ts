import type { Actor } from '@evident/domain/permissions';
import type { TrashEntry } from '@evident/domain/trash';
import type { DomainEvent } from '../kernel/outbox.ts';
import type { Members } from './trash-store.ts';

/** Events for everything that appeared or disappeared with an entry. */
export function appearance(
  { teamId, userId: by }: Pick<Actor, 'teamId' | 'userId'>,
  { objectType, objectId, projectId }: TrashEntry,
  { folders, projects, tags }: Members,
  gone: boolean,
): DomainEvent[] {
  const what = gone ? 'removed' : 'changed';
  const event = (name: string, payload: Record<string, unknown>): DomainEvent => ({
    name,
    teamId,
    payload: { ...payload, by },
  });
  switch (objectType) {
    case 'NOTE':
      return [event(`note:${what}`, { noteId: objectId, projectId })];
    case 'INSIGHT':
      return [event(`insight:${what}`, { insightId: objectId, projectId })];
    case 'TAG_BOARD':
      return [
        event('tags:arranged', { projectId }),
        ...tags.map((tagId) => event(`tag:${what}`, { tagId, projectId })),
      ];
    case 'PROJECT':
    case 'PROJECT_CATEGORY':
      return [
        ...folders.map((folderId) => event('folder:changed', { folderId })),
        ...projects.map((id) => event('project:changed', { projectId: id })),
      ];
  }
}
