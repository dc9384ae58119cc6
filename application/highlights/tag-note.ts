import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { TagStore } from '../tags/index.ts';
import type { UndoStore } from '../undo/index.ts';
import { applyTags } from './apply-tags.ts';
import { type MarkUpNeeds, demandMarkUp } from './demand-mark-up.ts';
import { highlightChanged } from './events.ts';
import { stateOf } from './highlight-state.ts';
import type { HighlightStore } from './highlight-store.ts';
import { wholeNote } from './note-tags.ts';
import { HIGHLIGHT_RESTORED, HIGHLIGHT_TAGGED } from './undo-kinds.ts';

/** Puts tags on a note itself: on its highlight without words. Returns the id of that highlight and the undo id. */
export class TagNote extends Command<{ id: Uuid; undoId: Uuid }> {
  static readonly requires = memberWith({ scope: 'write', access: 'markUp' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
    readonly tagIds: readonly Uuid[],
  ) {
    super();
  }
}

type Needs = MarkUpNeeds & { highlights: HighlightStore; tags: TagStore; outbox: Outbox; undo: UndoStore };

export class TagNoteHandler implements Handler<TagNote> {
  constructor(
    private readonly work: UnitOfWork<Needs>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, noteId, tagIds }: TagNote): Promise<{ id: Uuid; undoId: Uuid }> {
    return this.work.perform(actor.teamId, async (stores) => {
      const { projectId } = await demandMarkUp(stores, actor, noteId);
      const now = this.clock.now();
      const { highlight, isNew } = await wholeNote(stores, actor, { id: this.ids.newId(), noteId, projectId, now });
      const { id } = highlight;
      const own = new Set(
        (await stores.highlights.tagsOn(id)).flatMap(({ tagId, appliedBy }) =>
          appliedBy === actor.userId ? [tagId] : [],
        ),
      );
      const tags = (await applyTags(stores, actor, highlight, tagIds, now)).filter(({ tagId }) => !own.has(tagId));
      await stores.outbox.announce(highlightChanged(actor, highlight));
      const of = { projectId, label: 'Tagged a note' };
      // Undoing the first tags removes the highlight too, which is nothing without them.
      const undoId = isNew
        ? await stores.undo.keep(actor, HIGHLIGHT_RESTORED, {
            ...of,
            before: { highlightId: id, state: await stateOf(stores.highlights, highlight) },
          })
        : await stores.undo.keep(actor, HIGHLIGHT_TAGGED, { ...of, before: { highlightId: id, tags } });
      return { id, undoId };
    });
  }
}
