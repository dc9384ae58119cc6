import { evidenceIn, plainText } from '@evident/domain/content';
import { UNTITLED_INSIGHT } from '@evident/domain/insights';
import { TITLE_MAX, type Uuid, notFound } from '@evident/domain/kernel';
import { type CopiedInsight, withoutParts } from '@evident/domain/moving';
import type { Actor } from '@evident/domain/permissions';
import { type CitedInsight, INSIGHT_CITED } from '../cited-insights/index.ts';
import { type CurrentDocuments, type DocumentStore, inaccessibleAmong } from '../content/index.ts';
import type { FieldStore, FieldValueStore } from '../fields/index.ts';
import type { HighlightStore } from '../highlights/index.ts';
import { type InsightReader, type InsightStore, insertInsight } from '../insights/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { UndoStore } from '../undo/index.ts';

interface Stores {
  insights: InsightStore;
  documents: DocumentStore;
  fields: FieldStore;
  fieldValues: FieldValueStore;
  highlights: HighlightStore;
  projectAccess: ProjectAccess;
  outbox: Outbox;
  undo: UndoStore;
}

/** Copies an insight as the actor sees it into a project: text, evidence, marks and fields. The copy is unpublished. */
export class CopyInsight extends Command<CopiedInsight> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly insightId: Uuid,
  ) {
    super();
  }
}

export class CopyInsightHandler implements Handler<CopyInsight> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly insights: InsightReader,
    private readonly documents: CurrentDocuments,
    readonly ids: Ids,
    readonly clock: Clock,
  ) {}

  async execute({ actor, projectId, insightId }: CopyInsight): Promise<CopiedInsight> {
    const reading = await this.documents.read(actor.teamId, insightId, 'Insight', () =>
      this.insights.reading(actor, insightId),
    );
    const shown = (await this.insights.insight(actor, insightId)) ?? notFound('Insight');
    const marks = (await this.insights.evidence(actor, [insightId])).get(insightId)?.items ?? [];
    return this.work.perform(actor.teamId, async (stores) => {
      await demand(stores.projectAccess, actor, projectId, 'write');
      const elsewhere = shown.projectId !== projectId;
      const unseen = await inaccessibleAmong(stores, actor, evidenceIn(reading.content));
      const { content, evidence, images } = withoutParts(reading.content, unseen, elsewhere);
      const cover = shown.coverFileId !== null && elsewhere ? 1 : 0;
      const id = await insertInsight(
        stores,
        this,
        actor,
        projectId,
        {
          title: `Copy of ${shown.title || UNTITLED_INSIGHT}`.slice(0, TITLE_MAX),
          coverFileId: elsewhere ? null : shown.coverFileId,
          aiGenerated: shown.aiGenerated,
        },
        { content, speakers: reading.speakers, text: plainText(content) },
      );
      for (const { highlightId, contradicts } of marks)
        if (contradicts && !unseen.has(highlightId)) await stores.insights.setContradicts(id, highlightId, true);
      await copyValues(stores, { from: insightId, to: id, projectId }, this.clock.now());
      const undoId = await this.keepUndo(stores, actor, projectId, { insightId: id, highlightIds: [] });
      return { id, undoId, evidence, images: images + cover };
    });
  }

  private async keepUndo({ undo }: Stores, actor: Actor, projectId: Uuid, before: CitedInsight): Promise<Uuid> {
    return undo.keep(actor, INSIGHT_CITED, { projectId, label: 'Duplicated an insight', before });
  }
}

/** Copies the values of fields that the copy has too: those of its project and of the workspace. */
async function copyValues(
  { fields, fieldValues }: Stores,
  { from, to, projectId }: { from: Uuid; to: Uuid; projectId: Uuid },
  at: Date,
): Promise<void> {
  const values = await fieldValues.of(from);
  const fitting = await fields.fieldsFor({ projectId, objectType: 'INSIGHT' });
  await fieldValues.put(
    fitting.flatMap(({ id: fieldId }) => {
      const value = values.get(fieldId);
      return value ? [{ fieldId, objectType: 'INSIGHT' as const, objectId: to, value }] : [];
    }),
    at,
  );
}
