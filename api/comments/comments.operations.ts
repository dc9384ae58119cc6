import { DeleteComment } from '@evident/application/comments/delete-comment';
import { EditComment } from '@evident/application/comments/edit-comment';
import { MarkThreadsRead } from '@evident/application/comments/mark-threads-read';
import { GetComment, ListMentionable } from '@evident/application/comments/queries';
import { MaybeUndoableDto, undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import { CommentDto, MentionableDto, MentionFilterDto, NewCommentDto, ReadThreadsDto } from './comments.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const COMMENTS_OPERATIONS = {
  getComment: operation({
    route: 'GET /comments/{commentId}',
    asks: GetComment,
    summary: 'Read a comment',
    answers: CommentDto,
    version: 'sent',
    refuses: ['NotFound'],
    message: ({ actor, commentId }) => new GetComment(actor, commentId),
  }),
  editComment: operation({
    route: 'PATCH /comments/{commentId}',
    asks: EditComment,
    summary: 'Edit your comment',
    body: NewCommentDto,
    answers: MaybeUndoableDto,
    version: 'compared',
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, commentId, body: { text }, seen }) => new EditComment(actor, commentId, text, seen),
    answer: (undoId) => ({ undoId }),
  }),
  deleteComment: operation({
    route: 'DELETE /comments/{commentId}',
    asks: DeleteComment,
    summary: 'Delete a comment',
    description:
      'Your own, or with full access that of another member. The first comment of a thread keeps its place while it has replies.',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, commentId }) => new DeleteComment(actor, commentId),
    answer: undoable,
  }),
  markThreadsRead: operation({
    route: 'PUT /comment-reads',
    asks: MarkThreadsRead,
    summary: 'Mark threads as read, up to their latest comment',
    description: 'For yourself. Threads that you cannot see are ignored.',
    body: ReadThreadsDto,
    message: ({ actor, body: { threadIds } }) => new MarkThreadsRead(actor, threadIds),
  }),
  listMentionable: operation({
    route: 'GET /mentionable-members',
    asks: ListMentionable,
    summary: 'List members who can be mentioned in comments on an object',
    query: MentionFilterDto,
    answers: MentionableDto,
    refuses: ['NotFound'],
    message: ({ actor, query: of }) => new ListMentionable(actor, of),
  }),
};
