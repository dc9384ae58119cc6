import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  changeDocument,
  demandDocument,
  type DerivingStores,
  type DocumentWorkers,
  type LiveRooms,
  openSince,
} from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';

/** Renames a speaker of a note in all turns. */
export class RenameSpeaker extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
    readonly speakerId: string,
    readonly name: string,
  ) {
    super();
  }
}

export class RenameSpeakerHandler implements Handler<RenameSpeaker> {
  constructor(
    private readonly work: UnitOfWork<DerivingStores & { projectAccess: ProjectAccess }>,
    private readonly workers: DocumentWorkers,
    private readonly rooms: LiveRooms,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, noteId, speakerId, name }: RenameSpeaker): Promise<void> {
    const updates = await this.work.perform(actor.teamId, async (stores) => {
      const { kind } = await demandDocument(stores, actor, noteId, 'write');
      if (kind !== 'note') notFound('Note');
      const document = await openSince(stores.documents, this.workers, noteId);
      const change = await this.workers.run('renameSpeaker', document, { speakerId, name });
      if (change === 'unknown') notFound('Speaker');
      return changeDocument(stores, actor, noteId, change ? [change] : [], this.workers, this.clock.now());
    });
    for (const update of updates) await this.rooms.deliver(actor.teamId, noteId, update);
  }
}
