import { evidenceIn, plainText } from '@evident/domain/content';
import type { Citation, EvidenceText } from '@evident/domain/evidence';
import type { Insight } from '@evident/domain/insights';
import { Refusal, TITLE_MAX, type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type NewResearchInsight, type SavedResearchInsight, insightContent } from '@evident/domain/research';
import type { AiTextReader } from '../ai/index.ts';
import type { DocumentWorkers, LiveRooms } from '../content/index.ts';
import { demandMarkUp, markWords, type MarkingStores } from '../highlights/index.ts';
import type { InsightStore } from '../insights/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import { researchChanged } from './events.ts';
import type { ResearchStore } from './research-store.ts';

/** Saves the findings of a research as an unpublished insight whose quotes are live evidence. */
export class SaveResearchInsight extends Command<SavedResearchInsight> {
  static readonly requires = memberWith({ scope: 'write', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly researchId: Uuid,
    readonly wanted: NewResearchInsight,
  ) {
    super();
  }
}

type Stores = MarkingStores & { research: ResearchStore; insights: InsightStore; projectAccess: ProjectAccess };

export interface SavingTools {
  readonly texts: AiTextReader;
  readonly workers: DocumentWorkers;
  readonly rooms: LiveRooms;
  readonly ids: Ids;
  readonly clock: Clock;
}

interface Delivery {
  readonly noteId: Uuid;
  readonly update: Uint8Array;
}

export class SaveResearchInsightHandler implements Handler<SaveResearchInsight> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly tools: SavingTools,
  ) {}

  async execute({ actor, researchId, wanted }: SaveResearchInsight): Promise<SavedResearchInsight> {
    const text = await this.findings(actor, researchId);
    const quoted = text.content.citations.filter(({ type }) => type === 'note');
    for (const noteId of new Set(quoted.map(({ id }) => id))) await this.tools.rooms.flush(noteId);
    const deliveries: Delivery[] = [];
    const saved = await this.work.perform(actor.teamId, async (stores) => {
      const { research: all, projectAccess } = stores;
      const research = (await all.lock(researchId)) ?? refuse('NotFound', 'Research not found');
      await demand(projectAccess, actor, wanted.projectId, 'write');
      if (research.insightId !== null && (await stores.insights.find(research.insightId)))
        refuse('InvalidOperation', 'The research is saved as an insight already');
      const highlightOf = new Map<string, Uuid>();
      for (const citation of quoted) {
        const highlightId = await this.highlight(stores, actor, citation, deliveries);
        if (highlightId) highlightOf.set(citation.citationReferenceId, highlightId);
      }
      if (highlightOf.size === 0)
        refuse(
          'UnprocessableContent',
          'None of its quotes can be highlighted',
          'You need write access to their notes.',
        );
      const content = insightContent(text.content, text.method, highlightOf);
      const title = [...(wanted.title?.trim() || research.question)].slice(0, TITLE_MAX).join('');
      const insight = this.newInsight(actor, wanted.projectId, title);
      await stores.insights.save(insight);
      await stores.documents.create(insight.id, { content, speakers: {}, text: plainText(content) });
      await stores.documents.saveEvidence(insight.id, evidenceIn(content));
      await stores.insights.addAuthor(insight.id, actor.userId, insight.createdAt);
      await all.save({ ...research, insightId: insight.id, updatedAt: insight.createdAt });
      const payload = { insightId: insight.id, projectId: wanted.projectId, by: actor.userId };
      await stores.outbox.announce(
        { name: 'insight:changed', teamId: actor.teamId, payload },
        researchChanged(research),
      );
      return { id: insight.id, highlights: highlightOf.size, skipped: quoted.length - highlightOf.size };
    });
    for (const { noteId, update } of deliveries) await this.tools.rooms.deliver(actor.teamId, noteId, update);
    return saved;
  }

  private async findings(actor: Actor, researchId: Uuid): Promise<EvidenceText> {
    const research = await this.work.perform(actor.teamId, (stores) => stores.research.find(researchId));
    if (research?.memberId !== actor.userId) return refuse('NotFound', 'Research not found');
    const [text] = await this.tools.texts.read(actor, [research.aiTextId]);
    if (text?.state !== 'DONE' || text.content.sections.length === 0)
      return refuse('InvalidOperation', 'The research has no findings', 'Wait until it is done.');
    return text;
  }

  /** Null if the words are not in the note any more, or the actor cannot highlight there. */
  private async highlight(
    stores: Stores,
    actor: Actor,
    { id: noteId, start, end, quote }: Citation,
    deliveries: Delivery[],
  ): Promise<Uuid | null> {
    const id = this.tools.ids.newId();
    try {
      const { projectId, access } = await demandMarkUp(stores, actor, noteId);
      const words = { start, end, quote };
      const now = this.tools.clock.now();
      const wanted = { id, noteId, projectId, words, access, by: actor.userId, now };
      const { updates } = await markWords(stores, this.tools.workers, actor, wanted);
      deliveries.push(...updates.map((update) => ({ noteId, update })));
      return id;
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }

  private newInsight(actor: Actor, projectId: Uuid, title: string): Insight {
    const now = this.tools.clock.now();
    return {
      id: this.tools.ids.newId(),
      teamId: actor.teamId,
      projectId,
      title,
      locked: false,
      coverFileId: null,
      publishedAt: null,
      publishedBy: null,
      publicationId: null,
      firstPublishedAt: null,
      firstPublishedBy: null,
      version: 1,
      rank: null,
      createdBy: actor.userId,
      createdAt: now,
      updatedAt: now,
      archivedAt: null,
      aiGenerated: true,
    };
  }
}
