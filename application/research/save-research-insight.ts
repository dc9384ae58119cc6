import type { SavedInsight } from '@evident/domain/cited-insights';
import { TITLE_MAX, type Uuid, refuse, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type NewResearchInsight, reported } from '@evident/domain/research';
import { demandUnchanged } from '../ai/index.ts';
import { type CitingPorts, type SavingStores, deliver, findingsOf, saveInsight } from '../cited-insights/index.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { researchChanged } from './events.ts';
import type { ResearchStore } from './research-store.ts';

/** Saves the findings of a research as an unpublished insight whose quotes are live evidence. */
export class SaveResearchInsight extends Command<SavedInsight> {
  static readonly requires = memberWith({ scope: 'write', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly researchId: Uuid,
    readonly wanted: NewResearchInsight,
  ) {
    super();
  }
}

type Stores = SavingStores & { research: ResearchStore };

export class SaveResearchInsightHandler implements Handler<SaveResearchInsight> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly ports: CitingPorts,
  ) {}

  async execute({ actor, researchId, wanted: { projectId, title } }: SaveResearchInsight): Promise<SavedInsight> {
    const found = await this.work.prepare(actor.teamId, (stores) => stores.research.find(researchId));
    if (found?.memberId !== actor.userId) return notFound('Research');
    const { text, seen } = await findingsOf(this.work, this.ports, actor, found.aiTextId);
    const { saved, deliveries } = await this.work.perform(actor.teamId, async (stores) => {
      await demandUnchanged(stores.aiTexts, seen);
      const steps = await stores.research.steps(researchId);
      const research = (await stores.research.lock(researchId)) ?? notFound('Research');
      if (research.insightId !== null && (await stores.insights.find(research.insightId)))
        refuse('InvalidOperation', 'The research is saved as an insight already');
      const name = [...(title?.trim() || research.question)].slice(0, TITLE_MAX).join('');
      const done = await saveInsight(stores, this.ports, actor, reported(text, research, steps), {
        projectId,
        title: name,
      });
      await stores.research.save({ ...research, insightId: done.saved.id, updatedAt: this.ports.clock.now() });
      await stores.outbox.announce(researchChanged(research));
      return done;
    });
    await deliver(this.ports.rooms, actor, deliveries);
    return saved;
  }
}
