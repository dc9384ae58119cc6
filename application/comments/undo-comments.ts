import { mentionsIn, settled, undeleted, unedited } from '@evident/domain/comments';
import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { tooLate } from '@evident/domain/undo';
import { type DocumentWorkers, type LiveRooms, openSince } from '../content/index.ts';
import { anchorBeside, type MarkingStores } from '../highlights/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { keptAs, type Undoer } from '../undo/index.ts';
import { removeComment } from './delete-comment.ts';
import { type CommentStores, demandThread } from './demand-comment.ts';
import { commentChanged, threadSettled, wordsMoved } from './events.ts';
import { demandWords } from './move-thread.ts';
import type { StoredAnchor } from './comment-store.ts';
import { COMMENT_CHANGES, type CommentChange } from './keep-undo.ts';

/** Undoes an edit, a deletion, a move, or resolving, or redoes it, or refuses with the reason. A move is not redone. */
export const undoCommentChanges = <Stores extends CommentStores & MarkingStores>(
  workers: DocumentWorkers,
  rooms: LiveRooms,
  clock: Clock,
): Undoer<Stores, CommentChange> => ({
  kind: COMMENT_CHANGES,
  async undo(stores: Stores, actor, change) {
    if (change.what === 'settled') {
      await unsettle(stores, actor, change, clock.now());
      return { opposite: keptAs(COMMENT_CHANGES, { ...change, resolved: !change.resolved }) };
    }
    if (change.what === 'restored') {
      const { kept: deleted } = await removeComment(stores, actor, change.commentId, clock.now(), change.text);
      return { opposite: keptAs(COMMENT_CHANGES, deleted) };
    }
    if (change.what === 'moved') {
      const { documentId, updates } = await moveBack(stores, workers, actor, change, clock.now());
      return {
        async afterwards() {
          for (const update of updates) await rooms.deliver(actor.teamId, documentId, update);
        },
      };
    }
    const { threadId } = (await stores.comments.comment(change.commentId)) ?? notFound('Comment');
    const { thread, authors } = await demandThread(stores, actor, threadId, { deleted: true });
    const comment = await stores.comments.comment(change.commentId);
    const reverted = change.what === 'edited' ? unedited(comment, change, clock.now()) : undeleted(comment);
    await stores.comments.save(reverted);
    const known = new Set(mentionsIn(comment!.text));
    const mentioned = mentionsIn(reverted.text).filter((id) => !known.has(id));
    await stores.outbox.announce(commentChanged('comment:changed', actor, thread, reverted, { mentioned, authors }));
    const opposite: CommentChange =
      change.what === 'edited'
        ? { ...change, before: change.after, after: change.before }
        : { what: 'restored', commentId: reverted.id, text: reverted.text };
    return { opposite: keptAs(COMMENT_CHANGES, opposite) };
  },
});

async function unsettle(
  stores: CommentStores,
  actor: Actor,
  { threadId, resolved }: { threadId: Uuid; resolved: boolean },
  now: Date,
): Promise<void> {
  const { thread, authors } = await demandThread(stores, actor, threadId);
  if ((thread.resolvedAt !== null) !== resolved)
    tooLate(resolved ? 'The thread was reopened since then.' : 'The thread was resolved since then.');
  const after = settled(thread, resolved ? null : actor.userId, now);
  await stores.comments.saveThread(after);
  await stores.outbox.announce(threadSettled(actor, after, authors));
}

/** Back to the previous words; if they are gone, or were lost, they are lost again. */
async function moveBack(
  stores: CommentStores & MarkingStores,
  workers: DocumentWorkers,
  actor: Actor,
  { threadId, before }: { threadId: Uuid; before: StoredAnchor },
  now: Date,
): Promise<{ documentId: Uuid; updates: readonly Uint8Array[] }> {
  const { thread, documentId } = await demandWords(stores, workers, actor, threadId);
  const document = await openSince(stores.documents, workers, documentId);
  const found = before.lostAt ? 'lost' : await workers.run('find', document, before);
  const anchored = found === 'lost' ? null : await anchorBeside(stores, workers, actor.teamId, documentId, found, now);
  if (anchored) await stores.comments.anchor(threadId, anchored, now);
  else await stores.comments.restoreAnchor(threadId, { ...before, lostAt: before.lostAt ?? now.toISOString() }, now);
  await stores.outbox.announce(wordsMoved(actor, thread));
  return { documentId, updates: anchored?.updates ?? [] };
}
