import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { TagStore } from '../tags/tag-store.ts';
import { applyTags } from './apply-tags.ts';
import { type MarkUpNeeds, demandMarkUp } from './demand-mark-up.ts';
import { highlightChanged } from './events.ts';
import type { HighlightStore } from './highlight-store.ts';

/** Put tags on a highlight; those on it already stay as they were applied first. */
export class TagHighlight extends Command {
  constructor(readonly actor: Actor, readonly highlightId: Uuid, readonly tagIds: readonly Uuid[]) { super(); }
}

export class TagHighlightHandler implements Handler<TagHighlight> {
  constructor(
    private readonly work: UnitOfWork<MarkUpNeeds & { highlights: HighlightStore; tags: TagStore; outbox: Outbox }>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, highlightId, tagIds }: TagHighlight): Promise<void> {
    await this.work.perform(actor.teamId, async (stores) => {
      const highlight = (await stores.highlights.find(highlightId)) ?? refuse('NotFound', 'Highlight not found');
      await demandMarkUp(stores, actor, highlight.noteId, 'Highlight');
      await applyTags(stores, actor, highlight, tagIds, this.clock.now());
      await stores.outbox.announce(highlightChanged(actor, highlight));
    });
  }
}
