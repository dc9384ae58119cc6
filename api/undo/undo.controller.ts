import { Undo } from '@evident/application/undo/undo';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';

@ApiTags('Undo')
@Controller('undo')
export class UndoController {
  constructor(private readonly bus: Bus) {}

  @Post(':undoId')
  @Operation({ id: 'undo', summary: 'Take back something you did', refuses: ['NotFound', 'InvalidOperation'] })
  undo(@CurrentActor() actor: Actor, @Param('undoId', IdPipe) undoId: string): Promise<void> {
    return this.bus.ask(new Undo(actor, undoId));
  }
}
