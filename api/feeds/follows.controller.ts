import { FollowItem } from '@evident/application/feeds/follow-item';
import { ListFollows } from '@evident/application/feeds/queries';
import { UnfollowItem } from '@evident/application/feeds/unfollow-item';
import { FOLLOWED_TYPES, type FollowedType } from '@evident/domain/feeds';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiParam, ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { FollowsDto } from './feeds.dto.ts';
import { FollowedTypePipe } from './followed-type.pipe.ts';

@ApiTags('Feeds')
@Controller('follows')
export class FollowsController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'listFollows',
    asks: ListFollows,
    summary: 'List what you follow, the latest first',
    description: '`filter` finds what is in the followed places: pass it to `GET /search`, sorted by CREATED.',
    answers: FollowsDto,
  })
  list(@CurrentActor() actor: Actor): Promise<FollowsDto> {
    return this.bus.ask(new ListFollows(actor));
  }

  @Put(':type/:id')
  @ApiParam({ name: 'type', enum: FOLLOWED_TYPES })
  @Operation({
    id: 'followItem',
    asks: FollowItem,
    summary: 'Follow a project, a folder or a tag',
    refuses: ['NotFound', 'UnprocessableContent'],
  })
  follow(
    @CurrentActor() actor: Actor,
    @Param('type', FollowedTypePipe) type: FollowedType,
    @Param('id', IdPipe) id: string,
  ): Promise<void> {
    return this.bus.ask(new FollowItem(actor, { type, id }));
  }

  @Delete(':type/:id')
  @ApiParam({ name: 'type', enum: FOLLOWED_TYPES })
  @Operation({ id: 'unfollowItem', asks: UnfollowItem, summary: 'Stop following an object' })
  unfollow(
    @CurrentActor() actor: Actor,
    @Param('type', FollowedTypePipe) type: FollowedType,
    @Param('id', IdPipe) id: string,
  ): Promise<void> {
    return this.bus.ask(new UnfollowItem(actor, { type, id }));
  }
}
