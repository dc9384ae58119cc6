import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { EvidenceWriter } from '../ai/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { refuseOff } from './create-research.ts';
import { researchChanged } from './events.ts';
import type { ResearchStores } from './run-research.ts';

/** Goes on with a research that failed or was stopped, after its last finished step. Does nothing while it is under way. */
export class RetryResearch extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly researchId: Uuid,
  ) {
    super();
  }
}

export class RetryResearchHandler implements Handler<RetryResearch> {
  constructor(
    private readonly work: UnitOfWork<ResearchStores>,
    private readonly writer: EvidenceWriter,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, researchId }: RetryResearch): Promise<void> {
    await refuseOff(this.writer, actor);
    const now = this.clock.now();
    await this.work.perform(actor.teamId, async ({ research: all, aiTexts, outbox }) => {
      const research = await all.lock(researchId);
      if (research?.memberId !== actor.userId) return notFound('Research');
      if (research.state === 'DONE') refuse('InvalidOperation', 'The research is done', 'Start a new one.');
      if (research.state !== 'FAILED' && research.state !== 'CANCELLED') return;
      const again = { ...research, state: 'WAITING' as const, reason: null, updatedAt: now };
      await all.save(again);
      await aiTexts.begin(research.aiTextId, 'EXTRACTED', [], now);
      await outbox.announce(researchChanged(again));
    });
  }
}
