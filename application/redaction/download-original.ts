import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type ByteRange, type FileDownload, type FileStorage, contentOf } from '../files/index.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { recordingOf } from './recording-of.ts';
import type { RedactionStores } from './redacted-note.ts';

/** The bytes of a recording before its redactions, until they are deleted for good. */
export class DownloadOriginal extends Query<FileDownload> {
  static readonly requires = memberWith({ scope: 'read', access: 'manage' });

  constructor(
    readonly actor: Actor,
    readonly fileId: Uuid,
    readonly range?: ByteRange,
  ) {
    super();
  }
}

export class DownloadOriginalHandler implements Handler<DownloadOriginal> {
  constructor(
    private readonly work: UnitOfWork<RedactionStores>,
    private readonly storage: FileStorage,
  ) {}

  async execute({ actor, fileId, range }: DownloadOriginal): Promise<FileDownload> {
    const original = await this.work.perform(actor.teamId, async (stores) => {
      const { full: _, ...file } = await recordingOf(stores, actor, fileId, 'manage');
      const job = await stores.recordingRedactions.read(fileId);
      if (!job?.originalKey || !job.original) return refuse('NotFound', 'There is no original');
      return { ...file, ...job.original, id: job.originalKey };
    });
    return contentOf(original, this.storage, range);
  }
}
