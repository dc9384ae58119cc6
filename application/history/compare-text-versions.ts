import type { VersionComparison } from '@evident/domain/history';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type DocumentWorkers, EMPTY_DOCUMENT, type StoredVersion } from '../content/index.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type HistoryStores, demandVersion } from './history-stores.ts';
import { viewsOf } from './version-views.ts';

/** The changes of a version since an earlier one of the same text: the one before it by default. */
export class CompareTextVersions extends Query<VersionComparison> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly versionId: Uuid,
    readonly since?: Uuid,
  ) {
    super();
  }
}

export class CompareTextVersionsHandler implements Handler<CompareTextVersions> {
  constructor(
    private readonly work: UnitOfWork<HistoryStores>,
    private readonly workers: DocumentWorkers,
  ) {}

  async execute({ actor, versionId, since }: CompareTextVersions): Promise<VersionComparison> {
    const { version, older, views } = await this.work.perform(actor.teamId, async (stores) => {
      const { version } = await demandVersion(stores, actor, versionId, 'read');
      const older = await earlier(stores, version, since);
      const views = await viewsOf(stores.versions, older ? [version, older] : [version]);
      return { version, older, views };
    });
    const compared = await this.workers.compared(older ?? EMPTY_DOCUMENT, version);
    return { ...compared, version: views[0]!, since: views[1] ?? null };
  }
}

async function earlier(
  { versions }: Pick<HistoryStores, 'versions'>,
  version: StoredVersion,
  since?: Uuid,
): Promise<StoredVersion | null> {
  if (since !== undefined) {
    const older = await versions.find(since);
    return older?.documentId === version.documentId
      ? older
      : refuse('UnprocessableContent', 'There is no such earlier version of this text');
  }
  const all = await versions.list(version.documentId);
  const before = all[all.findIndex(({ id }) => id === version.id) + 1];
  return before ? versions.find(before.id) : null;
}
