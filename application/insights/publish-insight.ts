import { type Insight, published, refuseUnchangeable, unpublished } from '@evident/domain/insights';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { DocumentWorkers, LiveRooms } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand } from '../permissions/index.ts';
import {
  type PublishingStores,
  type PublishingTools,
  changePublication,
  insightToPublish,
  takeSnapshot,
} from './publications.ts';

/** Publishes the current insight, or unpublishes it. Returns the undo id; null if nothing changed. */
export class PublishInsight extends Command<Uuid | null> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly insightId: Uuid,
    readonly shown: boolean,
  ) {
    super();
  }
}

export class PublishInsightHandler implements Handler<PublishInsight>, PublishingTools {
  constructor(
    private readonly work: UnitOfWork<PublishingStores>,
    readonly codec: DocumentWorkers,
    private readonly rooms: LiveRooms,
    readonly ids: Ids,
    readonly clock: Clock,
  ) {}

  async execute({ actor, insightId, shown }: PublishInsight): Promise<Uuid | null> {
    if (shown) await this.rooms.flush(insightId);
    const { undoId, updates } = await this.work.perform(actor.teamId, async (stores) => {
      const insight = await insightToPublish(stores, insightId);
      await demand(stores.projectAccess, actor, insight.projectId, 'write', 'Insight');
      if (!shown) refuseUnchangeable(insight);
      if (insight.archivedAt)
        refuse('InvalidOperation', 'Unavailable in read-only mode', 'Unarchive the insight first.');
      if (shown === (insight.publishedAt !== null)) return { undoId: null, updates: [] };
      const taken = shown ? await takeSnapshot(stores, this, actor, insight) : null;
      const after: Insight = taken
        ? published(insight, taken.snapshot.id, actor.userId, this.clock.now())
        : unpublished(insight, this.clock.now());
      return {
        undoId: await changePublication(
          stores,
          actor,
          shown ? 'Published an insight' : 'Unpublished an insight',
          insight,
          after,
        ),
        updates: taken?.updates ?? [],
      };
    });
    for (const update of updates) await this.rooms.deliver(actor.teamId, insightId, update);
    return undoId;
  }
}
