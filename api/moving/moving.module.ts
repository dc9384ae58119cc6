import { CopyInsight, CopyInsightHandler } from '@evident/application/moving/copy-insight';
import { MoveObjects, MoveObjectsHandler } from '@evident/application/moving/move-objects';
import { MoveText, MoveTextHandler } from '@evident/application/moving/move-text';
import { PreviewMove, PreviewMoveHandler } from '@evident/application/moving/preview-move';
import { SplitNote, SplitNoteHandler } from '@evident/application/moving/split-note';
import { TakePastedWords, TakePastedWordsHandler } from '@evident/application/moving/take-pasted-words';
import { undoMoved } from '@evident/application/moving/undo-moved';
import { undoMovedText } from '@evident/application/moving/undo-moved-text';
import { undoTakenWords } from '@evident/application/moving/undo-taken-words';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { CURRENT_DOCUMENTS, DOCUMENT_CODEC } from '../content/content.module.ts';
import { INSIGHTS, InsightsModule } from '../insights/insights.module.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, WORK } from '../kernel/kernel.module.ts';
import { undoes } from '../kernel/undoes.ts';
import { LIVE_ROOMS } from '../realtime/realtime.module.ts';

import { MOVING_OPERATIONS } from './moving.operations.ts';
@Module({
  imports: [InsightsModule],
  controllers: [controllerFor('Moving', MOVING_OPERATIONS)],
  providers: [
    handle(MoveObjects, MoveObjectsHandler, [WORK, LIVE_ROOMS, IDS, CLOCK]),
    handle(PreviewMove, PreviewMoveHandler, [WORK, IDS, CLOCK]),
    handle(CopyInsight, CopyInsightHandler, [WORK, INSIGHTS, CURRENT_DOCUMENTS, IDS, CLOCK]),
    handle(SplitNote, SplitNoteHandler, [WORK, DOCUMENT_CODEC, LIVE_ROOMS, IDS, CLOCK]),
    handle(MoveText, MoveTextHandler, [WORK, DOCUMENT_CODEC, LIVE_ROOMS, CLOCK]),
    handle(TakePastedWords, TakePastedWordsHandler, [WORK, DOCUMENT_CODEC, LIVE_ROOMS, CLOCK]),
    undoes(undoTakenWords, [DOCUMENT_CODEC, LIVE_ROOMS, CLOCK]),
    undoes(undoMoved, [IDS, CLOCK]),
    undoes(undoMovedText, [DOCUMENT_CODEC, LIVE_ROOMS, IDS, CLOCK]),
  ],
})
export class MovingModule {}
