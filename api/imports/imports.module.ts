import type { Readers } from '@evident/adapters/importers/import-reader';
import type { Stores } from '@evident/adapters/postgres/composition/stores';
import type { DocumentWorkers } from '@evident/application/content/document-workers';
import type { LiveRooms } from '@evident/application/content/live-rooms';
import type { FileStorage } from '@evident/application/files/file-storage';
import { CancelImport, CancelImportHandler } from '@evident/application/imports/cancel-import';
import { NoteCorrector } from '@evident/application/imports/correct-notes';
import { GetImport, GetImportHandler } from '@evident/application/imports/get-import';
import { ListImportFailures, ListImportFailuresHandler } from '@evident/application/imports/list-import-failures';
import type { ImportReader } from '@evident/application/imports/import-reader';
import { PreviewImport, PreviewImportHandler } from '@evident/application/imports/preview-import';
import { ImportWorker } from '@evident/application/imports/run-import';
import { IMPORTS, StartImport, StartImportHandler } from '@evident/application/imports/start-import';
import { WhenImportFinished } from '@evident/application/imports/when-import-finished';
import { WhenImportStarted } from '@evident/application/imports/when-import-started';
import type { Jobs } from '@evident/application/jobs/jobs';
import type { Clock } from '@evident/application/kernel/clock';
import type { Ids } from '@evident/application/kernel/ids';
import type { UnitOfWork } from '@evident/application/kernel/unit-of-work';
import { Inject, Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { DOCUMENT_CODEC } from '../content/content.module.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { react } from '../kernel/react.ts';
import { FILES, JOBS, READERS } from '../services/services.module.ts';
import { LIVE_ROOMS } from '../realtime/realtime.module.ts';
import { ImportsController } from './imports.controller.ts';

const READER = port<ImportReader>('ImportReader');
const WORKER = port<ImportWorker>('ImportWorker');

/** Concurrent imports per process, each of another workspace. */
const AT_ONCE = 2;

@Injectable()
class TakeImports implements OnApplicationBootstrap {
  constructor(
    @Inject(JOBS.token) private readonly jobs: Jobs,
    @Inject(WORKER.token) private readonly worker: ImportWorker,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.process(
      IMPORTS,
      async ({ payload: { teamId, runId }, attempt, stopping }) => {
        try {
          const done = await this.worker.run(teamId, runId, stopping);
          if (!done) await this.jobs.enqueue(IMPORTS, { teamId, runId }, { key: `${runId} continues`, group: teamId });
        } catch (error) {
          if (attempt > IMPORTS.retries && !stopping()) await this.worker.giveUp(teamId, runId);
          throw error;
        }
      },
      { concurrency: AT_ONCE },
    );
  }
}

const workerOf = (
  work: UnitOfWork<Stores>,
  files: FileStorage,
  reader: ImportReader,
  ids: Ids,
  clock: Clock,
  codec: DocumentWorkers,
  rooms: LiveRooms,
): ImportWorker => new ImportWorker(work, files, reader, ids, clock, new NoteCorrector(work, codec, rooms, ids, clock));

@Module({
  controllers: [ImportsController],
  providers: [
    provide(READER, ({ imports }: Readers) => imports, [READERS]),
    provide(WORKER, workerOf, [WORK, FILES, READER, IDS, CLOCK, DOCUMENT_CODEC, LIVE_ROOMS]),
    TakeImports,
    react(WhenImportStarted, [JOBS]),
    react(WhenImportFinished, [WORK, IDS, CLOCK]),
    handle(PreviewImport, PreviewImportHandler, [WORK, FILES, READER]),
    handle(StartImport, StartImportHandler, [WORK, IDS, CLOCK]),
    handle(CancelImport, CancelImportHandler, [WORK, CLOCK]),
    handle(GetImport, GetImportHandler, [WORK]),
    handle(ListImportFailures, ListImportFailuresHandler, [WORK]),
  ],
})
export class ImportsModule {}
