import { ChangeProjectTranscription } from '@evident/application/transcripts/change-project-transcription';
import { ChangeWorkspaceTranscription } from '@evident/application/transcripts/change-workspace-transcription';
import { GetProjectTranscription } from '@evident/application/transcripts/get-project-transcription';
import { GetWorkspaceTranscription } from '@evident/application/transcripts/get-workspace-transcription';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Get, Param, Patch } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import {
  ProjectTranscriptionChangeDto,
  ProjectTranscriptionDto,
  WorkspaceTranscriptionChangeDto,
  WorkspaceTranscriptionDto,
} from './transcripts.dto.ts';

@ApiTags('Transcripts')
@Controller()
export class TranscriptionSettingsController {
  constructor(private readonly bus: Bus) {}

  @Get('workspace/transcription')
  @Operation({
    id: 'getWorkspaceTranscription',
    asks: GetWorkspaceTranscription,
    summary: 'Read the transcription settings of the workspace and the minutes of this month',
    answers: WorkspaceTranscriptionDto,
  })
  ofWorkspace(@CurrentActor() actor: Actor): Promise<WorkspaceTranscriptionDto> {
    return this.bus.ask(new GetWorkspaceTranscription(actor));
  }

  @Patch('workspace/transcription')
  @Operation({
    id: 'changeWorkspaceTranscription',
    asks: ChangeWorkspaceTranscription,
    summary: 'Change the transcription settings of the workspace',
    description: 'For managers and admins.',
  })
  changeWorkspace(@CurrentActor() actor: Actor, @Body() change: WorkspaceTranscriptionChangeDto): Promise<void> {
    return this.bus.ask(new ChangeWorkspaceTranscription(actor, change));
  }

  @Get('projects/:projectId/transcription')
  @Operation({
    id: 'getProjectTranscription',
    asks: GetProjectTranscription,
    summary: 'Read the transcription settings of a project',
    answers: ProjectTranscriptionDto,
    refuses: ['NotFound'],
  })
  ofProject(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
  ): Promise<ProjectTranscriptionDto> {
    return this.bus.ask(new GetProjectTranscription(actor, projectId));
  }

  @Patch('projects/:projectId/transcription')
  @Operation({
    id: 'changeProjectTranscription',
    asks: ChangeProjectTranscription,
    summary: 'Change the transcription settings of a project',
    refuses: ['NotFound', 'InvalidOperation'],
  })
  changeProject(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() change: ProjectTranscriptionChangeDto,
  ): Promise<void> {
    return this.bus.ask(new ChangeProjectTranscription(actor, projectId, change));
  }
}
