import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import { type Actor, managesWorkspaceContent } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { InsightStore } from './insight-store.ts';

/** Shows a published insight as the home page of the workspace, or with null the default page again. */
export class ChooseHomeInsight extends Command {
  static readonly requires = memberWith({ scope: 'write', role: 'author' });

  constructor(
    readonly actor: Actor,
    readonly insightId: Uuid | null,
  ) {
    super();
  }
}

export class ChooseHomeInsightHandler implements Handler<ChooseHomeInsight> {
  constructor(
    private readonly work: UnitOfWork<{ insights: InsightStore; projectAccess: ProjectAccess; outbox: Outbox }>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, insightId }: ChooseHomeInsight): Promise<void> {
    if (!managesWorkspaceContent(actor))
      refuse('Forbidden', 'You can’t change the home page of the workspace', 'Ask a manager or an admin.');
    await this.work.perform(actor.teamId, async ({ insights, projectAccess, outbox }) => {
      if (insightId === null) return insights.clearHome();
      const insight = (await insights.find(insightId)) ?? notFound('Insight');
      await demand(projectAccess, actor, insight.projectId, 'read', 'Insight');
      if (!insight.publishedAt) refuse('InvalidOperation', 'This insight is not published', 'Publish it first.');
      await insights.setHome(insightId, actor.userId, this.clock.now());
      await outbox.announce({
        name: 'insight:changed',
        teamId: actor.teamId,
        payload: { insightId, projectId: insight.projectId, by: actor.userId },
      });
    });
  }
}
