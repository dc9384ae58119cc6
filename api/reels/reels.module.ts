import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresReelReader } from '@evident/adapters/postgres/reels/postgres-reel-reader';
import { CreateReel, CreateReelHandler } from '@evident/application/reels/create-reel';
import { DeleteReel, DeleteReelHandler } from '@evident/application/reels/delete-reel';
import { ExportReel, ExportReelHandler } from '@evident/application/reels/export-reel';
import {
  GetReel,
  GetReelHandler,
  GetReelWords,
  GetReelWordsHandler,
  ListReels,
  ListReelsHandler,
} from '@evident/application/reels/queries';
import type { ReelReader } from '@evident/application/reels/reel-reader';
import { ListReelRenders, ListReelRendersHandler } from '@evident/application/reels/list-reel-renders';
import { undoReelChanges } from '@evident/application/reels/reels';
import { RenderReel, RenderReelHandler } from '@evident/application/reels/render-reel';
import { UpdateReel, UpdateReelHandler } from '@evident/application/reels/update-reel';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { ADDRESSES } from '../identity/identity.ports.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { undoes } from '../kernel/undoes.ts';
import { ReelsController } from './reels.controller.ts';

import { REEL_RENDERS_OPERATIONS } from './reel-renders.operations.ts';
import { REELS_OPERATIONS } from './reels.operations.ts';
const REELS = port<ReelReader>('ReelReader');

@Module({
  controllers: [
    ReelsController,
    controllerFor('Reels', REELS_OPERATIONS),
    controllerFor('Reels', REEL_RENDERS_OPERATIONS),
  ],
  providers: [
    provide(REELS, (reads: PostgresReads) => new PostgresReelReader(reads), [READS]),
    handle(ListReels, ListReelsHandler, [REELS]),
    handle(GetReel, GetReelHandler, [REELS]),
    handle(GetReelWords, GetReelWordsHandler, [REELS]),
    handle(ExportReel, ExportReelHandler, [WORK, REELS, ADDRESSES]),
    handle(RenderReel, RenderReelHandler, [WORK, IDS, CLOCK]),
    handle(ListReelRenders, ListReelRendersHandler, [WORK]),
    handle(CreateReel, CreateReelHandler, [WORK, REELS, IDS, CLOCK]),
    handle(UpdateReel, UpdateReelHandler, [WORK, CLOCK]),
    handle(DeleteReel, DeleteReelHandler, [WORK]),
    undoes(undoReelChanges, [CLOCK]),
  ],
})
export class ReelsModule {}
