import { ChangeWorkspaceAi } from '@evident/application/ai/change-workspace-ai';
import { GetWorkspaceAi } from '@evident/application/ai/get-workspace-ai';
import { TestAiConnection } from '@evident/application/ai/test-ai-connection';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { Operation } from '../kernel/operation.ts';
import { SeenVersion, ShowsVersion, TakesVersion } from '../kernel/version.ts';
import { AiTestDto, AiTestRequestDto, WorkspaceAiChangeDto, WorkspaceAiDto } from './ai.dto.ts';

@ApiTags('AI')
@Controller('workspace/ai')
export class WorkspaceAiController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @ShowsVersion()
  @Operation({
    id: 'getWorkspaceAi',
    asks: GetWorkspaceAi,
    summary: 'Read the settings for AI of the workspace and the tokens of this month',
    answers: WorkspaceAiDto,
  })
  get(@CurrentActor() actor: Actor): Promise<WorkspaceAiDto> {
    return this.bus.ask(new GetWorkspaceAi(actor));
  }

  @Patch()
  @TakesVersion()
  @Operation({
    id: 'changeWorkspaceAi',
    asks: ChangeWorkspaceAi,
    summary: 'Switch AI on or off, or choose its model and regions',
    refuses: ['UnprocessableContent'],
  })
  change(
    @CurrentActor() actor: Actor,
    @Body() change: WorkspaceAiChangeDto,
    @SeenVersion() seen: number | null,
  ): Promise<void> {
    return this.bus.ask(new ChangeWorkspaceAi(actor, change, seen));
  }

  @Post('test')
  @HttpCode(200)
  @Operation({
    id: 'testAiConnection',
    asks: TestAiConnection,
    summary: 'Test the connection to a language model',
    description: 'Asks a fixed question. Nothing of the workspace is sent.',
    answers: AiTestDto,
  })
  test(@CurrentActor() actor: Actor, @Body() { modelId }: AiTestRequestDto): Promise<AiTestDto> {
    return this.bus.ask(new TestAiConnection(actor, modelId));
  }
}
