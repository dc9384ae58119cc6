import { republished } from '@evident/domain/insights';
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

/** Publishes the draft of a published insight. Returns the undo id. */
export class PublishChanges extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly insightId: Uuid,
  ) {
    super();
  }
}

export class PublishChangesHandler implements Handler<PublishChanges>, PublishingTools {
  constructor(
    private readonly work: UnitOfWork<PublishingStores>,
    readonly codec: DocumentWorkers,
    private readonly rooms: LiveRooms,
    readonly ids: Ids,
    readonly clock: Clock,
  ) {}

  async execute({ actor, insightId }: PublishChanges): Promise<Uuid> {
    await this.rooms.flush(insightId);
    const { undoId, updates } = await this.work.perform(actor.teamId, async (stores) => {
      const insight = await insightToPublish(stores, insightId);
      await demand(stores.projectAccess, actor, insight.projectId, 'write', 'Insight');
      if (insight.archivedAt)
        refuse('InvalidOperation', 'Unavailable in read-only mode', 'Unarchive the insight first.');
      const { snapshot, updates } = await takeSnapshot(stores, this, actor, insight);
      return {
        undoId: await changePublication(
          stores,
          actor,
          'Updated a published insight',
          insight,
          republished(insight, snapshot.id, this.clock.now()),
        ),
        updates,
      };
    });
    for (const update of updates) await this.rooms.deliver(actor.teamId, insightId, update);
    return undoId;
  }
}
