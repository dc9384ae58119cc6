import { type Insight, refuseUnchangeable } from '@evident/domain/insights';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { DocumentWorkers, LiveRooms } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand } from '../permissions/index.ts';
import { undoKind } from '../undo/index.ts';
import {
  type PublishingStores,
  type PublishingTools,
  insightToPublish,
  restoreSnapshot,
  takeSnapshot,
} from './publications.ts';

export const CHANGES_DISCARDED = undoKind<KeptDraft>('insight:discarded');

/** Reverts the draft of a published insight to its published version. Returns the undo id. */
export class DiscardChanges extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly insightId: Uuid,
  ) {
    super();
  }
}

export interface KeptDraft {
  readonly insightId: Uuid;
  /** The snapshot to restore. */
  readonly draftId: Uuid;
  /** The snapshot that it replaces; that of the publication if absent. */
  readonly replacedId?: Uuid;
  /** The document version after discarding; later edits block undo. */
  readonly version: number;
  /** Title and cover after discarding; a later change of them blocks undo. */
  readonly left?: Pick<Insight, 'title' | 'coverFileId'>;
}

export class DiscardChangesHandler implements Handler<DiscardChanges>, PublishingTools {
  constructor(
    private readonly work: UnitOfWork<PublishingStores>,
    readonly codec: DocumentWorkers,
    private readonly rooms: LiveRooms,
    readonly ids: Ids,
    readonly clock: Clock,
  ) {}

  async execute({ actor, insightId }: DiscardChanges): Promise<Uuid> {
    await this.rooms.flush(insightId);
    const { undoId, updates } = await this.work.perform(actor.teamId, async (stores) => {
      const insight = await insightToPublish(stores, insightId);
      await demand(stores.projectAccess, actor, insight.projectId, 'write', 'Insight');
      refuseUnchangeable(insight);
      const shown = insight.publicationId === null ? null : await stores.insights.publication(insight.publicationId);
      if (!shown)
        return refuse(
          'InvalidOperation',
          'This insight is not published',
          'Only changes of a published insight can be discarded.',
        );
      const draft = await takeSnapshot(stores, this, actor, insight);
      const restored = await restoreSnapshot(stores, this, actor, insight, shown);
      await stores.outbox.announce({
        name: 'insight:changed',
        teamId: actor.teamId,
        payload: { insightId, projectId: insight.projectId, by: actor.userId },
      });
      const kept: KeptDraft = {
        insightId,
        draftId: draft.snapshot.id,
        replacedId: shown.id,
        version: restored.version,
        left: facesOf(shown),
      };
      const undoId = await stores.undo.keep(actor, CHANGES_DISCARDED, {
        projectId: insight.projectId,
        label: 'Discarded unpublished changes',
        before: kept,
      });
      return { undoId, updates: [...draft.updates, ...restored.updates] };
    });
    for (const update of updates) await this.rooms.deliver(actor.teamId, insightId, update);
    return undoId;
  }
}

export const facesOf = ({ title, coverFileId }: Pick<Insight, 'title' | 'coverFileId'>) => ({ title, coverFileId });
