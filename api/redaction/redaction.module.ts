import { sha256 } from '@evident/adapters/crypto/sha256';
import type { ByteDigest } from '@evident/application/files/ports';
import {
  CancelRecordingRedaction,
  CancelRecordingRedactionHandler,
} from '@evident/application/redaction/cancel-recording-redaction';
import { DownloadOriginal, DownloadOriginalHandler } from '@evident/application/redaction/download-original';
import { FindName, FindNameHandler } from '@evident/application/redaction/find-name';
import {
  GetRecordingRedaction,
  GetRecordingRedactionHandler,
} from '@evident/application/redaction/get-recording-redaction';
import { ListFileRedactions, ListFileRedactionsHandler } from '@evident/application/redaction/list-file-redactions';
import { RecordingRedactor } from '@evident/application/redaction/run-recording-redaction';
import { undoRedaction } from '@evident/application/redaction/undo-redaction';
import { REDACTION_QUEUE, WhenRedactionChanged } from '@evident/application/redaction/when-redaction-changed';
import { ApplyRedactions, ApplyRedactionsHandler } from '@evident/application/redaction/apply-redactions';
import { CreateRedaction, CreateRedactionHandler } from '@evident/application/redaction/create-redaction';
import { DeleteOriginal, DeleteOriginalHandler } from '@evident/application/redaction/delete-original';
import { DeleteRedaction, DeleteRedactionHandler } from '@evident/application/redaction/delete-redaction';
import { ListRedactions, ListRedactionsHandler } from '@evident/application/redaction/list-redactions';
import { RestoreRedaction, RestoreRedactionHandler } from '@evident/application/redaction/restore-redaction';
import { UpdateRedaction, UpdateRedactionHandler } from '@evident/application/redaction/update-redaction';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { DOCUMENT_CODEC } from '../content/content.module.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { react } from '../kernel/react.ts';
import { undoes } from '../kernel/undoes.ts';
import { LIVE_ROOMS } from '../realtime/realtime.module.ts';
import { FILES, JOBS, MEDIA_TOOL, TEXTS } from '../services/services.module.ts';
import { RecordingRedactionsController } from './recording-redactions.controller.ts';
import { consumes } from '../kernel/consumes.ts';

import { RECORDING_REDACTIONS_OPERATIONS } from './recording-redactions.operations.ts';
import { REDACTIONS_OPERATIONS } from './redactions.operations.ts';
const REDACTOR = port<RecordingRedactor>('RecordingRedactor');
const DIGEST = port<ByteDigest>('ByteDigest');

@Module({
  controllers: [
    controllerFor('Redactions', REDACTIONS_OPERATIONS),
    RecordingRedactionsController,
    controllerFor('Redactions', RECORDING_REDACTIONS_OPERATIONS),
  ],
  providers: [
    handle(ListRedactions, ListRedactionsHandler, [WORK]),
    handle(CreateRedaction, CreateRedactionHandler, [WORK, DOCUMENT_CODEC, LIVE_ROOMS, IDS, CLOCK]),
    handle(UpdateRedaction, UpdateRedactionHandler, [WORK]),
    handle(DeleteRedaction, DeleteRedactionHandler, [WORK]),
    handle(ApplyRedactions, ApplyRedactionsHandler, [WORK, DOCUMENT_CODEC, LIVE_ROOMS, FILES, IDS, CLOCK]),
    handle(RestoreRedaction, RestoreRedactionHandler, [WORK, DOCUMENT_CODEC, LIVE_ROOMS, IDS, CLOCK]),
    handle(DeleteOriginal, DeleteOriginalHandler, [WORK, FILES, CLOCK]),
    { provide: DIGEST.token, useValue: sha256 },
    provide(REDACTOR, (...ports) => new RecordingRedactor(...ports), [WORK, FILES, MEDIA_TOOL, DIGEST, IDS, CLOCK]),
    consumes(REDACTION_QUEUE, REDACTOR),
    react(WhenRedactionChanged, [WORK, JOBS]),
    handle(GetRecordingRedaction, GetRecordingRedactionHandler, [WORK]),
    handle(FindName, FindNameHandler, [WORK, TEXTS]),
    handle(ListFileRedactions, ListFileRedactionsHandler, [WORK]),
    handle(CancelRecordingRedaction, CancelRecordingRedactionHandler, [WORK]),
    handle(DownloadOriginal, DownloadOriginalHandler, [WORK, FILES]),
    undoes(undoRedaction, []),
  ],
})
export class RedactionModule {}
