import { PostgresCanvasReader } from '@evident/adapters/postgres/canvas/postgres-canvas-reader';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import type { CanvasReader } from '@evident/application/canvas/canvas-reader';
import { AppendCanvasUpdate, AppendCanvasUpdateHandler } from '@evident/application/canvas/append-canvas-update';
import { CheckTargets, CheckTargetsHandler } from '@evident/application/canvas/check-targets';
import { DeriveCanvas, DeriveCanvasHandler } from '@evident/application/canvas/derive-canvas';
import { MayWriteCanvas, MayWriteCanvasHandler } from '@evident/application/canvas/may-write-canvas';
import { OpenCanvas, OpenCanvasHandler } from '@evident/application/canvas/open-canvas';
import { ChangeCanvas, ChangeCanvasHandler } from '@evident/application/canvas/change-canvas';
import { CreateCanvas, CreateCanvasHandler } from '@evident/application/canvas/create-canvas';
import { DeleteCanvas, DeleteCanvasHandler } from '@evident/application/canvas/delete-canvas';
import { GetCanvas, GetCanvasHandler } from '@evident/application/canvas/get-canvas';
import { ListCanvases, ListCanvasesHandler } from '@evident/application/canvas/queries';
import { undoCanvasChanges } from '@evident/application/canvas/undo-canvas-changes';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, READS, WORK, WRITING_WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { undoes } from '../kernel/undoes.ts';
import { LIVE_ROOMS } from '../realtime/realtime.module.ts';

import { CANVAS_OPERATIONS } from './canvas.operations.ts';
const CANVASES = port<CanvasReader>('CanvasReader');

@Module({
  controllers: [controllerFor('Canvas', CANVAS_OPERATIONS)],
  providers: [
    provide(CANVASES, (reads: PostgresReads) => new PostgresCanvasReader(reads), [READS]),
    handle(ListCanvases, ListCanvasesHandler, [CANVASES]),
    handle(GetCanvas, GetCanvasHandler, [CANVASES, WRITING_WORK, LIVE_ROOMS]),
    handle(CreateCanvas, CreateCanvasHandler, [WORK, IDS, CLOCK]),
    handle(ChangeCanvas, ChangeCanvasHandler, [WORK, LIVE_ROOMS, CLOCK]),
    handle(MayWriteCanvas, MayWriteCanvasHandler, [WORK]),
    handle(OpenCanvas, OpenCanvasHandler, [WORK]),
    handle(CheckTargets, CheckTargetsHandler, [WORK]),
    handle(AppendCanvasUpdate, AppendCanvasUpdateHandler, [WORK]),
    handle(DeriveCanvas, DeriveCanvasHandler, [WORK]),
    handle(DeleteCanvas, DeleteCanvasHandler, [WORK]),
    undoes(undoCanvasChanges, [LIVE_ROOMS, CLOCK]),
  ],
})
export class CanvasModule {}
