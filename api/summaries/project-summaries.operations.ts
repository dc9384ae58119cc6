import { ChangeSummarySettings } from '@evident/application/summaries/change-summary-settings';
import { CreateSummary } from '@evident/application/summaries/create-summary';
import { GetSummarySettings } from '@evident/application/summaries/get-summary-settings';
import { ListSummaries } from '@evident/application/summaries/list-summaries';
import {
  CreatedSummaryDto,
  NewSummaryDto,
  SummaryListDto,
  SummarySettingsChangeDto,
  SummarySettingsDto,
} from './summaries.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const PROJECT_SUMMARIES_OPERATIONS = {
  listProjectSummaries: operation({
    route: 'GET /projects/{projectId}/summaries',
    asks: ListSummaries,
    summary: 'List the summaries of a project, newest first',
    answers: SummaryListDto,
    refuses: ['NotFound'],
    message: ({ actor, projectId }) => new ListSummaries(actor, { type: 'PROJECT', id: projectId, filter: null }),
  }),
  summarizeProject: operation({
    route: 'POST /projects/{projectId}/summaries',
    asks: CreateSummary,
    summary: 'Summarize a project',
    description:
      'It rests on its latest 300 notes that are not archived. It is written in the background; its text can be streamed. Without a language model its sentences are taken from the sources word for word.',
    body: NewSummaryDto,
    answers: CreatedSummaryDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, projectId, body: wanted }) =>
      new CreateSummary(actor, { type: 'PROJECT', id: projectId, filter: null }, wanted),
  }),
  getSummarySettings: operation({
    route: 'GET /projects/{projectId}/summary-settings',
    asks: GetSummarySettings,
    summary: 'Read the framework and language of new summaries in a project',
    answers: SummarySettingsDto,
    refuses: ['NotFound'],
    message: ({ actor, projectId }) => new GetSummarySettings(actor, projectId),
  }),
  changeSummarySettings: operation({
    route: 'PATCH /projects/{projectId}/summary-settings',
    asks: ChangeSummarySettings,
    summary: 'Change the framework and language of new summaries in a project',
    body: SummarySettingsChangeDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, projectId, body: change }) => new ChangeSummarySettings(actor, projectId, change),
  }),
};
