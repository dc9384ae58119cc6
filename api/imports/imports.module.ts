import { sha256 } from '@evident/adapters/crypto/sha256';
import { importReader } from '@evident/adapters/importers/import-reader';
import type { Stores } from '@evident/adapters/postgres/stores';
import type { FileStorage } from '@evident/application/files/file-storage';
import { CancelImport, CancelImportHandler } from '@evident/application/imports/cancel-import';
import { GetImport, GetImportHandler } from '@evident/application/imports/get-import';
import { ListImportFailures, ListImportFailuresHandler } from '@evident/application/imports/list-import-failures';
import type { ImportReader } from '@evident/application/imports/import-reader';
import { PreviewImport, PreviewImportHandler } from '@evident/application/imports/preview-import';
import { ImportWorker } from '@evident/application/imports/run-import';
import { IMPORTS, StartImport, StartImportHandler } from '@evident/application/imports/start-import';
import type { Jobs } from '@evident/application/jobs/jobs';
import type { Clock } from '@evident/application/kernel/clock';
import type { Ids } from '@evident/application/kernel/ids';
import type { UnitOfWork } from '@evident/application/kernel/unit-of-work';
import { Inject, Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { FILES, JOBS } from '../outside/outside.module.ts';
import { ImportsController } from './imports.controller.ts';

const READER = port<ImportReader>('ImportReader');
const WORKER = port<ImportWorker>('ImportWorker');

@Injectable()
class TakeImports implements OnApplicationBootstrap {
  constructor(
    @Inject(JOBS.token) private readonly jobs: Jobs,
    @Inject(WORKER.token) private readonly worker: ImportWorker,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.process(IMPORTS, ({ payload: { teamId, runId }, stopping }) => this.worker.run(teamId, runId, stopping), { concurrency: 1 });
  }
}

const workerOf = (work: UnitOfWork<Stores>, files: FileStorage, reader: ImportReader, ids: Ids, clock: Clock): ImportWorker =>
  new ImportWorker(work, files, reader, sha256, ids, clock);

@Module({
  controllers: [ImportsController],
  providers: [
    { provide: READER.token, useValue: importReader },
    provide(WORKER, workerOf, [WORK, FILES, READER, IDS, CLOCK]),
    TakeImports,
    handle(PreviewImport, PreviewImportHandler, [WORK, FILES, READER]),
    handle(StartImport, StartImportHandler, [WORK, JOBS, IDS, CLOCK]),
    handle(CancelImport, CancelImportHandler, [WORK, CLOCK]),
    handle(GetImport, GetImportHandler, [WORK]),
    handle(ListImportFailures, ListImportFailuresHandler, [WORK]),
  ],
})
export class ImportsModule {}
