import { ListUndo } from '@evident/application/undo/queries';
import { Undo } from '@evident/application/undo/undo';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { UndoPageDto } from './undo.dto.ts';

@ApiTags('Undo')
@Controller('undo')
export class UndoController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'listUndo',
    asks: ListUndo,
    summary: 'List your changes that can still be undone, newest first',
    answers: UndoPageDto,
  })
  left(@CurrentActor() actor: Actor, @Query() page: PageQueryDto): Promise<UndoPageDto> {
    return this.bus.ask(new ListUndo(actor, pageRequest(page)));
  }

  @Post(':undoId')
  @Operation({
    id: 'undo',
    asks: Undo,
    summary: 'Undo a change',
    refuses: ['NotFound', 'InvalidOperation'],
  })
  undo(@CurrentActor() actor: Actor, @Param('undoId', IdPipe) undoId: string): Promise<void> {
    return this.bus.ask(new Undo(actor, undoId));
  }
}
