import { UpdateAiDoc } from '@evident/application/ai-docs/update-ai-doc';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, HttpCode, Param, Patch } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { SeenVersion, TakesVersion } from '../kernel/version.ts';
import { AiDocWordingDto } from './ai-docs.dto.ts';

@ApiTags('AI docs')
@Controller('ai-docs')
export class AiDocsController {
  constructor(private readonly bus: Bus) {}

  @Patch(':docId')
  @HttpCode(204)
  @TakesVersion()
  @Operation({
    id: 'updateAiDoc',
    asks: UpdateAiDoc,
    summary: 'Rename a doc',
    status: 204,
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation'],
  })
  async update(
    @CurrentActor() actor: Actor,
    @Param('docId', IdPipe) docId: string,
    @Body() wording: AiDocWordingDto,
    @SeenVersion() version: number | null,
  ): Promise<void> {
    await this.bus.ask(new UpdateAiDoc(actor, docId, wording, version));
  }
}
