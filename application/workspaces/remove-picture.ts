import { notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { memberChanged } from './events.ts';
import type { MemberStore } from './workspace-stores.ts';
import type { FileRecords, FileStorage } from '../files/index.ts';

/** Removes the caller's picture. */
export class RemovePicture extends Command {
  static readonly requires = memberWith({ scope: 'write' });

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
      const member = (await members.hold(actor.userId)) ?? notFound('Member');
      if (member.pictureFileId === null) return null;
      await files.markOrphaned(member.pictureFileId, this.clock.now());
      await members.save({ ...member, pictureFileId: null });
      await outbox.announce(memberChanged(actor, member.id));
      return member.pictureFileId;
    });
    if (before !== null) await this.storage.delete(before);
  }
}
