import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AiTextStore } from './ai-text-store.ts';
import { aiTextChanged } from './events.ts';

/** Stops writing a text, by the member who started it. Its verified sentences stay. */
export class CancelAiText extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly textId: Uuid,
  ) {
    super();
  }
}

export class CancelAiTextHandler implements Handler<CancelAiText> {
  constructor(
    private readonly work: UnitOfWork<{ aiTexts: AiTextStore; outbox: Outbox }>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, textId }: CancelAiText): Promise<void> {
    await this.work.perform(actor.teamId, async ({ aiTexts, outbox }) => {
      const text = await aiTexts.lock(textId);
      if (text?.createdBy !== actor.userId) notFound('Text');
      if (await aiTexts.cancel(textId, this.clock.now())) await outbox.announce(aiTextChanged(text));
    });
  }
}
