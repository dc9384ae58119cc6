import { InsertText } from '@evident/application/cited-insights/insert-text';
import { SaveTextAsInsight } from '@evident/application/cited-insights/save-text-as-insight';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { InsertedTextDto, NewCitedInsightDto, SavedInsightDto, TextToInsertDto } from './cited-insights.dto.ts';

@ApiTags('AI')
@Controller()
export class CitedInsightsController {
  constructor(private readonly bus: Bus) {}

  @Post('ai/texts/:textId/insight')
  @Operation({
    id: 'saveTextAsInsight',
    asks: SaveTextAsInsight,
    summary: 'Save a generated text as an unpublished insight',
    description:
      'Highlights the quotes in their notes; they are its live evidence. Quotes that you cannot highlight are written out.',
    answers: SavedInsightDto,
    status: 201,
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation', 'UnprocessableContent'],
  })
  save(
    @CurrentActor() actor: Actor,
    @Param('textId', IdPipe) textId: string,
    @Body() wanted: NewCitedInsightDto,
  ): Promise<SavedInsightDto> {
    return this.bus.ask(new SaveTextAsInsight(actor, textId, wanted));
  }

  @Post('insights/:insightId/ai-texts')
  @Operation({
    id: 'insertText',
    asks: InsertText,
    summary: 'Insert a generated text at the end of an insight',
    description: 'Its quotes become live evidence. Members who edit the insight at the same time lose nothing.',
    answers: InsertedTextDto,
    status: 201,
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation', 'UnprocessableContent'],
  })
  insert(
    @CurrentActor() actor: Actor,
    @Param('insightId', IdPipe) insightId: string,
    @Body() { textId }: TextToInsertDto,
  ): Promise<InsertedTextDto> {
    return this.bus.ask(new InsertText(actor, insightId, textId));
  }
}
