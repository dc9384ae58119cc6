import { GetDependents } from '@evident/application/trash/queries';
import type { Actor } from '@evident/domain/permissions';
import { DEPENDED_TYPES, type DependedType } from '@evident/domain/trash';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiParam, ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { DependedTypePipe } from './depended-type.pipe.ts';
import { DependentsDto } from './trash.dto.ts';

@ApiTags('Trash')
@Controller()
export class TrashController {
  constructor(private readonly bus: Bus) {}

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
