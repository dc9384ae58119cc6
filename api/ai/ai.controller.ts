import { GetAiStatus } from '@evident/application/ai/get-ai-status';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { Operation } from '../kernel/operation.ts';
import { AiStatusDto } from './ai.dto.ts';

@ApiTags('AI')
@Controller('ai')
export class AiController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'getAiStatus',
    asks: GetAiStatus,
    summary: 'See how texts are generated in the workspace, and where they are sent',
    answers: AiStatusDto,
  })
  status(@CurrentActor() actor: Actor): Promise<AiStatusDto> {
    return this.bus.ask(new GetAiStatus(actor));
  }
}
