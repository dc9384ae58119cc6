import { type CommentThread, importedComments, THREADS_MAX } from '@evident/domain/comments';
import type { ImportedThread } from '@evident/domain/imports';
import type { Note } from '@evident/domain/notes';
import type { Actor } from '@evident/domain/permissions';
import type { DerivingStores, DocumentWorkers } from '../content/index.ts';
import { anchorAllBeside } from '../highlights/index.ts';
import type { Ids } from '../kernel/ids.ts';
import type { CommentStores } from './demand-comment.ts';
import { commentChanged } from './events.ts';

/**
 * Adds the comments of a file to the note made from it, by the member who imports it. Call it in the unit of work that creates the note
 * with its document.
 */
export async function importThreads(
  stores: Pick<CommentStores, 'comments' | 'outbox'> & DerivingStores,
  workers: DocumentWorkers,
  ids: Ids,
  actor: Actor,
  note: Pick<Note, 'id' | 'projectId' | 'createdAt'>,
  imported: readonly ImportedThread[],
): Promise<void> {
  const threads = inTextOrder(imported)
    .map(({ comments, ...thread }) => ({ ...thread, id: ids.newId(), texts: comments.flatMap(importedComments) }))
    .filter(({ texts }) => texts.length > 0)
    .slice(0, THREADS_MAX);
  const placed = threads.flatMap(({ id, place }) => (place ? [{ id, words: place }] : []));
  const anchors = placed.length === 0 ? null : await anchorAllBeside(stores, workers, note.id, placed);
  for (const [index, { id, resolved, texts }] of threads.entries()) {
    // A millisecond apart: threads are listed from the latest, so the first of the text is the latest.
    const at = new Date(note.createdAt.getTime() - index);
    const thread: CommentThread = {
      id,
      teamId: actor.teamId,
      objectType: 'NOTE',
      objectId: note.id,
      projectId: note.projectId,
      noteId: note.id,
      insightId: null,
      highlightId: null,
      personId: null,
      resolvedAt: resolved ? at : null,
      resolvedBy: resolved ? actor.userId : null,
      createdBy: actor.userId,
      createdAt: at,
      updatedAt: at,
    };
    await stores.comments.createThread(thread, anchors?.get(id) ?? null);
    if (resolved) await stores.comments.saveThread(thread);
    for (const [place, text] of texts.entries()) {
      const commentId = ids.newId();
      // A millisecond apart: comments of a thread are in the order of their times.
      const createdAt = new Date(at.getTime() + place);
      await stores.comments.save({
        id: commentId,
        teamId: actor.teamId,
        threadId: id,
        authorId: actor.userId,
        text,
        version: 1,
        createdAt,
        editedAt: null,
        deletedAt: null,
      });
      await stores.outbox.announce(
        commentChanged('comment:created', actor, thread, { id: commentId }, { mentioned: [], authors: [] }),
      );
    }
  }
  if (threads.length > 0)
    await stores.comments.markRead(
      actor,
      threads.map(({ id }) => id),
    );
}

/** By the place of their words; those about the whole note last. */
const inTextOrder = (threads: readonly ImportedThread[]): ImportedThread[] =>
  threads.toSorted((a, b) => (a.place?.start ?? Number.MAX_SAFE_INTEGER) - (b.place?.start ?? Number.MAX_SAFE_INTEGER));
