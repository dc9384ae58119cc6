import type { Uuid } from '@evident/domain/kernel';
import type { CommentEdit, CommentThread } from '@evident/domain/comments';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { UndoStore } from '../undo/index.ts';
import type { StoredAnchor } from './comment-store.ts';

export const COMMENT_CHANGES = 'comments:changed';

/** A change that can be undone: an edit, a deletion, or resolving. */
export type CommentChange =
  | ({ readonly what: 'edited' } & CommentEdit)
  | { readonly what: 'deleted'; readonly commentId: Uuid }
  | { readonly what: 'moved'; readonly threadId: Uuid; readonly before: StoredAnchor }
  | { readonly what: 'settled'; readonly threadId: Uuid; readonly resolved: boolean };

/** Keeps a change for undo; returns the undo id. */
export async function keepUndo(
  undo: UndoStore,
  { ids, clock }: { ids: Ids; clock: Clock },
  { userId }: Actor,
  { projectId }: CommentThread,
  label: string,
  change: CommentChange,
): Promise<Uuid> {
  const id = ids.newId();
  await undo.keep({
    id,
    memberId: userId,
    projectId,
    label,
    kind: COMMENT_CHANGES,
    before: { ...change },
    createdAt: clock.now(),
    undoneAt: null,
  });
  return id;
}
