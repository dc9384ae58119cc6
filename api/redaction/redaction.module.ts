import { ApplyRedactions, ApplyRedactionsHandler } from '@evident/application/redaction/apply-redactions';
import { CreateRedaction, CreateRedactionHandler } from '@evident/application/redaction/create-redaction';
import { DeleteOriginal, DeleteOriginalHandler } from '@evident/application/redaction/delete-original';
import { DeleteRedaction, DeleteRedactionHandler } from '@evident/application/redaction/delete-redaction';
import { ListRedactions, ListRedactionsHandler } from '@evident/application/redaction/list-redactions';
import { RestoreRedaction, RestoreRedactionHandler } from '@evident/application/redaction/restore-redaction';
import { UpdateRedaction, UpdateRedactionHandler } from '@evident/application/redaction/update-redaction';
import { Module } from '@nestjs/common';
import { DOCUMENT_CODEC } from '../content/content.module.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, WORK } from '../kernel/kernel.module.ts';
import { LIVE_ROOMS } from '../realtime/realtime.module.ts';
import { FILES } from '../services/services.module.ts';
import { RedactionsController } from './redactions.controller.ts';

@Module({
  controllers: [RedactionsController],
  providers: [
    handle(ListRedactions, ListRedactionsHandler, [WORK]),
    handle(CreateRedaction, CreateRedactionHandler, [WORK, DOCUMENT_CODEC, LIVE_ROOMS, IDS, CLOCK]),
    handle(UpdateRedaction, UpdateRedactionHandler, [WORK, IDS, CLOCK]),
    handle(DeleteRedaction, DeleteRedactionHandler, [WORK, IDS, CLOCK]),
    handle(ApplyRedactions, ApplyRedactionsHandler, [WORK, DOCUMENT_CODEC, LIVE_ROOMS, IDS, CLOCK]),
    handle(RestoreRedaction, RestoreRedactionHandler, [WORK, DOCUMENT_CODEC, LIVE_ROOMS, CLOCK]),
    handle(DeleteOriginal, DeleteOriginalHandler, [WORK, FILES, CLOCK]),
  ],
})
export class RedactionModule {}
