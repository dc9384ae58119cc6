import type { NewCitedInsight, SavedInsight } from '@evident/domain/cited-insights';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { demandUnchanged } from '../ai/index.ts';
import { Command, type Handler } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type CitingPorts, TO_CITE, deliver, findingsOf } from './findings.ts';
import { type SavingStores, saveInsight } from './save-insight.ts';

/** Saves a generated text as an unpublished insight with live evidence. */
export class SaveTextAsInsight extends Command<SavedInsight> {
  static readonly requires = TO_CITE;

  constructor(
    readonly actor: Actor,
    readonly textId: Uuid,
    readonly wanted: NewCitedInsight,
  ) {
    super();
  }
}

export class SaveTextAsInsightHandler implements Handler<SaveTextAsInsight> {
  constructor(
    private readonly work: UnitOfWork<SavingStores>,
    private readonly ports: CitingPorts,
  ) {}

  async execute({ actor, textId, wanted }: SaveTextAsInsight): Promise<SavedInsight> {
    const { text, seen } = await findingsOf(this.work, this.ports, actor, textId);
    const target = { projectId: wanted.projectId, title: wanted.title?.trim() ?? '' };
    const { saved, deliveries } = await this.work.perform(actor.teamId, async (stores) => {
      await demandUnchanged(stores.aiTexts, seen);
      return saveInsight(stores, this.ports, actor, text, target);
    });
    await deliver(this.ports.rooms, actor, deliveries);
    return saved;
  }
}
