import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { UndoStore } from '../undo/index.ts';
import { type MarkUpNeeds, demandMarkUp, removable } from './demand-mark-up.ts';
import { highlightChanged } from './events.ts';
import type { HighlightStore } from './highlight-store.ts';
import { isNothingWithout, withoutTags } from './note-tags.ts';
import { HIGHLIGHT_REMOVED, HIGHLIGHT_UNTAGGED } from './undo-kinds.ts';

/** Removes a tag from a highlight, and that of a whole note with its last tag. Returns the undo id. */
export class UntagHighlight extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'markUp' });

  constructor(
    readonly actor: Actor,
    readonly highlightId: Uuid,
    readonly tagId: Uuid,
  ) {
    super();
  }
}

export class UntagHighlightHandler implements Handler<UntagHighlight> {
  constructor(
    private readonly work: UnitOfWork<MarkUpNeeds & { highlights: HighlightStore; outbox: Outbox; undo: UndoStore }>,
  ) {}

  execute({ actor, highlightId, tagId }: UntagHighlight): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const highlight = (await stores.highlights.find(highlightId)) ?? notFound('Highlight');
      const { access } = await demandMarkUp(stores, actor, highlight.noteId, 'Highlight');
      const tags = removable(
        (await stores.highlights.tagsOn(highlightId)).filter((tag) => tag.tagId === tagId),
        actor,
        access,
      );
      const { projectId } = highlight;
      if (tags.length > 0 && (await isNothingWithout(stores.highlights, highlight, tags))) {
        const before = await withoutTags(stores, actor, highlight);
        return stores.undo.keep(actor, HIGHLIGHT_REMOVED, { projectId, label: 'Took a tag off a note', before });
      }
      const undoId = await stores.undo.keep(actor, HIGHLIGHT_UNTAGGED, {
        projectId,
        label: `Took a tag off a ${highlight.target === 'NOTE' ? 'note' : 'highlight'}`,
        before: { highlightId, tags },
      });
      await stores.highlights.withdraw(...tags);
      await stores.outbox.announce(highlightChanged(actor, highlight));
      return undoId;
    });
  }
}
