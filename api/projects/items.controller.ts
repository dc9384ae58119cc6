import { StarItem } from '@evident/application/projects/star-item';
import { UnstarItem } from '@evident/application/projects/unstar-item';
import type { Actor } from '@evident/domain/permissions';
import { ITEM_TYPES, type ItemType } from '@evident/domain/projects';
import { Controller, Delete, Param, Put } from '@nestjs/common';
import { ApiParam, ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { ItemTypePipe } from './item-type.pipe.ts';

@ApiTags('Your things')
@Controller()
export class ItemsController {
  constructor(private readonly bus: Bus) {}

  @Put('stars/:type/:id')
  @ApiParam({ name: 'type', enum: ITEM_TYPES })
  @Operation({ id: 'starItem', asks: StarItem, summary: 'Star an object', refuses: ['NotFound'] })
  star(
    @CurrentActor() actor: Actor,
    @Param('type', ItemTypePipe) type: ItemType,
    @Param('id', IdPipe) id: string,
  ): Promise<void> {
    return this.bus.ask(new StarItem(actor, { type, id }));
  }

  @Delete('stars/:type/:id')
  @ApiParam({ name: 'type', enum: ITEM_TYPES })
  @Operation({ id: 'unstarItem', asks: UnstarItem, summary: 'Remove your star from an object' })
  unstar(
    @CurrentActor() actor: Actor,
    @Param('type', ItemTypePipe) type: ItemType,
    @Param('id', IdPipe) id: string,
  ): Promise<void> {
    return this.bus.ask(new UnstarItem(actor, { type, id }));
  }
}
