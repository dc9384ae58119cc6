import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type DocumentWorkers, type LiveRooms, catchUp, openSince } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type HistoryStores, demandVersion } from './history-stores.ts';
import { putBack } from './put-back.ts';
import { TEXT_RESTORED, type RestoredText } from './undo-restored-text.ts';

/**
 * Puts an earlier version of a text in place of the current one, which stays in the history. Highlights of the version
 * are on its words again; later ones move with their words or are lost. Returns the undo id.
 */
export class RestoreTextVersion extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly versionId: Uuid,
  ) {
    super();
  }
}

export class RestoreTextVersionHandler implements Handler<RestoreTextVersion> {
  constructor(
    private readonly work: UnitOfWork<HistoryStores>,
    private readonly workers: DocumentWorkers,
    private readonly rooms: LiveRooms,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, versionId }: RestoreTextVersion): Promise<Uuid> {
    const documentId = await this.work.prepare(
      actor.teamId,
      async (stores) => (await demandVersion(stores, actor, versionId, 'write')).version.documentId,
    );
    await this.rooms.flush(documentId);
    const { undoId, updates } = await this.work.perform(actor.teamId, (stores) =>
      this.restore(stores, actor, versionId),
    );
    for (const update of updates) await this.rooms.deliver(actor.teamId, documentId, update);
    return undoId;
  }

  private async restore(stores: HistoryStores, actor: Actor, versionId: Uuid) {
    const { documentId } = (await demandVersion(stores, actor, versionId, 'write')).version;
    const now = this.clock.now();
    await openSince(stores.documents, this.workers, documentId);
    const derived = await catchUp(stores, actor.teamId, documentId, this.workers, now);
    const { version, owner } = await demandVersion(stores, actor, versionId, 'write');
    if (version.current) refuse('InvalidOperation', 'This is the text as it is now');
    await stores.versions.close(documentId);
    const before = (await stores.versions.list(documentId))[0]!;
    const done = await putBack(stores, this.workers, actor, { version, owner, now });
    const after = (await stores.versions.list(documentId))[0]!;
    const kept: RestoredText = {
      documentId,
      before: before.id,
      after: { id: after.id, endedAt: after.endedAt.toISOString() },
      back: done.back,
    };
    const undoId = await stores.undo.keep(actor, TEXT_RESTORED, {
      projectId: owner.projectId,
      label: 'Restored an earlier version',
      before: kept,
    });
    return { undoId, updates: [...derived, ...done.updates] };
  }
}
