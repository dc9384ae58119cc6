import { PostgresTrashReader } from '@evident/adapters/postgres/unscoped/postgres-trash-reader';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import type { Jobs } from '@evident/application/jobs/jobs';
import { DeleteForever, DeleteForeverHandler } from '@evident/application/trash/delete-forever';
import { GetDependents, GetDependentsHandler, ListTrash, ListTrashHandler } from '@evident/application/trash/queries';
import { MoveToTrash, MoveToTrashHandler } from '@evident/application/trash/move-to-trash';
import { PURGE, PurgeEntry, PurgeEntryHandler } from '@evident/application/trash/purge-entry';
import { RestoreFromTrash, RestoreFromTrashHandler } from '@evident/application/trash/restore-from-trash';
import type { TrashReader } from '@evident/application/trash/trash-reader';
import { Inject, Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Bus } from '../kernel/bus.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { JOBS } from '../services/services.module.ts';
import { TrashController } from './trash.controller.ts';

const TRASH = port<TrashReader>('TrashReader');

@Injectable()
class PurgeInBackground implements OnApplicationBootstrap {
  constructor(
    @Inject(JOBS.token) private readonly jobs: Jobs,
    private readonly bus: Bus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.process(PURGE, ({ payload: { teamId, entryId } }) => this.bus.ask(new PurgeEntry(teamId, entryId)));
  }
}

@Module({
  controllers: [TrashController],
  providers: [
    provide(TRASH, (reads: PostgresReads) => new PostgresTrashReader(reads), [READS]),
    handle(ListTrash, ListTrashHandler, [TRASH]),
    handle(GetDependents, GetDependentsHandler, [TRASH]),
    handle(MoveToTrash, MoveToTrashHandler, [WORK, IDS, CLOCK]),
    handle(RestoreFromTrash, RestoreFromTrashHandler, [WORK]),
    handle(DeleteForever, DeleteForeverHandler, [WORK, JOBS, CLOCK]),
    handle(PurgeEntry, PurgeEntryHandler, [WORK, CLOCK]),
    PurgeInBackground,
  ],
})
export class TrashModule {}
