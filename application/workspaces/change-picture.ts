import { UPLOAD_BYTES, checkPicture } from '@evident/domain/files';
import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { memberChanged } from './events.ts';
import type { MemberStore } from './workspace-stores.ts';
import {
  type ByteDigest,
  type FileRecords,
  type FileScanner,
  type FileSniffer,
  type FileStorage,
  storeFile,
  type StoreFilePorts,
  saveStored,
} from '../files/index.ts';

/** Sets the member's picture in this workspace, visible to all members. Returns the id of its file. */
export class ChangePicture extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write' });

  constructor(
    readonly actor: Actor,
    readonly name: string,
    readonly bytes: AsyncIterable<Uint8Array>,
  ) {
    super();
  }
}

export class ChangePictureHandler implements Handler<ChangePicture>, StoreFilePorts {
  constructor(
    readonly work: UnitOfWork<{ files: FileRecords; members: MemberStore; outbox: Outbox }>,
    readonly storage: FileStorage,
    readonly sniffer: FileSniffer,
    readonly scanner: FileScanner | null,
    readonly digest: ByteDigest,
    readonly ids: Ids,
    readonly clock: Clock,
  ) {}

  async execute({ actor, name, bytes }: ChangePicture): Promise<Uuid> {
    const file = await storeFile(this, {
      teamId: actor.teamId,
      projectId: null,
      name,
      createdBy: actor.userId,
      bytes,
      check: checkPicture,
      mostBytes: UPLOAD_BYTES,
    });
    const before = await this.work.perform(actor.teamId, async ({ files, members, outbox }) => {
      const member = (await members.hold(actor.userId)) ?? notFound('Member');
      await saveStored(files, file);
      if (member.pictureFileId !== null) await files.markOrphaned(member.pictureFileId, this.clock.now());
      await members.save({ ...member, pictureFileId: file.id });
      await outbox.announce(memberChanged(actor, member.id));
      return member.pictureFileId;
    });
    if (before !== null) await this.storage.delete(before);
    return file.id;
  }
}
