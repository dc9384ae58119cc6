import { PostgresTrashReader } from '@evident/adapters/postgres/unscoped/postgres-trash-reader';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { DeleteForever, DeleteForeverHandler } from '@evident/application/trash/delete-forever';
import { GetDependents, GetDependentsHandler, ListTrash, ListTrashHandler } from '@evident/application/trash/queries';
import { MoveToTrash, MoveToTrashHandler } from '@evident/application/trash/move-to-trash';
import { PURGE, PurgeEntry, PurgeEntryHandler } from '@evident/application/trash/purge-entry';
import { RestoreFromTrash, RestoreFromTrashHandler } from '@evident/application/trash/restore-from-trash';
import type { TrashReader } from '@evident/application/trash/trash-reader';
import { undoRestored, undoTrashed } from '@evident/application/trash/undo-trashed';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { undoes } from '../kernel/undoes.ts';
import { JOBS } from '../services/services.module.ts';
import { TrashController } from './trash.controller.ts';
import { asks } from '../kernel/consumes.ts';

import { TRASH_OPERATIONS } from './trash.operations.ts';
const TRASH = port<TrashReader>('TrashReader');

@Module({
  controllers: [TrashController, controllerFor('Trash', TRASH_OPERATIONS)],
  providers: [
    provide(TRASH, (reads: PostgresReads) => new PostgresTrashReader(reads), [READS]),
    handle(ListTrash, ListTrashHandler, [TRASH]),
    handle(GetDependents, GetDependentsHandler, [TRASH]),
    handle(MoveToTrash, MoveToTrashHandler, [WORK, IDS, CLOCK]),
    handle(RestoreFromTrash, RestoreFromTrashHandler, [WORK, CLOCK]),
    handle(DeleteForever, DeleteForeverHandler, [WORK, JOBS, CLOCK]),
    handle(PurgeEntry, PurgeEntryHandler, [WORK, CLOCK]),
    asks(PURGE, ({ payload: { teamId, entryId } }) => new PurgeEntry(teamId, entryId)),
    undoes(undoTrashed, []),
    undoes(undoRestored, [IDS, CLOCK]),
  ],
})
export class TrashModule {}
