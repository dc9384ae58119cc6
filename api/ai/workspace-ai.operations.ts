import { ChangeWorkspaceAi } from '@evident/application/ai/change-workspace-ai';
import { GetWorkspaceAi } from '@evident/application/ai/get-workspace-ai';
import { WorkspaceAiChangeDto, WorkspaceAiDto } from './ai.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const WORKSPACE_AI_OPERATIONS = {
  getWorkspaceAi: operation({
    route: 'GET /workspace/ai',
    asks: GetWorkspaceAi,
    summary: 'Read the settings for AI of the workspace and the tokens of this month',
    answers: WorkspaceAiDto,
    version: 'sent',
    message: ({ actor }) => new GetWorkspaceAi(actor),
  }),
  changeWorkspaceAi: operation({
    route: 'PATCH /workspace/ai',
    asks: ChangeWorkspaceAi,
    summary: 'Switch AI on or off, or choose its model and regions',
    body: WorkspaceAiChangeDto,
    version: 'compared',
    refuses: ['UnprocessableContent'],
    message: ({ actor, body: change, seen }) => new ChangeWorkspaceAi(actor, change, seen),
  }),
};
