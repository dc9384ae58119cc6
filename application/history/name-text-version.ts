import { NAMED_VERSIONS_MAX } from '@evident/domain/history';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type DocumentWorkers, type LiveRooms, catchUp, openSince } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { versionNamed } from './events.ts';
import { type HistoryStores, demandHistory } from './history-stores.ts';

/** Keeps a text as it is now under a name; returns the id of the version. */
export class NameTextVersion extends Command<{ readonly id: Uuid }> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly kind: 'note' | 'insight',
    readonly documentId: Uuid,
    readonly name: string,
  ) {
    super();
  }
}

export class NameTextVersionHandler implements Handler<NameTextVersion> {
  constructor(
    private readonly work: UnitOfWork<HistoryStores>,
    private readonly workers: DocumentWorkers,
    private readonly rooms: LiveRooms,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, kind, documentId, name }: NameTextVersion): Promise<{ id: Uuid }> {
    await this.rooms.flush(documentId);
    const { id, updates } = await this.work.perform(actor.teamId, async (stores) => {
      const { versions } = stores;
      const owner = await demandHistory(stores, actor, { documentId, kind }, 'write');
      await openSince(stores.documents, this.workers, documentId);
      const updates = await catchUp(stores, actor.teamId, documentId, this.workers, this.clock.now());
      if ((await versions.list(documentId)).length === 0) await versions.keepFirst(documentId);
      await versions.close(documentId);
      const all = await versions.list(documentId);
      refuseManyNamed(all);
      const now = all[0] ?? refuse('InvalidOperation', 'The text is empty', 'Write something first.');
      if (now.name !== null)
        refuse('InvalidOperation', `This text is already kept as “${now.name}”`, 'Rename that version instead.');
      await versions.rename(now.id, name.trim());
      await stores.outbox.announce(versionNamed(actor, owner.projectId, now));
      return { id: now.id, updates };
    });
    for (const update of updates) await this.rooms.deliver(actor.teamId, documentId, update);
    return { id };
  }
}

export function refuseManyNamed(all: readonly { readonly name: string | null }[]): void {
  if (all.filter(({ name }) => name !== null).length >= NAMED_VERSIONS_MAX)
    refuse(
      'UnprocessableContent',
      `A text has at most ${NAMED_VERSIONS_MAX} versions with a name`,
      'Take the name off one that you no longer need.',
    );
}
