import { DeleteForever } from '@evident/application/trash/delete-forever';
import { GetDependents, ListTrash } from '@evident/application/trash/queries';
import { RestoreFromTrash } from '@evident/application/trash/restore-from-trash';
import type { Actor } from '@evident/domain/permissions';
import { DEPENDED_TYPES, type DependedType } from '@evident/domain/trash';
import { Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { pageRequest } from '../kernel/page.dto.ts';
import { DependedTypePipe } from './depended-type.pipe.ts';
import { DependentsDto, RestoredDto, TrashPageDto, TrashQueryDto } from './trash.dto.ts';

@ApiTags('Trash')
@Controller()
export class TrashController {
  constructor(private readonly bus: Bus) {}

  @Get('trash')
  @Operation({
    id: 'listTrash',
    asks: ListTrash,
    summary: 'List the trash entries you can see, latest first',
    answers: TrashPageDto,
  })
  list(@CurrentActor() actor: Actor, @Query() { limit, cursor, ...filter }: TrashQueryDto): Promise<TrashPageDto> {
    return this.bus.ask(new ListTrash(actor, filter, pageRequest({ limit, cursor })));
  }

  @Post('trash/:trashEntryId/restore')
  @Operation({
    id: 'restoreFromTrash',
    asks: RestoreFromTrash,
    summary: 'Restore a trash entry with everything deleted along with it',
    answers: RestoredDto,
    status: 200,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  restore(@CurrentActor() actor: Actor, @Param('trashEntryId', IdPipe) entryId: string): Promise<RestoredDto> {
    return this.bus.ask(new RestoreFromTrash(actor, entryId));
  }

  @Delete('trash/:trashEntryId')
  @Operation({
    id: 'deleteForever',
    asks: DeleteForever,
    summary: 'Delete a trash entry permanently',
    refuses: ['NotFound'],
  })
  purge(@CurrentActor() actor: Actor, @Param('trashEntryId', IdPipe) entryId: string): Promise<void> {
    return this.bus.ask(new DeleteForever(actor, entryId));
  }

  @Get('dependents/:type/:id')
  @ApiParam({ name: 'type', enum: DEPENDED_TYPES })
  @Operation({
    id: 'getDependents',
    asks: GetDependents,
    summary: 'Preview what deleting an object affects',
    answers: DependentsDto,
    refuses: ['NotFound'],
  })
  dependents(
    @CurrentActor() actor: Actor,
    @Param('type', DependedTypePipe) type: DependedType,
    @Param('id', IdPipe) id: string,
  ): Promise<DependentsDto> {
    return this.bus.ask(new GetDependents(actor, { type, id }));
  }
}
