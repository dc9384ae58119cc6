import { CreateSummary } from '@evident/application/summaries/create-summary';
import { ListSummaries } from '@evident/application/summaries/list-summaries';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { CreatedSummaryDto, NewSummaryDto, SummaryListDto } from './summaries.dto.ts';

/** Summaries of notes, insights and tags. */
@ApiTags('Summaries')
@Controller()
export class ObjectSummariesController {
  constructor(private readonly bus: Bus) {}

  @Get('notes/:noteId/summaries')
  @Operation({
    id: 'listNoteSummaries',
    asks: ListSummaries,
    summary: 'List the summaries of a note, newest first',
    answers: SummaryListDto,
    refuses: ['NotFound'],
  })
  ofNote(@CurrentActor() actor: Actor, @Param('noteId', IdPipe) noteId: string): Promise<SummaryListDto> {
    return this.bus.ask(new ListSummaries(actor, { type: 'NOTE', id: noteId, filter: null }));
  }

  @Post('notes/:noteId/summaries')
  @Operation({
    id: 'summarizeNote',
    asks: CreateSummary,
    summary: 'Summarize a note',
    description:
      'It rests on the words of the note. It is written in the background; its text can be streamed. Without a language model its sentences are taken from the sources word for word.',
    answers: CreatedSummaryDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  summarizeNote(
    @CurrentActor() actor: Actor,
    @Param('noteId', IdPipe) noteId: string,
    @Body() wanted: NewSummaryDto,
  ): Promise<CreatedSummaryDto> {
    return this.bus.ask(new CreateSummary(actor, { type: 'NOTE', id: noteId, filter: null }, wanted));
  }

  @Get('insights/:insightId/summaries')
  @Operation({
    id: 'listInsightSummaries',
    asks: ListSummaries,
    summary: 'List the summaries of an insight, newest first',
    answers: SummaryListDto,
    refuses: ['NotFound'],
  })
  ofInsight(@CurrentActor() actor: Actor, @Param('insightId', IdPipe) insightId: string): Promise<SummaryListDto> {
    return this.bus.ask(new ListSummaries(actor, { type: 'INSIGHT', id: insightId, filter: null }));
  }

  @Post('insights/:insightId/summaries')
  @Operation({
    id: 'summarizeInsight',
    asks: CreateSummary,
    summary: 'Summarize an insight',
    description:
      'It rests on its text and its evidence. It is written in the background; its text can be streamed. Without a language model its sentences are taken from the sources word for word.',
    answers: CreatedSummaryDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  summarizeInsight(
    @CurrentActor() actor: Actor,
    @Param('insightId', IdPipe) insightId: string,
    @Body() wanted: NewSummaryDto,
  ): Promise<CreatedSummaryDto> {
    return this.bus.ask(new CreateSummary(actor, { type: 'INSIGHT', id: insightId, filter: null }, wanted));
  }

  @Get('tags/:tagId/summaries')
  @Operation({
    id: 'listTagSummaries',
    asks: ListSummaries,
    summary: 'List the summaries of a tag, newest first',
    answers: SummaryListDto,
    refuses: ['NotFound'],
  })
  ofTag(@CurrentActor() actor: Actor, @Param('tagId', IdPipe) tagId: string): Promise<SummaryListDto> {
    return this.bus.ask(new ListSummaries(actor, { type: 'TAG', id: tagId, filter: null }));
  }

  @Post('tags/:tagId/summaries')
  @Operation({
    id: 'summarizeTag',
    asks: CreateSummary,
    summary: 'Summarize a tag',
    description:
      'It rests on its latest 1,000 highlights. It is written in the background; its text can be streamed. Without a language model its sentences are taken from the sources word for word.',
    answers: CreatedSummaryDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  summarizeTag(
    @CurrentActor() actor: Actor,
    @Param('tagId', IdPipe) tagId: string,
    @Body() wanted: NewSummaryDto,
  ): Promise<CreatedSummaryDto> {
    return this.bus.ask(new CreateSummary(actor, { type: 'TAG', id: tagId, filter: null }, wanted));
  }
}
