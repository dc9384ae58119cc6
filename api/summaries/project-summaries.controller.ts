import { ChangeSummarySettings } from '@evident/application/summaries/change-summary-settings';
import { CreateSummary } from '@evident/application/summaries/create-summary';
import { GetSummarySettings } from '@evident/application/summaries/get-summary-settings';
import { ListSummaries } from '@evident/application/summaries/list-summaries';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
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

/** Summaries of projects, and what new summaries in them are like. */
@ApiTags('Summaries')
@Controller()
export class ProjectSummariesController {
  constructor(private readonly bus: Bus) {}

  @Get('projects/:projectId/summaries')
  @Operation({
    id: 'listProjectSummaries',
    asks: ListSummaries,
    summary: 'List the summaries of a project, newest first',
    answers: SummaryListDto,
    refuses: ['NotFound'],
  })
  ofProject(@CurrentActor() actor: Actor, @Param('projectId', IdPipe) projectId: string): Promise<SummaryListDto> {
    return this.bus.ask(new ListSummaries(actor, { type: 'PROJECT', id: projectId, filter: null }));
  }

  @Post('projects/:projectId/summaries')
  @Operation({
    id: 'summarizeProject',
    asks: CreateSummary,
    summary: 'Summarize a project',
    description:
      'It rests on its latest 300 notes that are not archived. It is written in the background; its text can be streamed. Without a language model its sentences are taken from the sources word for word.',
    answers: CreatedSummaryDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  summarizeProject(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() wanted: NewSummaryDto,
  ): Promise<CreatedSummaryDto> {
    return this.bus.ask(new CreateSummary(actor, { type: 'PROJECT', id: projectId, filter: null }, wanted));
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
}
