import { CancelAgentRun } from '@evident/application/agents/cancel-agent-run';
import { CreateAgent } from '@evident/application/agents/create-agent';
import { DeleteAgent } from '@evident/application/agents/delete-agent';
import { GetAgent, ListAgentRuns, ListAgents } from '@evident/application/agents/queries';
import { StartAgentRun } from '@evident/application/agents/start-agent-run';
import { UpdateAgent } from '@evident/application/agents/update-agent';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { CreatedDto } from '../kernel/created.dto.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { SeenVersion, ShowsVersion, TakesVersion } from '../kernel/version.ts';
import { AgentDto, AgentPageDto, AgentRunPageDto, AgentUpdateDto, NewAgentDto } from './agents.dto.ts';

@ApiTags('Agents')
@Controller()
export class AgentsController {
  constructor(private readonly bus: Bus) {}

  @Get('agents')
  @Operation({ id: 'listAgents', asks: ListAgents, summary: 'List agents, newest first', answers: AgentPageDto })
  list(@CurrentActor() actor: Actor, @Query() page: PageQueryDto): Promise<AgentPageDto> {
    return this.bus.ask(new ListAgents(actor, pageRequest(page)));
  }

  @Post('agents')
  @Operation({
    id: 'createAgent',
    asks: CreateAgent,
    summary: 'Save an instruction that writes docs on a schedule',
    description: 'Needs the feature flag `agents`. Its runs read what you can see at that moment.',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation', 'UnprocessableContent'],
  })
  async create(@CurrentActor() actor: Actor, @Body() wanted: NewAgentDto): Promise<CreatedDto> {
    return { id: await this.bus.ask(new CreateAgent(actor, wanted)) };
  }

  @Get('agents/:agentId')
  @ShowsVersion()
  @Operation({
    id: 'getAgent',
    asks: GetAgent,
    summary: 'Read an agent with its last run',
    answers: AgentDto,
    refuses: ['NotFound'],
  })
  get(@CurrentActor() actor: Actor, @Param('agentId', IdPipe) agentId: string): Promise<AgentDto> {
    return this.bus.ask(new GetAgent(actor, agentId));
  }

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

  @Delete('agents/:agentId')
  @Operation({
    id: 'deleteAgent',
    asks: DeleteAgent,
    summary: 'Delete an agent with its runs; its docs stay',
    answers: UndoableDto,
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation'],
  })
  async remove(@CurrentActor() actor: Actor, @Param('agentId', IdPipe) agentId: string): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new DeleteAgent(actor, agentId)) };
  }

  @Get('agents/:agentId/runs')
  @Operation({
    id: 'listAgentRuns',
    asks: ListAgentRuns,
    summary: 'List the runs of an agent, newest first',
    answers: AgentRunPageDto,
    refuses: ['NotFound'],
  })
  runs(
    @CurrentActor() actor: Actor,
    @Param('agentId', IdPipe) agentId: string,
    @Query() page: PageQueryDto,
  ): Promise<AgentRunPageDto> {
    return this.bus.ask(new ListAgentRuns(actor, agentId, pageRequest(page)));
  }

  @Post('agents/:agentId/runs')
  @Operation({
    id: 'startAgentRun',
    asks: StartAgentRun,
    summary: 'Run an agent now, also a paused one',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation'],
  })
  async run(@CurrentActor() actor: Actor, @Param('agentId', IdPipe) agentId: string): Promise<CreatedDto> {
    return { id: await this.bus.ask(new StartAgentRun(actor, agentId)) };
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
