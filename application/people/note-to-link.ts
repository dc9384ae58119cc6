import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import { demandPeople } from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import { demand } from '../permissions/index.ts';
import type { PeopleStores } from './carry-out.ts';
import type { LinkedNote } from './person-store.ts';

/** The note, once the actor may change it and the people of the workspace. */
export async function noteToLink(
  { people, projectAccess }: Pick<PeopleStores, 'people' | 'projectAccess'>,
  actor: Actor,
  noteId: Uuid,
): Promise<LinkedNote> {
  const note = (await people.notes([noteId]))[0] ?? notFound('Note');
  await demand(projectAccess, actor, note.projectId, 'write', 'Note');
  demandPeople(actor, await people.access());
  if (note.archived) refuse('InvalidOperation', 'Unavailable in read-only mode', 'Unarchive the note first.');
  return note;
}
