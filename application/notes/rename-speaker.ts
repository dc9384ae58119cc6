import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { demandDocument } from '../content/append-update.ts';
import { type DerivingStores, changeDocument } from '../content/derive-document.ts';
import type { DocumentCodec } from '../content/document-codec.ts';
import type { LiveRooms } from '../content/live-rooms.ts';
import { openLive } from '../content/open-live.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/project-access.ts';

/** Give a speaker of a note another name, at all their turns at once. */
export class RenameSpeaker extends Command {
  constructor(readonly actor: Actor, readonly noteId: Uuid, readonly speakerId: string, readonly name: string) { super(); }
}

export class RenameSpeakerHandler implements Handler<RenameSpeaker> {
  constructor(
    private readonly work: UnitOfWork<DerivingStores & { projectAccess: ProjectAccess }>,
    private readonly codec: DocumentCodec,
    private readonly rooms: LiveRooms,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, noteId, speakerId, name }: RenameSpeaker): Promise<void> {
    const updates = await this.work.perform(actor.teamId, async (stores) => {
      const { kind } = await demandDocument(stores, actor, noteId, 'write');
      if (kind !== 'note') refuse('NotFound', 'Note not found');
      const live = await openLive(stores.documents, this.codec, noteId);
      if (!Object.hasOwn(live.open.read().speakers, speakerId)) refuse('NotFound', 'Speaker not found');
      const change = live.open.renameSpeaker(speakerId, name);
      return changeDocument(stores, actor, live, change ? [change] : [], this.clock.now());
    });
    for (const update of updates) await this.rooms.deliver(actor.teamId, noteId, update);
  }
}
