import { refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { memberChanged } from '../workspaces/events.ts';
import type { MemberStore } from '../workspaces/workspace-stores.ts';
import type { FileRecords } from './file-records.ts';
import type { FileStorage } from './file-storage.ts';

/** Take the picture of oneself away. */
export class RemovePicture extends Command {
  constructor(readonly actor: Actor) {
    super();
  }
}

export class RemovePictureHandler implements Handler<RemovePicture> {
  constructor(
    private readonly work: UnitOfWork<{ files: FileRecords; members: MemberStore; outbox: Outbox }>,
    private readonly storage: FileStorage,
    private readonly clock: Clock,
  ) {}

  async execute({ actor }: RemovePicture): Promise<void> {
    const before = await this.work.perform(actor.teamId, async ({ files, members, outbox }) => {
      const member = (await members.hold(actor.userId)) ?? refuse('NotFound', 'Member not found');
      if (member.pictureFileId === null) return null;
      await files.disown(member.pictureFileId, this.clock.now());
      await members.save({ ...member, pictureFileId: null });
      await outbox.announce(memberChanged(actor, member.id));
      return member.pictureFileId;
    });
    if (before !== null) await this.storage.delete(before);
  }
}
