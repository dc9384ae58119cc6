import { CreateSummary } from '@evident/application/summaries/create-summary';
import { GetSummary, ListSummaries } from '@evident/application/summaries/list-summaries';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { ShowsVersion } from '../kernel/version.ts';
import {
  CreatedSummaryDto,
  FilterSummariesDto,
  NewFilterSummaryDto,
  SummaryDto,
  SummaryListDto,
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
  list(@CurrentActor() actor: Actor, @Query() { projectId, filter }: FilterSummariesDto): Promise<SummaryListDto> {
    return this.bus.ask(new ListSummaries(actor, { type: 'FILTER', id: projectId, filter }));
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
    @Body() { projectId, filter, ...wanted }: NewFilterSummaryDto,
  ): Promise<CreatedSummaryDto> {
    return this.bus.ask(new CreateSummary(actor, { type: 'FILTER', id: projectId, filter }, wanted));
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
}
