import { type Uuid, isUuid } from '@evident/domain/kernel';
import { type Actor, canRead } from '@evident/domain/permissions';
import type { ProjectAccess } from '../permissions/index.ts';
import type { DocumentHighlights } from './document-highlights.ts';

/**
 * Returns the ids without a visible highlight: missing, or in a project the actor cannot see. The two are
 * indistinguishable.
 */
export async function inaccessibleAmong(
  { highlights, projectAccess }: { highlights: DocumentHighlights; projectAccess: ProjectAccess },
  actor: Actor,
  ids: readonly string[],
): Promise<Set<string>> {
  const unseen = new Set<string>();
  const readable = new Map<Uuid, boolean>();
  for (const id of ids) {
    const projectId = isUuid(id) ? (await highlights.home(id))?.projectId : undefined;
    if (projectId !== undefined && !readable.has(projectId))
      readable.set(projectId, canRead(await projectAccess.accessTo(actor, projectId)));
    if (projectId === undefined || !readable.get(projectId)) unseen.add(id);
  }
  return unseen;
}
