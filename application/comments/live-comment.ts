import type { Comment } from '@evident/domain/comments';
import { type Uuid, notFound } from '@evident/domain/kernel';
import type { CommentStores } from './demand-comment.ts';

/** @throws Refusal `NotFound` if the comment is deleted */
export async function liveComment({ comments }: Pick<CommentStores, 'comments'>, commentId: Uuid): Promise<Comment> {
  const comment = await comments.comment(commentId);
  return comment && !comment.deletedAt ? comment : notFound('Comment');
}
