import type { DomainEvent } from '@evident/domain/events';
import type { Actor } from '@evident/domain/permissions';
import type { TrashEntry } from '@evident/domain/trash';
import type { Members } from './trash-store.ts';

/** Events for all objects that appear or disappear with an entry. */
export function appearance(
  { teamId, userId: by }: Pick<Actor, 'teamId' | 'userId'>,
  { objectType, objectId, projectId }: TrashEntry,
  { folders, projects, tags }: Members,
  gone: boolean,
): DomainEvent[] {
  if (objectType === 'PERSON')
    return [{ name: gone ? 'person:removed' : 'person:changed', teamId, payload: { personId: objectId, by } }];
  if (objectType === 'TAG_BOARD') {
    const inProject = projectId === null ? {} : { projectId };
    const changed = gone ? 'tag:removed' : 'tag:changed';
    return [
      { name: 'tags:arranged', teamId, payload: { by, ...inProject } },
      ...tags.map((tagId): DomainEvent => ({ name: changed, teamId, payload: { tagId, by, ...inProject } })),
    ];
  }
  if (objectType === 'CHANNEL') return [{ name: 'channel:changed', teamId, payload: { channelId: objectId, by } }];
  // A project or a folder, which belongs to no project.
  if (projectId === null)
    return [
      ...folders.map((folderId) => ({ name: 'folder:changed', teamId, payload: { folderId, by } }) as const),
      ...projects.map((id) => ({ name: 'project:changed', teamId, payload: { projectId: id, by } }) as const),
    ];
  if (objectType === 'NOTE')
    return [{ name: gone ? 'note:removed' : 'note:changed', teamId, payload: { noteId: objectId, projectId, by } }];
  if (objectType === 'INSIGHT')
    return [
      { name: gone ? 'insight:removed' : 'insight:changed', teamId, payload: { insightId: objectId, projectId, by } },
    ];
  const payload = { docId: objectId, projectId };
  return gone
    ? [{ name: 'ai-doc:removed', teamId, payload: { ...payload, by } }]
    : [{ name: 'ai-doc:changed', teamId, payload }];
}
