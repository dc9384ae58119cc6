import { MoveThread } from '@evident/application/comments/move-thread';
import { GetThread, ListComments, ListThreads } from '@evident/application/comments/queries';
import { ReplyToThread } from '@evident/application/comments/reply-to-thread';
import { SettleThread } from '@evident/application/comments/settle-thread';
import { StartThread } from '@evident/application/comments/start-thread';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { CreatedDto } from '../kernel/created.dto.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { MaybeUndoableDto, UndoableDto } from '../kernel/undoable.dto.ts';
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

@ApiTags('Comments')
@Controller('comment-threads')
export class ThreadsController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'listThreads',
    asks: ListThreads,
    summary: 'List the threads of comments about an object, newest first',
    description: 'Of a note, also those about its words and highlights.',
    answers: ThreadPageDto,
    refuses: ['NotFound'],
  })
  list(@CurrentActor() actor: Actor, @Query() { limit, cursor, ...of }: ThreadFilterDto): Promise<ThreadPageDto> {
    return this.bus.ask(new ListThreads(actor, of, pageRequest({ limit, cursor })));
  }

  @Post()
  @Operation({
    id: 'startThread',
    asks: StartThread,
    summary: 'Comment on an object, or on words of a note or insight',
    description:
      'The words are anchored like those of a highlight (`inlineCommentOnly`), but no list of highlights contains them.',
    answers: CreatedThreadDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  start(@CurrentActor() actor: Actor, @Body() thread: NewThreadDto): Promise<CreatedThreadDto> {
    return this.bus.ask(new StartThread(actor, thread));
  }

  @Get(':threadId')
  @Operation({
    id: 'getThread',
    asks: GetThread,
    summary: 'Read a thread of comments',
    answers: ThreadDto,
    refuses: ['NotFound'],
  })
  get(@CurrentActor() actor: Actor, @Param('threadId', IdPipe) threadId: string): Promise<ThreadDto> {
    return this.bus.ask(new GetThread(actor, threadId));
  }

  @Get(':threadId/comments')
  @Operation({
    id: 'listComments',
    asks: ListComments,
    summary: 'List the comments of a thread, newest first',
    answers: CommentPageDto,
    refuses: ['NotFound'],
  })
  comments(
    @CurrentActor() actor: Actor,
    @Param('threadId', IdPipe) threadId: string,
    @Query() page: PageQueryDto,
  ): Promise<CommentPageDto> {
    return this.bus.ask(new ListComments(actor, threadId, pageRequest(page)));
  }

  @Post(':threadId/comments')
  @Operation({
    id: 'replyToThread',
    asks: ReplyToThread,
    summary: 'Reply in a thread',
    description: 'A reply reopens a resolved thread.',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  reply(
    @CurrentActor() actor: Actor,
    @Param('threadId', IdPipe) threadId: string,
    @Body() { text }: NewCommentDto,
  ): Promise<CreatedDto> {
    return this.bus.ask(new ReplyToThread(actor, threadId, text));
  }

  @Put(':threadId/place')
  @Operation({
    id: 'moveThread',
    asks: MoveThread,
    summary: 'Move a thread to other words of its note or insight',
    description: 'For threads whose words are lost.',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async move(
    @CurrentActor() actor: Actor,
    @Param('threadId', IdPipe) threadId: string,
    @Body() words: HighlightWordsDto,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new MoveThread(actor, threadId, words)) };
  }

  @Post(':threadId/resolve')
  @Operation({
    id: 'resolveThread',
    asks: SettleThread,
    summary: 'Resolve a thread',
    answers: MaybeUndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async resolve(@CurrentActor() actor: Actor, @Param('threadId', IdPipe) threadId: string): Promise<MaybeUndoableDto> {
    return { undoId: await this.bus.ask(new SettleThread(actor, threadId, true)) };
  }

  @Post(':threadId/reopen')
  @Operation({
    id: 'reopenThread',
    asks: SettleThread,
    summary: 'Reopen a thread',
    answers: MaybeUndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async reopen(@CurrentActor() actor: Actor, @Param('threadId', IdPipe) threadId: string): Promise<MaybeUndoableDto> {
    return { undoId: await this.bus.ask(new SettleThread(actor, threadId, false)) };
  }
}
