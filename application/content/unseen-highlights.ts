import { type Uuid, isUuid } from '@evident/domain/kernel';
import { type Actor, canRead } from '@evident/domain/permissions';
import type { ProjectAccess } from '../permissions/index.ts';
import type { DocumentHighlights } from './document-highlights.ts';

/** Those of the ids that lead the actor to no highlight: there is none, or it lies in a project they may not see. The two look the same. */
export async function unseenAmong(
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
