import { CreateSummary } from '@evident/application/summaries/create-summary';
import { DeleteSummary } from '@evident/application/summaries/delete-summary';
import { EditSummary } from '@evident/application/summaries/edit-summary';
import { GetSummary } from '@evident/application/summaries/get-summary';
import { ListSummaries } from '@evident/application/summaries/list-summaries';
import { PreviewSummary } from '@evident/application/summaries/preview-summary';
import { RegenerateSummary } from '@evident/application/summaries/regenerate-summary';
import type { Actor } from '@evident/domain/permissions';
import { filterText } from '@evident/domain/summaries';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { WhatIsSentDto } from '../ai/what-is-sent.dto.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { SeenVersion, ShowsVersion, TakesVersion } from '../kernel/version.ts';
import {
  CreatedSummaryDto,
  FilterSummariesDto,
  NewFilterSummaryDto,
  RegeneratedSummaryDto,
  SummaryDto,
  SummaryEditDto,
  SummaryListDto,
  SummaryRegenerationDto,
} from './summaries.dto.ts';

@ApiTags('Summaries')
@Controller('summaries')
export class SummariesController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'listFilterSummaries',
    asks: ListSummaries,
    summary: 'List the summaries of the highlights of a project under a filter, newest first',
    answers: SummaryListDto,
    refuses: ['NotFound'],
  })
  list(@CurrentActor() actor: Actor, @Query() { projectId, ...filter }: FilterSummariesDto): Promise<SummaryListDto> {
    return this.bus.ask(new ListSummaries(actor, { type: 'FILTER', id: projectId, filter: filterText(filter) }));
  }

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

  @Get(':summaryId')
  @ShowsVersion()
  @Operation({
    id: 'getSummary',
    asks: GetSummary,
    summary: 'Read a summary',
    answers: SummaryDto,
    refuses: ['NotFound'],
  })
  get(@CurrentActor() actor: Actor, @Param('summaryId', IdPipe) summaryId: string): Promise<SummaryDto> {
    return this.bus.ask(new GetSummary(actor, summaryId));
  }

  @Get(':summaryId/sent')
  @Operation({
    id: 'previewSummary',
    asks: PreviewSummary,
    summary: 'Show what a language model would receive to write a summary again',
    description: 'Nothing is sent to a language model.',
    answers: WhatIsSentDto,
    refuses: ['NotFound'],
  })
  preview(@CurrentActor() actor: Actor, @Param('summaryId', IdPipe) summaryId: string): Promise<WhatIsSentDto> {
    return this.bus.ask(new PreviewSummary(actor, summaryId));
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

  @Put(':summaryId/text')
  @TakesVersion()
  @Operation({
    id: 'editSummary',
    asks: EditSummary,
    summary: 'Change the text of a summary by hand',
    description:
      'Sentences that stay alike keep their citations. Sections that are not sent are removed; new ones are ignored.',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async edit(
    @CurrentActor() actor: Actor,
    @Param('summaryId', IdPipe) summaryId: string,
    @Body() { sections }: SummaryEditDto,
    @SeenVersion() seen: number | null,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new EditSummary(actor, summaryId, sections, seen)) };
  }

  @Delete(':summaryId')
  @Operation({
    id: 'deleteSummary',
    asks: DeleteSummary,
    summary: 'Delete a summary',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async remove(@CurrentActor() actor: Actor, @Param('summaryId', IdPipe) summaryId: string): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new DeleteSummary(actor, summaryId)) };
  }
}
