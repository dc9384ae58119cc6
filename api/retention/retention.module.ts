import type { Stores } from '@evident/adapters/postgres/composition/stores';
import type { DataSource } from '@evident/adapters/postgres/connection';
import { PostgresRetentionDirectory } from '@evident/adapters/postgres/retention/postgres-retention-directory';
import type { DocumentWorkers } from '@evident/application/content/document-workers';
import type { LiveRooms } from '@evident/application/content/live-rooms';
import type { FileStorage } from '@evident/application/files/file-storage';
import type { Clock } from '@evident/application/kernel/clock';
import type { UnitOfWork } from '@evident/application/kernel/unit-of-work';
import * as holds from '@evident/application/retention/holds';
import { GetRetentionReceipt, GetRetentionReceiptHandler } from '@evident/application/retention/get-retention-receipt';
import * as preview from '@evident/application/retention/previews';
import type { RetentionDirectory } from '@evident/application/retention/retention-store';
import { RETENTION, RetentionWorker, retentionJob } from '@evident/application/retention/retention-worker';
import * as rules from '@evident/application/retention/retentions';
import * as runs from '@evident/application/retention/runs';
import * as due from '@evident/application/retention/start-due-retention';
import { Module } from '@nestjs/common';
import { DOCUMENT_CODEC } from '../content/content.module.ts';
import { FILES } from '../services/services.module.ts';
import { consumes, repeats } from '../kernel/consumes.ts';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { enqueues } from '../kernel/enqueues.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, DATA_SOURCE, IDS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { LIVE_ROOMS } from '../realtime/realtime.module.ts';
import { RetentionController } from './retention.controller.ts';
import { RETENTION_OPERATIONS } from './retention.operations.ts';

const DIRECTORY = port<RetentionDirectory>('RetentionDirectory');
const WORKER = port<RetentionWorker>('RetentionWorker');

@Module({
  controllers: [RetentionController, controllerFor('Retention', RETENTION_OPERATIONS)],
  providers: [
    provide(DIRECTORY, (source: DataSource) => new PostgresRetentionDirectory(source), [DATA_SOURCE]),
    provide(
      WORKER,
      (work: UnitOfWork<Stores>, workers: DocumentWorkers, rooms: LiveRooms, storage: FileStorage, clock: Clock) =>
        new RetentionWorker(work, workers, rooms, storage, clock),
      [WORK, DOCUMENT_CODEC, LIVE_ROOMS, FILES, CLOCK],
    ),
    consumes(RETENTION, WORKER),
    enqueues('retention:run-started', RETENTION, retentionJob),
    repeats(due.DUE_RETENTION, due.DUE_RETENTION_CRON, () => new due.StartDueRetention()),
    handle(due.StartDueRetention, due.StartDueRetentionHandler, [DIRECTORY, WORK, IDS, CLOCK]),
    handle(rules.GetRetention, rules.GetRetentionHandler, [WORK]),
    handle(rules.SetRetention, rules.SetRetentionHandler, [WORK, CLOCK]),
    handle(rules.GetProjectRetention, rules.GetProjectRetentionHandler, [WORK]),
    handle(rules.SetProjectRetention, rules.SetProjectRetentionHandler, [WORK, CLOCK]),
    handle(preview.PreviewRetention, preview.PreviewRetentionHandler, [WORK, CLOCK]),
    handle(preview.PreviewProjectRetention, preview.PreviewProjectRetentionHandler, [WORK, CLOCK]),
    handle(holds.PlaceRetentionHold, holds.PlaceRetentionHoldHandler, [WORK, IDS, CLOCK]),
    handle(holds.ReleaseRetentionHold, holds.ReleaseRetentionHoldHandler, [WORK]),
    handle(runs.ListRetentionRuns, runs.ListRetentionRunsHandler, [WORK]),
    handle(GetRetentionReceipt, GetRetentionReceiptHandler, [WORK]),
    handle(runs.RunRetention, runs.RunRetentionHandler, [WORK, IDS, CLOCK]),
    handle(runs.RunProjectRetention, runs.RunProjectRetentionHandler, [WORK, IDS, CLOCK]),
  ],
})
export class RetentionModule {}
