import { plainText } from '@evident/domain/content';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { FromTemplate } from '@evident/domain/templates';
import type { DocumentStore } from '../content/index.ts';
import { type InsightStore, insertInsight } from '../insights/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import { type ApplyingStores, applyBlueprint } from './apply-blueprint.ts';
import { templateToUse } from './to-change.ts';

/** Creates an insight with the text of a template, and the template's fields in the project. Returns its id. */
export class CreateInsightFromTemplate extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly from: FromTemplate,
  ) {
    super();
  }
}

export class CreateInsightFromTemplateHandler implements Handler<CreateInsightFromTemplate> {
  constructor(
    private readonly work: UnitOfWork<
      ApplyingStores & { documents: DocumentStore; insights: InsightStore; projectAccess: ProjectAccess }
    >,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, projectId, from: { templateId, title } }: CreateInsightFromTemplate): Promise<Uuid> {
    const tools = { ids: this.ids, clock: this.clock };
    return this.work.perform(actor.teamId, async (stores) => {
      await demand(stores.projectAccess, actor, projectId, 'write');
      const { document, blueprint, ...template } = await templateToUse(stores, templateId, 'INSIGHT', projectId);
      if (blueprint.fields.length > 0) await applyBlueprint(stores, tools, actor, projectId, blueprint);
      const reading = { content: document, speakers: {}, text: plainText(document) };
      const facts = { title: title?.trim() || template.title };
      return insertInsight(stores, tools, actor, projectId, facts, reading);
    });
  }
}
