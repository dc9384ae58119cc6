import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { FileRecords } from '../files/index.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import { endUpload } from './end-upload.ts';
import type { UploadBytes } from './upload-bytes.ts';
import type { UploadStore } from './upload-store.ts';
import { uploadToChange } from './upload-to-change.ts';

/** Cancels an upload and deletes what arrived. For its author and admins of the workspace. */
export class CancelUpload extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly fileId: Uuid,
  ) {
    super();
  }
}

export class CancelUploadHandler implements Handler<CancelUpload> {
  constructor(
    private readonly work: UnitOfWork<{
      files: FileRecords;
      uploads: UploadStore;
      projectAccess: ProjectAccess;
      outbox: Outbox;
    }>,
    private readonly bytes: UploadBytes,
  ) {}

  async execute({ actor, fileId }: CancelUpload): Promise<void> {
    await this.work.perform(actor.teamId, async (stores) => {
      const { file } = await uploadToChange(stores, actor, fileId, true);
      if (file.status === 'DONE')
        refuse('InvalidOperation', 'The upload is complete', 'Remove the file from its note instead.');
      await endUpload(stores, file, { status: 'CANCELLED', failure: null }, actor.userId);
    });
    await this.bytes.discard(fileId);
  }
}
