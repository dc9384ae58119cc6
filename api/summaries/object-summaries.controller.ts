import { ChangeSummarySettings } from '@evident/application/summaries/change-summary-settings';
import { CreateSummary } from '@evident/application/summaries/create-summary';
import { GetSummarySettings, ListSummaries } from '@evident/application/summaries/list-summaries';
import type { Actor } from '@evident/domain/permissions';
import type { SummaryTargetType } from '@evident/domain/summaries';
import { Body, Controller, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import {
  CreatedSummaryDto,
  NewSummaryDto,
  SummaryListDto,
  SummarySettingsChangeDto,
  SummarySettingsDto,
} from './summaries.dto.ts';

const listed = (of: string) =>
  ({
    id: `list${of[0]!.toUpperCase()}${of.slice(1)}Summaries`,
    asks: ListSummaries,
    summary: `List the summaries of ${of === 'insight' ? 'an' : 'a'} ${of}, newest first`,
    answers: SummaryListDto,
    refuses: ['NotFound'],
  }) as const;

const created = (of: string, rests: string) =>
  ({
    id: `summarize${of[0]!.toUpperCase()}${of.slice(1)}`,
    asks: CreateSummary,
    summary: `Summarize ${of === 'insight' ? 'an' : 'a'} ${of}`,
    description: `It rests on ${rests}. It is written in the background; its text can be streamed. Without a language model its sentences are taken from the sources word for word.`,
    answers: CreatedSummaryDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  }) as const;

/** Summaries of notes, insights, projects and tags. */
@ApiTags('Summaries')
@Controller()
export class ObjectSummariesController {
  constructor(private readonly bus: Bus) {}

  @Get('notes/:noteId/summaries')
  @Operation(listed('note'))
  ofNote(@CurrentActor() actor: Actor, @Param('noteId', IdPipe) noteId: string): Promise<SummaryListDto> {
    return this.list(actor, 'NOTE', noteId);
  }

  @Post('notes/:noteId/summaries')
  @Operation(created('note', 'the words of the note'))
  summarizeNote(
    @CurrentActor() actor: Actor,
    @Param('noteId', IdPipe) noteId: string,
    @Body() wanted: NewSummaryDto,
  ): Promise<CreatedSummaryDto> {
    return this.create(actor, 'NOTE', noteId, wanted);
  }

  @Get('insights/:insightId/summaries')
  @Operation(listed('insight'))
  ofInsight(@CurrentActor() actor: Actor, @Param('insightId', IdPipe) insightId: string): Promise<SummaryListDto> {
    return this.list(actor, 'INSIGHT', insightId);
  }

  @Post('insights/:insightId/summaries')
  @Operation(created('insight', 'its text and its evidence'))
  summarizeInsight(
    @CurrentActor() actor: Actor,
    @Param('insightId', IdPipe) insightId: string,
    @Body() wanted: NewSummaryDto,
  ): Promise<CreatedSummaryDto> {
    return this.create(actor, 'INSIGHT', insightId, wanted);
  }

  @Get('projects/:projectId/summaries')
  @Operation(listed('project'))
  ofProject(@CurrentActor() actor: Actor, @Param('projectId', IdPipe) projectId: string): Promise<SummaryListDto> {
    return this.list(actor, 'PROJECT', projectId);
  }

  @Post('projects/:projectId/summaries')
  @Operation(created('project', 'its latest 300 notes that are not archived'))
  summarizeProject(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() wanted: NewSummaryDto,
  ): Promise<CreatedSummaryDto> {
    return this.create(actor, 'PROJECT', projectId, wanted);
  }

  @Get('tags/:tagId/summaries')
  @Operation(listed('tag'))
  ofTag(@CurrentActor() actor: Actor, @Param('tagId', IdPipe) tagId: string): Promise<SummaryListDto> {
    return this.list(actor, 'TAG', tagId);
  }

  @Post('tags/:tagId/summaries')
  @Operation(created('tag', 'its latest 1,000 highlights'))
  summarizeTag(
    @CurrentActor() actor: Actor,
    @Param('tagId', IdPipe) tagId: string,
    @Body() wanted: NewSummaryDto,
  ): Promise<CreatedSummaryDto> {
    return this.create(actor, 'TAG', tagId, wanted);
  }

  @Get('projects/:projectId/summary-settings')
  @Operation({
    id: 'getSummarySettings',
    asks: GetSummarySettings,
    summary: 'Read the framework and language of new summaries in a project',
    answers: SummarySettingsDto,
    refuses: ['NotFound'],
  })
  settings(@CurrentActor() actor: Actor, @Param('projectId', IdPipe) projectId: string): Promise<SummarySettingsDto> {
    return this.bus.ask(new GetSummarySettings(actor, projectId));
  }

  @Patch('projects/:projectId/summary-settings')
  @Operation({
    id: 'changeSummarySettings',
    asks: ChangeSummarySettings,
    summary: 'Change the framework and language of new summaries in a project',
    refuses: ['NotFound', 'InvalidOperation'],
  })
  change(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() change: SummarySettingsChangeDto,
  ): Promise<void> {
    return this.bus.ask(new ChangeSummarySettings(actor, projectId, change));
  }

  private list(actor: Actor, type: SummaryTargetType, id: string): Promise<SummaryListDto> {
    return this.bus.ask(new ListSummaries(actor, { type, id, filter: null }));
  }

  private create(actor: Actor, type: SummaryTargetType, id: string, wanted: NewSummaryDto): Promise<CreatedSummaryDto> {
    return this.bus.ask(new CreateSummary(actor, { type, id, filter: null }, wanted));
  }
}
