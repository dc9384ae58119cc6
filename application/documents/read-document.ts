import { isUnderway, newFileDocument } from '@evident/domain/documents';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { readableFile } from './readable-file.ts';
import { type DocumentCommandStores, requestReading } from './reading-job.ts';

/** Starts reading the pages of a file, or starts again after a failure. Has no effect on a document that is read. */
export class ReadDocument extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly fileId: Uuid,
  ) {
    super();
  }
}

export class ReadDocumentHandler implements Handler<ReadDocument> {
  constructor(
    private readonly work: UnitOfWork<DocumentCommandStores>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, fileId }: ReadDocument): Promise<void> {
    return this.work.perform(actor.teamId, async (stores) => {
      const file = await readableFile(stores, actor, fileId, 'write');
      const now = this.clock.now();
      const known = await stores.fileDocuments.lock(fileId);
      if (known && (isUnderway(known) || known.state === 'PASSWORD_REQUIRED')) return;
      const { failed } = await stores.fileDocuments.counts(fileId);
      if (known?.state === 'DONE' && failed.length === 0) return;
      await requestReading(stores, file, known ?? newFileDocument(file, now), now, actor.userId);
    });
  }
}
