import { CancelAiText } from '@evident/application/ai/cancel-ai-text';
import { GetAiText } from '@evident/application/ai/get-ai-text';
import { EvidenceTextDto } from './ai.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const AI_TEXTS_OPERATIONS = {
  getAiText: operation({
    route: 'GET /ai/texts/{textId}',
    asks: GetAiText,
    summary: 'Read a generated text with its citations',
    description:
      'Every sentence has a citation: words that occur verbatim in a source. Sentences are missing if you cannot see any of their sources.',
    answers: EvidenceTextDto,
    refuses: ['NotFound'],
    message: ({ actor, textId }) => new GetAiText(actor, textId),
  }),
  cancelAiText: operation({
    route: 'POST /ai/texts/{textId}/cancellation',
    asks: CancelAiText,
    summary: 'Stop writing a text that you started',
    description: 'Sentences that are verified already stay. Has no effect on a text that has ended.',
    refuses: ['NotFound'],
    message: ({ actor, textId }) => new CancelAiText(actor, textId),
  }),
};
