import { type Uuid, oneLine } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { NO_BLUEPRINT, type NewInsightTemplate, refuseLongDocument, templateDocument } from '@evident/domain/templates';
import { type MarkdownReader, readingOf } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { RoomStores } from '../plans/index.ts';
import { type TemplateStores, addTemplate } from './templates.ts';
import { placeToChange } from './to-change.ts';

/** Creates an insight template of the workspace or of a project; returns its id. */
export class CreateInsightTemplate extends Command<Uuid> {
  static readonly requires = memberWith({
    scope: 'write',
    role: 'author',
    feature: 'templates',
    counts: ['templates', 'extensions'],
  });

  constructor(
    readonly actor: Actor,
    readonly template: NewInsightTemplate,
  ) {
    super();
  }
}

export class CreateInsightTemplateHandler implements Handler<CreateInsightTemplate> {
  constructor(
    private readonly work: UnitOfWork<Omit<TemplateStores, 'undo'> & RoomStores>,
    private readonly markdown: MarkdownReader,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, template: { title, description = '', projectId = null, ...sent } }: CreateInsightTemplate) {
    const document = templateDocument((await readingOf(sent, this.markdown)).content);
    refuseLongDocument(document);
    return this.work.perform(actor.teamId, async (stores) => {
      await placeToChange(stores, actor, projectId);
      return addTemplate(stores, { ids: this.ids, clock: this.clock }, CreateInsightTemplate.requires, actor, {
        kind: 'INSIGHT',
        projectId,
        title: oneLine(title),
        description,
        document,
        blueprint: NO_BLUEPRINT,
      });
    });
  }
}
