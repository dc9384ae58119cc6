import type { CitingPorts } from '@evident/application/cited-insights/findings';
import { InsertText, InsertTextHandler } from '@evident/application/cited-insights/insert-text';
import { SaveTextAsInsight, SaveTextAsInsightHandler } from '@evident/application/cited-insights/save-text-as-insight';
import { undoCitedInsight, undoInsertedText } from '@evident/application/cited-insights/undo-cited-insight';
import { Global, Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { AI_TEXTS } from '../ai/ai.module.ts';
import { DOCUMENT_CODEC } from '../content/content.module.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { undoes } from '../kernel/undoes.ts';
import { LIVE_ROOMS } from '../realtime/realtime.module.ts';

import { CITED_INSIGHTS_OPERATIONS } from './cited-insights.operations.ts';
/** The way from generated texts to insights. */
export const CITING = port<CitingPorts>('CitingPorts');

@Global()
@Module({
  controllers: [controllerFor('AI', CITED_INSIGHTS_OPERATIONS)],
  providers: [
    provide(CITING, (texts, workers, rooms, ids, clock) => ({ texts, workers, rooms, ids, clock }), [
      AI_TEXTS,
      DOCUMENT_CODEC,
      LIVE_ROOMS,
      IDS,
      CLOCK,
    ]),
    handle(SaveTextAsInsight, SaveTextAsInsightHandler, [WORK, CITING]),
    handle(InsertText, InsertTextHandler, [WORK, CITING]),
    undoes(undoCitedInsight, [CITING]),
    undoes(undoInsertedText, [CITING]),
  ],
  exports: [CITING.token],
})
export class CitedInsightsModule {}
