import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Command, type Handler } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type MarkUpNeeds, demandMarkUp } from './demand-mark-up.ts';
import { highlightChanged } from './events.ts';
import type { HighlightStore } from './highlight-store.ts';

/** Take a tag off a highlight. */
export class UntagHighlight extends Command {
  constructor(readonly actor: Actor, readonly highlightId: Uuid, readonly tagId: Uuid) { super(); }
}

export class UntagHighlightHandler implements Handler<UntagHighlight> {
  constructor(private readonly work: UnitOfWork<MarkUpNeeds & { highlights: HighlightStore; outbox: Outbox }>) {}

  async execute({ actor, highlightId, tagId }: UntagHighlight): Promise<void> {
    await this.work.perform(actor.teamId, async (stores) => {
      const highlight = (await stores.highlights.find(highlightId)) ?? refuse('NotFound', 'Highlight not found');
      await demandMarkUp(stores, actor, highlight.noteId, 'Highlight');
      await stores.highlights.takeOff(highlightId, tagId);
      await stores.outbox.announce(highlightChanged(actor, highlight));
    });
  }
}
