import { ChangeProjectTranscription } from '@evident/application/transcripts/change-project-transcription';
import { ChangeWorkspaceTranscription } from '@evident/application/transcripts/change-workspace-transcription';
import { GetProjectTranscription } from '@evident/application/transcripts/get-project-transcription';
import { GetWorkspaceTranscription } from '@evident/application/transcripts/get-workspace-transcription';
import {
  ProjectTranscriptionChangeDto,
  ProjectTranscriptionDto,
  WorkspaceTranscriptionChangeDto,
  WorkspaceTranscriptionDto,
} from './transcripts.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const TRANSCRIPTION_SETTINGS_OPERATIONS = {
  getWorkspaceTranscription: operation({
    route: 'GET /workspace/transcription',
    asks: GetWorkspaceTranscription,
    summary: 'Read the transcription settings of the workspace and the minutes of this month',
    answers: WorkspaceTranscriptionDto,
    message: ({ actor }) => new GetWorkspaceTranscription(actor),
  }),
  changeWorkspaceTranscription: operation({
    route: 'PATCH /workspace/transcription',
    asks: ChangeWorkspaceTranscription,
    summary: 'Change the transcription settings of the workspace',
    description: 'For managers and admins.',
    body: WorkspaceTranscriptionChangeDto,
    message: ({ actor, body: change }) => new ChangeWorkspaceTranscription(actor, change),
  }),
  getProjectTranscription: operation({
    route: 'GET /projects/{projectId}/transcription',
    asks: GetProjectTranscription,
    summary: 'Read the transcription settings of a project',
    answers: ProjectTranscriptionDto,
    refuses: ['NotFound'],
    message: ({ actor, projectId }) => new GetProjectTranscription(actor, projectId),
  }),
  changeProjectTranscription: operation({
    route: 'PATCH /projects/{projectId}/transcription',
    asks: ChangeProjectTranscription,
    summary: 'Change the transcription settings of a project',
    body: ProjectTranscriptionChangeDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, projectId, body: change }) => new ChangeProjectTranscription(actor, projectId, change),
  }),
};
