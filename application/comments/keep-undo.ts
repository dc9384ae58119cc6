import type { Uuid } from '@evident/domain/kernel';
import type { CommentEdit, CommentThread } from '@evident/domain/comments';
import type { Actor } from '@evident/domain/permissions';
import { type UndoStore, undoKind } from '../undo/index.ts';
import type { StoredAnchor } from './comment-store.ts';

export const COMMENT_CHANGES = undoKind<CommentChange>('comments:changed');

/** A change that can be undone: an edit, a deletion, or resolving. */
export type CommentChange =
  | ({ readonly what: 'edited' } & CommentEdit)
  | { readonly what: 'deleted'; readonly commentId: Uuid }
  | { readonly what: 'restored'; readonly commentId: Uuid; readonly text: string }
  | { readonly what: 'moved'; readonly threadId: Uuid; readonly before: StoredAnchor }
  | { readonly what: 'settled'; readonly threadId: Uuid; readonly resolved: boolean };

/** Keeps a change for undo; returns the undo id. */
export function keepUndo(
  undo: UndoStore,
  actor: Actor,
  { projectId }: CommentThread,
  label: string,
  change: CommentChange,
): Promise<Uuid> {
  return undo.keep(actor, COMMENT_CHANGES, { projectId, label, before: change });
}
