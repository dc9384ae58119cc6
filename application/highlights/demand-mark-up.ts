import type { Highlight } from '@evident/domain/highlights';
import { type Uuid, refuse } from '@evident/domain/kernel';
import { type Access, type Actor, canWrite } from '@evident/domain/permissions';
import type { AppliedTag } from '@evident/domain/tags';
import type { DocumentStore } from '../content/index.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';

export interface MarkUpNeeds {
  documents: Pick<DocumentStore, 'owner'>;
  projectAccess: ProjectAccess;
}

/**
 * Returns the project of a note in which the actor can highlight and tag.
 * @throws Refusal as {@link demand} does, and `InvalidOperation` for an archived note
 */
export async function demandMarkUp(
  { documents, projectAccess }: MarkUpNeeds,
  actor: Actor,
  noteId: Uuid,
  what = 'Note',
): Promise<{ projectId: Uuid; access: Access }> {
  const owner = await documents.owner(noteId);
  if (owner?.kind !== 'note') return refuse('NotFound', `${what} not found`);
  const access = await demand(projectAccess, actor, owner.projectId, 'markUp', what);
  if (owner.readOnly) refuse('InvalidOperation', 'Unavailable in read-only mode', 'Unarchive the note first.');
  return { projectId: owner.projectId, access };
}

/** Members without write access can change only their own highlights, and only those anchored outside the document. */
export function refuseForeign(highlight: Highlight, actor: Actor, access: Access): void {
  if (canWrite(access)) return;
  if (highlight.createdBy !== actor.userId) refuse('Forbidden', 'You can only change your own highlights');
  if (highlight.anchor === 'mark' && highlight.lostAt === null)
    refuse('Forbidden', 'This highlight is part of the text, which you cannot edit');
}

/** The tag applications that an actor can remove: all with write access, otherwise only their own. */
export function removable(tags: readonly AppliedTag[], actor: Actor, access: Access): readonly AppliedTag[] {
  if (canWrite(access)) return tags;
  const own = tags.filter(({ appliedBy }) => appliedBy === actor.userId);
  if (own.length === 0 && tags.length > 0) refuse('Forbidden', 'You can only remove tags that you applied');
  return own;
}
