import { fromPlace } from '@evident/domain/highlights';
import { restoredContent, type RestoredContent } from '@evident/domain/history';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type DocumentOwner,
  type DocumentWorkers,
  type StoredVersion,
  changeDocument,
  inaccessibleAmong,
  openSince,
  seen,
} from '../content/index.ts';
import { highlightChanged } from '../highlights/index.ts';
import { evidenceIn } from '@evident/domain/content';
import type { HistoryStores } from './history-stores.ts';

interface What {
  readonly version: StoredVersion;
  readonly owner: DocumentOwner;
  readonly now: Date;
}

interface Done {
  /** To deliver to open editors. */
  readonly updates: readonly Uint8Array[];
  /** Deleted highlights that came back. */
  readonly back: readonly Uuid[];
}

/**
 * Puts the text of a version in place of a locked, derived document. Deleted highlights of the version come back with
 * those of their tags that still exist. Evidence that the actor cannot see, or that is gone, is left out.
 */
export async function putBack(
  stores: HistoryStores,
  workers: DocumentWorkers,
  actor: Actor,
  { version, owner, now }: What,
): Promise<Done> {
  const { documentId, speakers } = version;
  const { documents, highlights, versions } = stores;
  const document = await openSince(documents, workers, documentId);
  const named = await workers.run('named', document, null);
  const evidence = evidenceIn(version.content).filter((id) => !named.evidence.includes(id));
  const unseen = await inaccessibleAmong(stores, actor, evidence);
  const existing = owner.kind === 'note' ? await highlights.ofNote(documentId) : [];
  const { content, back } = restoredContent(version, new Set(existing.map(({ id }) => id)), (id) => !unseen.has(id));
  await bringBack(stores, actor, { noteId: documentId, projectId: owner.projectId, now }, back);
  const highlightIds = existing.map(({ id }) => id);
  const update = await workers.run('restore', seen(document), { content, speakers, highlightIds });
  const updates = update ? await changeDocument(stores, actor, documentId, [update], workers, now) : [];
  if (!(await versions.current(documentId)))
    await versions.begin({ documentId, authors: [actor.userId], beganAt: now, endedAt: now, restoredFrom: null });
  await versions.markRestored(documentId, version.endedAt);
  return { updates, back: back.map(({ highlight }) => highlight.id) };
}

async function bringBack(
  { highlights, tags, outbox }: HistoryStores,
  actor: Actor,
  { noteId, projectId, now }: { readonly noteId: Uuid; readonly projectId: Uuid; readonly now: Date },
  back: RestoredContent['back'],
): Promise<void> {
  if (back.length === 0) return;
  const restored = back.map(({ highlight: { id, createdBy, createdAt }, place }) => ({
    ...fromPlace(place),
    id,
    teamId: actor.teamId,
    noteId,
    projectId,
    target: 'WORDS' as const,
    areas: [],
    snippetStartMs: null,
    snippetEndMs: null,
    anchor: 'mark' as const,
    relativeStart: null,
    relativeEnd: null,
    lostAt: null,
    createdBy,
    createdAt: new Date(createdAt),
    updatedAt: now,
  }));
  await highlights.save(...restored);
  for (const { highlight } of back) {
    const alive = await Promise.all(highlight.tagIds.map(async (id) => ((await tags.find(id)) ? [id] : [])));
    await highlights.apply(
      ...alive.flat().map((tagId) => ({
        highlightId: highlight.id,
        tagId,
        appliedBy: actor.userId,
        appliedAt: now,
        how: 'person' as const,
      })),
    );
  }
  await outbox.announce(...restored.map((highlight) => highlightChanged(actor, highlight)));
}
