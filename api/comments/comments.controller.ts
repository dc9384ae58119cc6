import { DeleteComment } from '@evident/application/comments/delete-comment';
import { EditComment } from '@evident/application/comments/edit-comment';
import { MarkThreadsRead } from '@evident/application/comments/mark-threads-read';
import { CountComments, GetComment, ListMentionable } from '@evident/application/comments/queries';
import { COUNTED_MAX } from '@evident/domain/comments';
import { refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Delete, Get, Param, Patch, Put, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { MaybeUndoableDto, UndoableDto } from '../kernel/undoable.dto.ts';
import { SeenVersion, ShowsVersion, TakesVersion } from '../kernel/version.ts';
import {
  CommentCountsDto,
  CommentDto,
  CountedObjectsDto,
  MentionableDto,
  MentionFilterDto,
  NewCommentDto,
  ReadThreadsDto,
} from './comments.dto.ts';

@ApiTags('Comments')
@Controller()
export class CommentsController {
  constructor(private readonly bus: Bus) {}

  @Get('comments/:commentId')
  @ShowsVersion()
  @Operation({
    id: 'getComment',
    asks: GetComment,
    summary: 'Read a comment',
    answers: CommentDto,
    refuses: ['NotFound'],
  })
  get(@CurrentActor() actor: Actor, @Param('commentId', IdPipe) commentId: string): Promise<CommentDto> {
    return this.bus.ask(new GetComment(actor, commentId));
  }

  @Patch('comments/:commentId')
  @TakesVersion()
  @Operation({
    id: 'editComment',
    asks: EditComment,
    summary: 'Edit your comment',
    answers: MaybeUndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async edit(
    @CurrentActor() actor: Actor,
    @Param('commentId', IdPipe) commentId: string,
    @Body() { text }: NewCommentDto,
    @SeenVersion() seen: number | null,
  ): Promise<MaybeUndoableDto> {
    return { undoId: await this.bus.ask(new EditComment(actor, commentId, text, seen)) };
  }

  @Delete('comments/:commentId')
  @Operation({
    id: 'deleteComment',
    asks: DeleteComment,
    summary: 'Delete a comment',
    description:
      'Your own, or with full access that of another member. The first comment of a thread keeps its place while it has replies.',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async remove(@CurrentActor() actor: Actor, @Param('commentId', IdPipe) commentId: string): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new DeleteComment(actor, commentId)) };
  }

  @Get('comment-counts')
  @Operation({
    id: 'countComments',
    asks: CountComments,
    summary: 'Count threads and unread threads of several objects',
    answers: CommentCountsDto,
  })
  count(
    @CurrentActor() actor: Actor,
    @Query() { objectType, objectIds }: CountedObjectsDto,
  ): Promise<CommentCountsDto> {
    const ids = objectIds.split(',');
    if (ids.length > COUNTED_MAX) refuse('ValidationError', `Count at most ${COUNTED_MAX} objects at once`);
    return this.bus.ask(new CountComments(actor, objectType, ids));
  }

  @Put('comment-reads')
  @Operation({
    id: 'markThreadsRead',
    asks: MarkThreadsRead,
    summary: 'Mark threads as read, up to their latest comment',
    description: 'For yourself. Threads that you cannot see are ignored.',
  })
  markRead(@CurrentActor() actor: Actor, @Body() { threadIds }: ReadThreadsDto): Promise<void> {
    return this.bus.ask(new MarkThreadsRead(actor, threadIds));
  }

  @Get('mentionable-members')
  @Operation({
    id: 'listMentionable',
    asks: ListMentionable,
    summary: 'List members who can be mentioned in comments on an object',
    answers: MentionableDto,
    refuses: ['NotFound'],
  })
  mentionable(@CurrentActor() actor: Actor, @Query() of: MentionFilterDto): Promise<MentionableDto> {
    return this.bus.ask(new ListMentionable(actor, of));
  }
}
