import type { Uuid } from '@evident/domain/kernel';
import { KINDS } from '@evident/domain/kinds';
import type { Actor } from '@evident/domain/permissions';
import type { SearchedType } from '@evident/domain/search';
import type { PeopleStores } from './carry-out.ts';
import type { ErasedRows } from './erasure-store.ts';

type Erased = Pick<ErasedRows, 'insights' | 'refs' | 'tags' | 'channels'> & { readonly personId: Uuid };

/** Announces what an erasure changed, so that search, which forgot all of it, has what is left of it. */
export async function announceErased(
  { people, outbox }: Pick<PeopleStores, 'people' | 'outbox'>,
  { teamId, userId: by }: Actor,
  { personId, refs, insights, tags, channels }: Erased,
): Promise<void> {
  const idsOf = (of: SearchedType): Uuid[] => [...new Set(refs.flatMap(({ type, id }) => (type === of ? [id] : [])))];
  const notes = await people.notes(idsOf(KINDS.note.type));
  await outbox.announce(
    { name: 'person:removed', teamId, payload: { personId, by } },
    ...notes.map(({ id, projectId }) => {
      return { name: 'note:changed', teamId, payload: { noteId: id, projectId, by } } as const;
    }),
    ...insights.map(({ id, projectId }) => {
      return { name: 'insight:changed', teamId, payload: { insightId: id, projectId, by } } as const;
    }),
    ...tags.map(({ id, projectId }) => {
      return { name: 'tag:changed', teamId, payload: { tagId: id, by, ...(projectId && { projectId }) } } as const;
    }),
    ...channels.flatMap(({ id: channelId, folderId }) => {
      const place = { channelId, ...(folderId !== null && { folderId }) };
      return [
        { name: 'channel:changed', teamId, payload: { ...place, by } },
        { name: 'data-points:changed', teamId, payload: place },
      ] as const;
    }),
    ...idsOf(KINDS.project.type).map((id) => {
      return { name: 'project:changed', teamId, payload: { projectId: id, by } } as const;
    }),
    ...idsOf(KINDS.folder.type).map((id) => {
      return { name: 'folder:changed', teamId, payload: { folderId: id, by } } as const;
    }),
  );
}
