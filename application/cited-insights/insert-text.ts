import { type InsertedText, citedBlocks } from '@evident/domain/cited-insights';
import { type RichNode, evidenceIn, refuseTooMuchEvidence } from '@evident/domain/content';
import type { EvidenceText } from '@evident/domain/evidence';
import { refuseUnchangeable } from '@evident/domain/insights';
import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { demandUnchanged } from '../ai/index.ts';
import { changeDocument, openSince, seen } from '../content/index.ts';
import { Command, type Handler } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand } from '../permissions/index.ts';
import { undoKind } from '../undo/index.ts';
import { type Delivery, citeQuotes } from './cite-quotes.ts';
import { type CitingPorts, TO_CITE, deliver, findingsOf } from './findings.ts';
import type { SavingStores } from './save-insight.ts';

/** Adds a generated text with its evidence to the end of an insight. Concurrent edits stay. */
export class InsertText extends Command<InsertedText> {
  static readonly requires = TO_CITE;

  constructor(
    readonly actor: Actor,
    readonly insightId: Uuid,
    readonly textId: Uuid,
  ) {
    super();
  }
}

export const TEXT_INSERTED = undoKind<InsertedBlocks>('cited-insight:inserted');

/** The undo data of an insertion. */
export interface InsertedBlocks {
  readonly insightId: Uuid;
  readonly groups: readonly (readonly RichNode[])[];
  /** The highlights made for it. */
  readonly highlightIds: readonly Uuid[];
}

export class InsertTextHandler implements Handler<InsertText> {
  constructor(
    private readonly work: UnitOfWork<SavingStores>,
    private readonly ports: CitingPorts,
  ) {}

  async execute({ actor, insightId, textId }: InsertText): Promise<InsertedText> {
    const { text, seen } = await findingsOf(this.work, this.ports, actor, textId);
    await this.ports.rooms.flush(insightId);
    const { inserted, deliveries } = await this.work.perform(actor.teamId, async (stores) => {
      await demandUnchanged(stores.aiTexts, seen);
      return this.insert(stores, actor, insightId, text);
    });
    await deliver(this.ports.rooms, actor, deliveries);
    return inserted;
  }

  private async insert(
    stores: SavingStores,
    actor: Actor,
    insightId: Uuid,
    text: EvidenceText,
  ): Promise<{ inserted: InsertedText; deliveries: readonly Delivery[] }> {
    const { workers, ids, clock } = this.ports;
    const insight = (await stores.insights.find(insightId)) ?? notFound('Insight');
    await demand(stores.projectAccess, actor, insight.projectId, 'write', 'Insight');
    refuseUnchangeable(insight);
    const now = clock.now();
    const cited = await citeQuotes(stores, { workers, ids }, actor, text, now);
    const groups = citedBlocks(text, cited.highlightOf);
    const document = await openSince(stores.documents, workers, insightId, 'Insight');
    const { evidence } = await workers.run('named', document, null);
    const blocks = groups.flat();
    const added = evidenceIn({ type: 'doc', content: blocks });
    refuseTooMuchEvidence({
      type: 'doc',
      content: [...evidence, ...added].map((highlightId) => ({ type: 'evidence', attrs: { highlightId } })),
    });
    const update = await workers.run('append', seen(document), blocks);
    const updates = await changeDocument(stores, actor, insightId, update ? [update] : [], workers, now);
    const before: InsertedBlocks = { insightId, groups, highlightIds: cited.made };
    const undoId = await stores.undo.keep(actor, TEXT_INSERTED, {
      projectId: insight.projectId,
      label: 'Inserted an AI text into an insight',
      before,
    });
    const highlights = cited.highlightOf.size;
    return {
      inserted: { highlights, skipped: text.content.citations.length - highlights, undoId },
      deliveries: [...cited.deliveries, ...updates.map((update) => ({ documentId: insightId, update }))],
    };
  }
}
