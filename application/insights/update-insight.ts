import { type Insight, type InsightWording, refuseUnchangeable } from '@evident/domain/insights';
import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { FileRecords } from '../files/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { InsightStore } from './insight-store.ts';

/** Changes title, cover, lock or archive of an insight. `expected` is the version that the actor has seen. */
export class UpdateInsight extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly insightId: Uuid,
    readonly wording: InsightWording,
    readonly expected: number | null = null,
  ) {
    super();
  }
}

export class UpdateInsightHandler implements Handler<UpdateInsight> {
  constructor(
    private readonly work: UnitOfWork<{
      insights: InsightStore;
      files: FileRecords;
      projectAccess: ProjectAccess;
      outbox: Outbox;
    }>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, insightId, wording: { archived, ...wording }, expected }: UpdateInsight): Promise<void> {
    await this.work.perform(actor.teamId, async ({ insights, files, projectAccess, outbox }) => {
      const insight = (await insights.find(insightId)) ?? notFound('Insight');
      await demand(projectAccess, actor, insight.projectId, 'write', 'Insight');
      refuseOverwriting(insight, expected);
      const opened = {
        ...insight,
        locked: wording.locked === false ? false : insight.locked,
        archivedAt: archived === false ? null : insight.archivedAt,
      };
      refuseUnchangeable(opened);
      if (wording.coverFileId) await refuseOtherThanImage(files, wording.coverFileId, insight.projectId);
      const now = this.clock.now();
      const changed: Insight = {
        ...opened,
        ...wording,
        archivedAt: archived ? now : opened.archivedAt,
        updatedAt: now,
      };
      await insights.save(changed);
      await outbox.announce({
        name: 'insight:changed',
        teamId: actor.teamId,
        payload: { insightId, projectId: insight.projectId, by: actor.userId },
      });
    });
  }
}

async function refuseOtherThanImage(files: FileRecords, fileId: Uuid, projectId: Uuid): Promise<void> {
  const file = await files.find(fileId);
  if (!file || file.projectId !== projectId || file.fileType !== 'Image' || file.status !== 'DONE')
    refuse('UnprocessableContent', 'The cover has to be an image uploaded to the same project');
}
