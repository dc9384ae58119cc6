import { type FileRecord, checkRoom } from '@evident/domain/files';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { FileRecords } from '../files/index.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import { settleUpload, type SettlingPorts } from './settle-upload.ts';
import type { UploadStore } from './upload-store.ts';
import { uploadToChange } from './upload-to-change.ts';

/**
 * Returns the file of an upload, which may receive bytes while it is UPLOADING. Counts the bytes that arrived, and
 * completes the upload after the last one: send this before and after bytes. `toReceive` reserves its size again if that
 * has expired, and is refused if the workspace has filled up meanwhile.
 */
export class ContinueUpload extends Command<FileRecord> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly fileId: Uuid,
    readonly toReceive = false,
  ) {
    super();
  }
}

export class ContinueUploadHandler implements Handler<ContinueUpload> {
  constructor(
    private readonly work: UnitOfWork<{ files: FileRecords; uploads: UploadStore; projectAccess: ProjectAccess }>,
    private readonly settling: SettlingPorts,
  ) {}

  async execute({ actor, fileId, toReceive }: ContinueUpload): Promise<FileRecord> {
    const { file } = await this.work.perform(actor.teamId, (stores) => uploadToChange(stores, actor, fileId));
    if (file.status === 'DONE') return file;
    const settled = await settleUpload(this.settling, actor.teamId, fileId);
    if (settled.status === 'UPLOADING' && toReceive) await this.reserve(actor.teamId, fileId);
    return settled;
  }

  private reserve(teamId: Uuid, fileId: Uuid): Promise<void> {
    return this.work.perform(teamId, async ({ files, uploads }) => {
      const upload = await uploads.find(fileId);
      if (!upload || upload.reserved) return;
      checkRoom((await files.storedBytes()) - upload.receivedBytes, upload.file.bytes);
      await uploads.reserve(fileId);
    });
  }
}
