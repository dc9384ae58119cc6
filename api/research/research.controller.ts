import { CancelResearch } from '@evident/application/research/cancel-research';
import { RetryResearch } from '@evident/application/research/retry-research';
import type { Actor } from '@evident/domain/permissions';
import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';

@ApiTags('Research')
@Controller('research')
export class ResearchController {
  constructor(private readonly bus: Bus) {}

  @Post(':researchId/cancellation')
  @HttpCode(204)
  @Operation({
    id: 'cancelResearch',
    asks: CancelResearch,
    summary: 'Stop a research',
    description: 'Its finished steps stay. Has no effect once it has ended.',
    status: 204,
    refuses: ['NotFound'],
  })
  async cancel(@CurrentActor() actor: Actor, @Param('researchId', IdPipe) researchId: string): Promise<void> {
    await this.bus.ask(new CancelResearch(actor, researchId));
  }

  @Post(':researchId/retry')
  @HttpCode(204)
  @Operation({
    id: 'retryResearch',
    asks: RetryResearch,
    summary: 'Go on with a research that failed or was stopped',
    description: 'After its last finished step, within the same budget. Has no effect while it is under way.',
    status: 204,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async retry(@CurrentActor() actor: Actor, @Param('researchId', IdPipe) researchId: string): Promise<void> {
    await this.bus.ask(new RetryResearch(actor, researchId));
  }
}
