import { MoveThread } from '@evident/application/comments/move-thread';
import { GetThread, ListComments, ListThreads } from '@evident/application/comments/queries';
import { ReplyToThread } from '@evident/application/comments/reply-to-thread';
import { SettleThread } from '@evident/application/comments/settle-thread';
import { StartThread } from '@evident/application/comments/start-thread';
import { CreatedDto } from '../kernel/created.dto.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { MaybeUndoableDto, undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import { HighlightWordsDto } from '../highlights/highlights.dto.ts';
import {
  CommentPageDto,
  CreatedThreadDto,
  NewCommentDto,
  NewThreadDto,
  ThreadDto,
  ThreadFilterDto,
  ThreadPageDto,
} from './comments.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const THREADS_OPERATIONS = {
  listThreads: operation({
    route: 'GET /comment-threads',
    asks: ListThreads,
    summary: 'List the threads of comments about an object, newest first',
    description: 'Of a note, also those about its words and highlights.',
    query: ThreadFilterDto,
    answers: ThreadPageDto,
    refuses: ['NotFound'],
    message: ({ actor, query: { limit, cursor, ...of } }) => new ListThreads(actor, of, pageRequest({ limit, cursor })),
  }),
  startThread: operation({
    route: 'POST /comment-threads',
    asks: StartThread,
    summary: 'Comment on an object, or on words of a note or insight',
    description:
      'The words are anchored like those of a highlight (`inlineCommentOnly`), but no list of highlights contains them.',
    body: NewThreadDto,
    answers: CreatedThreadDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, body: thread }) => new StartThread(actor, thread),
  }),
  getThread: operation({
    route: 'GET /comment-threads/{threadId}',
    asks: GetThread,
    summary: 'Read a thread of comments',
    answers: ThreadDto,
    refuses: ['NotFound'],
    message: ({ actor, threadId }) => new GetThread(actor, threadId),
  }),
  listComments: operation({
    route: 'GET /comment-threads/{threadId}/comments',
    asks: ListComments,
    summary: 'List the comments of a thread, newest first',
    query: PageQueryDto,
    answers: CommentPageDto,
    refuses: ['NotFound'],
    message: ({ actor, threadId, query: page }) => new ListComments(actor, threadId, pageRequest(page)),
  }),
  replyToThread: operation({
    route: 'POST /comment-threads/{threadId}/comments',
    asks: ReplyToThread,
    summary: 'Reply in a thread',
    description: 'A reply reopens a resolved thread.',
    body: NewCommentDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, threadId, body: { text } }) => new ReplyToThread(actor, threadId, text),
  }),
  moveThread: operation({
    route: 'PUT /comment-threads/{threadId}/place',
    asks: MoveThread,
    summary: 'Move a thread to other words of its note or insight',
    description: 'For threads whose words are lost.',
    body: HighlightWordsDto,
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, threadId, body: words }) => new MoveThread(actor, threadId, words),
    answer: undoable,
  }),
  resolveThread: operation({
    route: 'POST /comment-threads/{threadId}/resolve',
    asks: SettleThread,
    summary: 'Resolve a thread',
    answers: MaybeUndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, threadId }) => new SettleThread(actor, threadId, true),
    answer: (undoId) => ({ undoId }),
  }),
  reopenThread: operation({
    route: 'POST /comment-threads/{threadId}/reopen',
    asks: SettleThread,
    summary: 'Reopen a thread',
    answers: MaybeUndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, threadId }) => new SettleThread(actor, threadId, false),
    answer: (undoId) => ({ undoId }),
  }),
};
