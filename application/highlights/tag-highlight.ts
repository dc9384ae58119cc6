import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { TagStore } from '../tags/index.ts';
import type { UndoStore } from '../undo/index.ts';
import { applyTags } from './apply-tags.ts';
import { type MarkUpNeeds, demandMarkUp } from './demand-mark-up.ts';
import { highlightChanged } from './events.ts';
import type { HighlightStore } from './highlight-store.ts';
import { HIGHLIGHT_TAGGED } from './undo-kinds.ts';

/** Applies tags to a highlight. Existing tags keep their first application. Returns the undo id. */
export class TagHighlight extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'markUp' });

  constructor(
    readonly actor: Actor,
    readonly highlightId: Uuid,
    readonly tagIds: readonly Uuid[],
  ) {
    super();
  }
}

export class TagHighlightHandler implements Handler<TagHighlight> {
  constructor(
    private readonly work: UnitOfWork<
      MarkUpNeeds & { highlights: HighlightStore; tags: TagStore; outbox: Outbox; undo: UndoStore }
    >,
    private readonly clock: Clock,
  ) {}

  execute({ actor, highlightId, tagIds }: TagHighlight): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const highlight = (await stores.highlights.find(highlightId)) ?? notFound('Highlight');
      await demandMarkUp(stores, actor, highlight.noteId, 'Highlight');
      const now = this.clock.now();
      const before = await stores.highlights.tagsOn(highlightId);
      const own = new Set(before.filter(({ appliedBy }) => appliedBy === actor.userId).map(({ tagId }) => tagId));
      const tags = (await applyTags(stores, actor, highlight, tagIds, now)).filter(({ tagId }) => !own.has(tagId));
      const undoId = await stores.undo.keep(actor, HIGHLIGHT_TAGGED, {
        projectId: highlight.projectId,
        label: 'Tagged a highlight',
        before: { highlightId, tags },
      });
      await stores.outbox.announce(highlightChanged(actor, highlight));
      return undoId;
    });
  }
}
