import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { isUnderWay } from '@evident/domain/research';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { researchChanged } from './events.ts';
import type { ResearchStores } from './run-research.ts';

/** Stops a research; its finished steps stay. Does nothing if it has ended. */
export class CancelResearch extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly researchId: Uuid,
  ) {
    super();
  }
}

export class CancelResearchHandler implements Handler<CancelResearch> {
  constructor(
    private readonly work: UnitOfWork<ResearchStores>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, researchId }: CancelResearch): Promise<void> {
    const now = this.clock.now();
    await this.work.perform(actor.teamId, async ({ research: all, aiTexts, outbox }) => {
      const research = await all.lock(researchId);
      if (research?.memberId !== actor.userId) notFound('Research');
      if (!isUnderWay(research!)) return;
      await all.save({ ...research!, state: 'CANCELLED', updatedAt: now });
      await aiTexts.cancel(research!.aiTextId, now);
      await outbox.announce(researchChanged(research!));
    });
  }
}
