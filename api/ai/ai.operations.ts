import { GetAiStatus } from '@evident/application/ai/get-ai-status';
import { AiStatusDto } from './ai.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const AI_OPERATIONS = {
  getAiStatus: operation({
    route: 'GET /ai',
    asks: GetAiStatus,
    summary: 'See how texts are generated in the workspace, and where they are sent',
    answers: AiStatusDto,
    message: ({ actor }) => new GetAiStatus(actor),
  }),
};
