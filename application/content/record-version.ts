import { beginsVersion, thinned } from '@evident/domain/history';
import type { Uuid } from '@evident/domain/kernel';
import type { TextVersions } from './text-versions.ts';

/**
 * Records who makes the pending edits of a locked document, before they are derived. Edits after a pause, or by another
 * member, begin a version; the text before them is kept.
 */
export async function recordVersion(versions: TextVersions, documentId: Uuid): Promise<void> {
  const edits = await versions.pendingEdits(documentId);
  if (!edits) return;
  const { authors, from, until } = edits;
  const current = await versions.current(documentId);
  if (current && !beginsVersion(current, edits)) {
    const all = [...new Set([...current.authors, ...authors])];
    await versions.extend({ id: current.id, authors: all, endedAt: until });
    return;
  }
  if (!(await versions.close(documentId)) && (await versions.list(documentId)).length === 0)
    await versions.keepFirst(documentId);
  await versions.begin({ documentId, authors, beganAt: from, endedAt: until, restoredFrom: null });
  await versions.thin(thinned(await versions.list(documentId), until));
}
