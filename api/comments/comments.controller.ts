import { CountComments } from '@evident/application/comments/queries';
import { COUNTED_MAX } from '@evident/domain/comments';
import { refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { Operation } from '../kernel/operation.ts';
import { CommentCountsDto, CountedObjectsDto } from './comments.dto.ts';

@ApiTags('Comments')
@Controller()
export class CommentsController {
  constructor(private readonly bus: Bus) {}

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
}
