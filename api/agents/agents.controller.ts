import { CancelAgentRun } from '@evident/application/agents/cancel-agent-run';
import { UpdateAgent } from '@evident/application/agents/update-agent';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { SeenVersion, TakesVersion } from '../kernel/version.ts';
import { AgentUpdateDto } from './agents.dto.ts';

@ApiTags('Agents')
@Controller()
export class AgentsController {
  constructor(private readonly bus: Bus) {}

  @Patch('agents/:agentId')
  @HttpCode(204)
  @TakesVersion()
  @Operation({
    id: 'updateAgent',
    asks: UpdateAgent,
    summary: 'Change an agent, pause it or start it again',
    status: 204,
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation', 'UnprocessableContent'],
  })
  async update(
    @CurrentActor() actor: Actor,
    @Param('agentId', IdPipe) agentId: string,
    @Body() update: AgentUpdateDto,
    @SeenVersion() version: number | null,
  ): Promise<void> {
    await this.bus.ask(new UpdateAgent(actor, agentId, update, version));
  }

  @Post('agent-runs/:runId/cancellation')
  @HttpCode(204)
  @Operation({
    id: 'cancelAgentRun',
    asks: CancelAgentRun,
    summary: 'Stop a run',
    description: 'Verified sentences of its doc stay. Has no effect once it has ended.',
    status: 204,
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation'],
  })
  async cancel(@CurrentActor() actor: Actor, @Param('runId', IdPipe) runId: string): Promise<void> {
    await this.bus.ask(new CancelAgentRun(actor, runId));
  }
}
