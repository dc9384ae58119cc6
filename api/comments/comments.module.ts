import { PostgresCommentReader } from '@evident/adapters/postgres/comments/postgres-comment-reader';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresMentionReader } from '@evident/adapters/postgres/unscoped/postgres-mention-reader';
import type { CommentReader, MentionReader } from '@evident/application/comments/comment-reader';
import { DeleteComment, DeleteCommentHandler } from '@evident/application/comments/delete-comment';
import { EditComment, EditCommentHandler } from '@evident/application/comments/edit-comment';
import { MarkThreadsRead, MarkThreadsReadHandler } from '@evident/application/comments/mark-threads-read';
import { MoveThread, MoveThreadHandler } from '@evident/application/comments/move-thread';
import {
  CountComments,
  CountCommentsHandler,
  GetComment,
  GetCommentHandler,
  GetThread,
  GetThreadHandler,
  ListComments,
  ListCommentsHandler,
  ListMentionable,
  ListMentionableHandler,
  ListThreads,
  ListThreadsHandler,
  ListThreadsOfObjects,
  ListThreadsOfObjectsHandler,
} from '@evident/application/comments/queries';
import { ReplyToThread, ReplyToThreadHandler } from '@evident/application/comments/reply-to-thread';
import { SettleThread, SettleThreadHandler } from '@evident/application/comments/settle-thread';
import { StartThread, StartThreadHandler } from '@evident/application/comments/start-thread';
import { undoCommentChanges } from '@evident/application/comments/undo-comments';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { DOCUMENT_CODEC } from '../content/content.module.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { undoes } from '../kernel/undoes.ts';
import { LIVE_ROOMS } from '../realtime/realtime.module.ts';
import { CommentsController } from './comments.controller.ts';

import { COMMENTS_OPERATIONS } from './comments.operations.ts';
import { THREADS_OPERATIONS } from './threads.operations.ts';
const COMMENTS = port<CommentReader>('CommentReader');
const MENTIONS = port<MentionReader>('MentionReader');

@Module({
  controllers: [
    controllerFor('Comments', THREADS_OPERATIONS),
    CommentsController,
    controllerFor('Comments', COMMENTS_OPERATIONS),
  ],
  providers: [
    provide(COMMENTS, (reads: PostgresReads) => new PostgresCommentReader(reads), [READS]),
    provide(MENTIONS, (reads: PostgresReads) => new PostgresMentionReader(reads), [READS]),
    handle(ListThreads, ListThreadsHandler, [COMMENTS]),
    handle(ListThreadsOfObjects, ListThreadsOfObjectsHandler, [COMMENTS]),
    handle(GetThread, GetThreadHandler, [COMMENTS]),
    handle(ListComments, ListCommentsHandler, [COMMENTS]),
    handle(GetComment, GetCommentHandler, [COMMENTS]),
    handle(CountComments, CountCommentsHandler, [COMMENTS]),
    handle(ListMentionable, ListMentionableHandler, [MENTIONS]),
    handle(StartThread, StartThreadHandler, [WORK, DOCUMENT_CODEC, LIVE_ROOMS, IDS, CLOCK]),
    handle(ReplyToThread, ReplyToThreadHandler, [WORK, IDS, CLOCK]),
    handle(EditComment, EditCommentHandler, [WORK, CLOCK]),
    handle(DeleteComment, DeleteCommentHandler, [WORK, CLOCK]),
    handle(MoveThread, MoveThreadHandler, [WORK, DOCUMENT_CODEC, LIVE_ROOMS, CLOCK]),
    handle(SettleThread, SettleThreadHandler, [WORK, CLOCK]),
    handle(MarkThreadsRead, MarkThreadsReadHandler, [WORK]),
    undoes(undoCommentChanges, [DOCUMENT_CODEC, LIVE_ROOMS, CLOCK]),
  ],
})
export class CommentsModule {}
