import type { FileRecord } from '@evident/domain/files';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import { settleUpload, type SettlingPorts } from './settle-upload.ts';
import type { UploadStore } from './upload-store.ts';
import { uploadToChange } from './upload-to-change.ts';

/**
 * Returns the file of an upload, which may receive bytes while it is UPLOADING. Once all bytes have arrived, completes
 * it: send this before and after bytes.
 */
export class ContinueUpload extends Command<FileRecord> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly fileId: Uuid,
  ) {
    super();
  }
}

export class ContinueUploadHandler implements Handler<ContinueUpload> {
  constructor(
    private readonly work: UnitOfWork<{ uploads: UploadStore; projectAccess: ProjectAccess }>,
    private readonly settling: SettlingPorts,
  ) {}

  async execute({ actor, fileId }: ContinueUpload): Promise<FileRecord> {
    const { file } = await this.work.perform(actor.teamId, (stores) => uploadToChange(stores, actor, fileId));
    return file.status === 'DONE' ? file : settleUpload(this.settling, actor.teamId, fileId);
  }
}
