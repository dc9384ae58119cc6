import { TestAiConnection } from '@evident/application/ai/test-ai-connection';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { Operation } from '../kernel/operation.ts';
import { AiTestDto, AiTestRequestDto } from './ai.dto.ts';

@ApiTags('AI')
@Controller('workspace/ai')
export class WorkspaceAiController {
  constructor(private readonly bus: Bus) {}

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
