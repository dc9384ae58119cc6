import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { versionNamed } from './events.ts';
import { type HistoryStores, demandVersion } from './history-stores.ts';
import { refuseManyNamed } from './name-text-version.ts';

/** Gives a kept version a name, or takes it off: automatic versions are thinned with time. */
export class RenameTextVersion extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly versionId: Uuid,
    readonly name: string | null,
  ) {
    super();
  }
}

export class RenameTextVersionHandler implements Handler<RenameTextVersion> {
  constructor(private readonly work: UnitOfWork<HistoryStores>) {}

  execute({ actor, versionId, name }: RenameTextVersion): Promise<void> {
    return this.work.perform(actor.teamId, async (stores) => {
      const { version, owner } = await demandVersion(stores, actor, versionId, 'write');
      if (version.current) refuse('InvalidOperation', 'The text can still change', 'Keep it as a named version first.');
      if (version.name === null && name !== null) refuseManyNamed(await stores.versions.list(version.documentId));
      await stores.versions.rename(versionId, name?.trim() ?? null);
      await stores.outbox.announce(versionNamed(actor, owner.projectId, version));
    });
  }
}
