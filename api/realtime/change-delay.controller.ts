import { ReadChangeDelay } from '@evident/application/realtime/read-change-delay';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { Operation } from '../kernel/operation.ts';
import { ChangeDelayDto } from './realtime.dto.ts';

@ApiTags('Changes')
@Controller('changes/delay')
export class ChangeDelayController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'readChangeDelay',
    asks: ReadChangeDelay,
    summary: 'Read how late changes are',
    description:
      'Lists, search and started work follow changes within a second. While the workspace or the server is busy, they take as long as this says.',
    answers: ChangeDelayDto,
  })
  read(@CurrentActor() actor: Actor): Promise<ChangeDelayDto> {
    return this.bus.ask(new ReadChangeDelay(actor));
  }
}
