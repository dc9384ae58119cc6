import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type DerivingStores, type DocumentOwner, type StoredVersion, demandDocument } from '../content/index.ts';
import type { HighlightStore } from '../highlights/index.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { TagStore } from '../tags/index.ts';
import type { UndoStore } from '../undo/index.ts';

/** Stores that the history of texts needs. */
export type HistoryStores = DerivingStores & {
  highlights: HighlightStore;
  projectAccess: ProjectAccess;
  tags: TagStore;
  undo: UndoStore;
};

export interface OfText {
  readonly documentId: Uuid;
  readonly kind?: DocumentOwner['kind'];
}

/** The owner of a text, once the actor may take the action on its history. `NotFound` if it is not of this kind. */
export async function demandHistory(
  stores: Pick<HistoryStores, 'documents' | 'projectAccess'>,
  actor: Actor,
  { documentId, kind }: OfText,
  action: 'read' | 'write',
): Promise<DocumentOwner> {
  const owner = await demandDocument(stores, actor, documentId, action);
  return kind && owner.kind !== kind ? notFound('Document') : owner;
}

/** A version with its text, once the actor may take the action. */
export async function demandVersion(
  stores: Pick<HistoryStores, 'documents' | 'projectAccess' | 'versions'>,
  actor: Actor,
  versionId: Uuid,
  action: 'read' | 'write',
): Promise<{ readonly version: StoredVersion; readonly owner: DocumentOwner }> {
  const version = (await stores.versions.find(versionId)) ?? notFound('Version');
  return { version, owner: await demandHistory(stores, actor, version, action) };
}
