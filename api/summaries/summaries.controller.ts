import { CreateSummary } from '@evident/application/summaries/create-summary';
import { RegenerateSummary } from '@evident/application/summaries/regenerate-summary';
import type { Actor } from '@evident/domain/permissions';
import { filterText } from '@evident/domain/summaries';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import {
  CreatedSummaryDto,
  NewFilterSummaryDto,
  RegeneratedSummaryDto,
  SummaryRegenerationDto,
} from './summaries.dto.ts';

@ApiTags('Summaries')
@Controller('summaries')
export class SummariesController {
  constructor(private readonly bus: Bus) {}

  @Post()
  @Operation({
    id: 'summarizeFilter',
    asks: CreateSummary,
    summary: 'Summarize the highlights of a project under a filter',
    description:
      'It rests on the latest 1,000 highlights. It is written in the background; its text can be streamed. Without a language model its sentences are taken from the sources word for word.',
    answers: CreatedSummaryDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  create(
    @CurrentActor() actor: Actor,
    @Body() { projectId, filter, within, ...wanted }: NewFilterSummaryDto,
  ): Promise<CreatedSummaryDto> {
    const text = filterText({ filter, within });
    return this.bus.ask(new CreateSummary(actor, { type: 'FILTER', id: projectId, filter: text }, wanted));
  }

  @Post(':summaryId/regeneration')
  @HttpCode(200)
  @Operation({
    id: 'regenerateSummary',
    asks: RegenerateSummary,
    summary: 'Write a summary again from its sources as they are now',
    description: 'A text that was edited by hand is replaced only with `replaceEdited`.',
    answers: RegeneratedSummaryDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  regenerate(
    @CurrentActor() actor: Actor,
    @Param('summaryId', IdPipe) summaryId: string,
    @Body() wanted: SummaryRegenerationDto,
  ): Promise<RegeneratedSummaryDto> {
    return this.bus.ask(new RegenerateSummary(actor, summaryId, wanted));
  }
}
