import { type Insight, published, refuseUnchangeable, unpublished } from '@evident/domain/insights';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type ProjectAccess, demand } from '../permissions/project-access.ts';
import type { InsightStore } from './insight-store.ts';

/** Show an insight on home, or take it off again. */
export class PublishInsight extends Command {
  constructor(readonly actor: Actor, readonly insightId: Uuid, readonly shown: boolean) { super(); }
}

export class PublishInsightHandler implements Handler<PublishInsight> {
  constructor(
    private readonly work: UnitOfWork<{ insights: InsightStore; projectAccess: ProjectAccess; outbox: Outbox }>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, insightId, shown }: PublishInsight): Promise<void> {
    await this.work.perform(actor.teamId, async ({ insights, projectAccess, outbox }) => {
      const insight = (await insights.find(insightId)) ?? refuse('NotFound', 'Insight not found');
      await demand(projectAccess, actor, insight.projectId, 'write', 'Insight');
      const now = this.clock.now();
      if (!shown) refuseUnchangeable(insight);
      if (insight.archivedAt) refuse('InvalidOperation', 'Unavailable in read-only mode', 'Unarchive the insight first.');
      const after: Insight = shown ? published(insight, actor.userId, now) : unpublished(insight, now);
      if (after === insight) return;
      await insights.save(after);
      await outbox.announce({ name: shown ? 'insight:published' : 'insight:unpublished', teamId: actor.teamId, payload: { insightId, projectId: insight.projectId, by: actor.userId } });
    });
  }
}
