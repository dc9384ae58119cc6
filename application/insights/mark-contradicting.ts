import { refuseUnchangeable } from '@evident/domain/insights';
import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { InsightStore } from './insight-store.ts';

/** Marks a piece of evidence as contradicting its insight, or takes the mark off. */
export class MarkContradicting extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly insightId: Uuid,
    readonly highlightId: Uuid,
    readonly contradicts: boolean,
  ) {
    super();
  }
}

export class MarkContradictingHandler implements Handler<MarkContradicting> {
  constructor(
    private readonly work: UnitOfWork<{ insights: InsightStore; projectAccess: ProjectAccess; outbox: Outbox }>,
  ) {}

  async execute({ actor, insightId, highlightId, contradicts }: MarkContradicting): Promise<void> {
    await this.work.perform(actor.teamId, async ({ insights, projectAccess, outbox }) => {
      const insight = (await insights.find(insightId)) ?? notFound('Insight');
      await demand(projectAccess, actor, insight.projectId, 'write', 'Insight');
      refuseUnchangeable(insight);
      if (contradicts && !(await insights.isEvidence(insightId, highlightId)))
        refuse('NotFound', 'This highlight is not evidence of the insight', 'Insert it first.');
      if (await insights.setContradicts(insightId, highlightId, contradicts))
        await outbox.announce({
          name: 'insight:changed',
          teamId: actor.teamId,
          payload: { insightId, projectId: insight.projectId, by: actor.userId },
        });
    });
  }
}
