import { ATTACHMENT_BYTES, type FileRecord, UPLOAD_BYTES, checkImage, checkPixels } from '@evident/domain/files';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { ByteDigest, FileScanner, FileSniffer } from './ports.ts';
import type { FileRecords } from './file-records.ts';
import type { FileStorage } from './file-storage.ts';
import { type StoreFilePorts, storeFile, saveStored } from './store-file.ts';

/** The use of an upload: `image` in a note or insight, `attachment` for storage or import. */
export type UploadPurpose = 'image' | 'attachment';

/** Stores an uploaded stream in a project. Returns the metadata once the bytes are safe. */
export class UploadFile extends Command<FileRecord> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly name: string,
    readonly bytes: AsyncIterable<Uint8Array>,
    readonly purpose: UploadPurpose,
  ) {
    super();
  }
}

export class UploadFileHandler implements Handler<UploadFile>, StoreFilePorts {
  constructor(
    readonly work: UnitOfWork<{ files: FileRecords; projectAccess: ProjectAccess; outbox: Outbox }>,
    readonly storage: FileStorage,
    readonly sniffer: FileSniffer,
    readonly scanner: FileScanner | null,
    readonly digest: ByteDigest,
    readonly ids: Ids,
    readonly clock: Clock,
  ) {}

  async execute({ actor, projectId, name, bytes, purpose }: UploadFile): Promise<FileRecord> {
    await this.work.perform(actor.teamId, ({ projectAccess }) => demand(projectAccess, actor, projectId, 'write'));
    const done = await storeFile(this, {
      teamId: actor.teamId,
      projectId,
      name,
      createdBy: actor.userId,
      bytes,
      check: purpose === 'image' ? checkImage : checkPixels,
      mostBytes: purpose === 'image' ? UPLOAD_BYTES : ATTACHMENT_BYTES,
    });
    await this.work.perform(actor.teamId, async ({ files, projectAccess, outbox }) => {
      await demand(projectAccess, actor, projectId, 'write');
      await saveStored(files, done);
      await outbox.announce({
        name: 'file:uploaded',
        teamId: actor.teamId,
        payload: { fileId: done.id, projectId, noteId: null, by: actor.userId },
      });
    });
    return done;
  }
}
