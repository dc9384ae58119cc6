import { type Uuid, oneLine, refuse, notFound } from '@evident/domain/kernel';
import { UNTITLED_INSIGHT } from '@evident/domain/insights';
import type { Actor } from '@evident/domain/permissions';
import {
  NO_BLUEPRINT,
  type SavedInsightTemplate,
  refuseLongDocument,
  templateDocument,
} from '@evident/domain/templates';
import type { CurrentDocuments } from '../content/index.ts';
import type { InsightReader, InsightStore } from '../insights/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand } from '../permissions/index.ts';
import { type StructureStores, fieldsOf } from './read-blueprint.ts';
import type { RoomStores } from '../plans/index.ts';
import { type TemplateStores, addTemplate } from './templates.ts';
import { placeToChange } from './to-change.ts';

/** Saves the text of an insight as a template, without evidence and images, with the fields of its project; returns its id. */
export class SaveInsightTemplate extends Command<Uuid> {
  static readonly requires = memberWith({
    scope: 'write',
    access: 'write',
    feature: 'templates',
    counts: ['templates', 'extensions'],
  });

  constructor(
    readonly actor: Actor,
    readonly insightId: Uuid,
    readonly saved: SavedInsightTemplate,
  ) {
    super();
  }
}

export class SaveInsightTemplateHandler implements Handler<SaveInsightTemplate> {
  constructor(
    private readonly work: UnitOfWork<
      Omit<TemplateStores, 'undo'> & RoomStores & Pick<StructureStores, 'fields'> & { insights: InsightStore }
    >,
    private readonly insights: InsightReader,
    private readonly documents: CurrentDocuments,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, insightId, saved }: SaveInsightTemplate): Promise<Uuid> {
    const reading = await this.documents.read(actor.teamId, insightId, 'Insight', () =>
      this.insights.reading(actor, insightId),
    );
    const document = templateDocument(reading.content);
    refuseLongDocument(document);
    return this.work.perform(actor.teamId, async (stores) => {
      const insight = (await stores.insights.find(insightId)) ?? notFound('Insight');
      await demand(stores.projectAccess, actor, insight.projectId, 'write', 'Insight');
      const projectId = saved.projectId ?? null;
      if (projectId !== null && projectId !== insight.projectId)
        refuse('UnprocessableContent', 'The template can be saved in the project of the insight or in the workspace');
      await placeToChange(stores, actor, projectId);
      const ofInsights = (await fieldsOf(stores, insight.projectId)).fields.filter(
        ({ objectType }) => objectType === 'INSIGHT',
      );
      return addTemplate(stores, { ids: this.ids, clock: this.clock }, SaveInsightTemplate.requires, actor, {
        kind: 'INSIGHT',
        projectId,
        title: oneLine(saved.title ?? (reading.title || UNTITLED_INSIGHT)),
        description: saved.description ?? '',
        document,
        // A template of the project finds its fields there.
        blueprint:
          projectId === null
            ? {
                ...NO_BLUEPRINT,
                fields: ofInsights.map(({ id, objectType, type, label, settings }) => ({
                  id,
                  objectType,
                  type,
                  label,
                  settings,
                  fieldSetId: null,
                })),
              }
            : NO_BLUEPRINT,
      });
    });
  }
}
