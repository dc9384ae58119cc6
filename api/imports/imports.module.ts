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
import { LinkNamedPeople } from '@evident/application/imports/link-named-people';
import { PreviewImport, PreviewImportHandler } from '@evident/application/imports/preview-import';
import { ImportWorker } from '@evident/application/imports/run-import';
import { IMPORTS, StartImport, StartImportHandler } from '@evident/application/imports/start-import';
import { undoCorrected } from '@evident/application/imports/undo-corrected';
import { WhenImportFinished } from '@evident/application/imports/when-import-finished';
import type { Clock } from '@evident/application/kernel/clock';
import type { Ids } from '@evident/application/kernel/ids';
import type { UnitOfWork } from '@evident/application/kernel/unit-of-work';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { DOCUMENT_CODEC } from '../content/content.module.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { react } from '../kernel/react.ts';
import { undoes } from '../kernel/undoes.ts';
import { FILES, READERS } from '../services/services.module.ts';
import { LIVE_ROOMS } from '../realtime/realtime.module.ts';
import { ImportsController } from './imports.controller.ts';
import { consumes } from '../kernel/consumes.ts';
import { enqueues } from '../kernel/enqueues.ts';
import { importJob } from '@evident/application/imports/import-job';

import { IMPORTS_OPERATIONS } from './imports.operations.ts';
const READER = port<ImportReader>('ImportReader');
const WORKER = port<ImportWorker>('ImportWorker');

/** Concurrent imports per process, each of another workspace. */
const AT_ONCE = 2;

const workerOf = (
  work: UnitOfWork<Stores>,
  files: FileStorage,
  reader: ImportReader,
  ids: Ids,
  clock: Clock,
  codec: DocumentWorkers,
  rooms: LiveRooms,
): ImportWorker =>
  new ImportWorker(work, files, reader, ids, clock, new NoteCorrector(work, codec, rooms, clock), codec);

@Module({
  controllers: [ImportsController, controllerFor('Imports', IMPORTS_OPERATIONS)],
  providers: [
    provide(READER, ({ imports }: Readers) => imports, [READERS]),
    provide(WORKER, workerOf, [WORK, FILES, READER, IDS, CLOCK, DOCUMENT_CODEC, LIVE_ROOMS]),
    consumes(IMPORTS, WORKER, { atOnce: AT_ONCE }),
    enqueues('import:started', IMPORTS, importJob),
    react(WhenImportFinished, [WORK, IDS, CLOCK]),
    react(LinkNamedPeople, [WORK, IDS, CLOCK]),
    handle(PreviewImport, PreviewImportHandler, [WORK, FILES, READER]),
    handle(StartImport, StartImportHandler, [WORK, IDS, CLOCK]),
    handle(CancelImport, CancelImportHandler, [WORK, CLOCK]),
    handle(GetImport, GetImportHandler, [WORK]),
    handle(ListImportFailures, ListImportFailuresHandler, [WORK]),
    undoes(undoCorrected, [DOCUMENT_CODEC, LIVE_ROOMS, CLOCK]),
  ],
})
export class ImportsModule {}
