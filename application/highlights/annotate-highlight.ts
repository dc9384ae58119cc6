import type { HighlightAbout } from '@evident/domain/highlights';
import { type Uuid, isSameJson, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { tooLate } from '@evident/domain/undo';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { keptAs, type KeptOf, type Undoer, type UndoStore } from '../undo/index.ts';
import { type MarkUpNeeds, demandMarkUp } from './demand-mark-up.ts';
import { highlightChanged } from './events.ts';
import type { HighlightStore } from './highlight-store.ts';
import { HIGHLIGHT_ANNOTATED } from './undo-kinds.ts';

/** Stars a highlight for the team, or changes the note on it. Returns the undo id; null if nothing changed. */
export class AnnotateHighlight extends Command<Uuid | null> {
  static readonly requires = memberWith({ scope: 'write', access: 'markUp' });

  constructor(
    readonly actor: Actor,
    readonly highlightId: Uuid,
    readonly about: HighlightAbout,
  ) {
    super();
  }
}

type Stores = MarkUpNeeds & { highlights: HighlightStore; outbox: Outbox };

export class AnnotateHighlightHandler implements Handler<AnnotateHighlight> {
  constructor(private readonly work: UnitOfWork<Stores & { undo: UndoStore }>) {}

  execute({ actor, highlightId, about }: AnnotateHighlight): Promise<Uuid | null> {
    return this.work.perform(actor.teamId, async (stores) => {
      const highlight = (await stores.highlights.find(highlightId)) ?? notFound('Highlight');
      await demandMarkUp(stores, actor, highlight.noteId, 'Highlight');
      const before = await stores.highlights.aboutOf(highlightId);
      const { remark = before.remark, starred = before.starred } = about;
      const after = { remark: remark?.trim() || null, starred };
      if (isSameJson(before, after)) return null;
      await stores.highlights.setAbout(highlightId, after);
      const undoId = await stores.undo.keep(actor, HIGHLIGHT_ANNOTATED, {
        projectId: highlight.projectId,
        label: labelOf(before, after),
        before: { highlightId, before, after },
      });
      await stores.outbox.announce(highlightChanged(actor, highlight));
      return undoId;
    });
  }
}

function labelOf(before: Required<HighlightAbout>, after: Required<HighlightAbout>): string {
  if (before.remark !== after.remark) return 'Changed the note on a highlight';
  return after.starred ? 'Starred a highlight' : 'Removed a star';
}

/** Restores star and note of a highlight, unless they changed again. */
export const undoAnnotated = <Held extends Stores>(): Undoer<Held, KeptOf<typeof HIGHLIGHT_ANNOTATED>> => ({
  kind: HIGHLIGHT_ANNOTATED,
  async undo(stores: Held, actor: Actor, { highlightId, before, after }) {
    const highlight = (await stores.highlights.find(highlightId)) ?? tooLate('The highlight was deleted since then.');
    await demandMarkUp(stores, actor, highlight.noteId, 'Highlight');
    if (!isSameJson(await stores.highlights.aboutOf(highlightId), after))
      tooLate('The highlight was changed since then.');
    await stores.highlights.setAbout(highlightId, before);
    await stores.outbox.announce(highlightChanged(actor, highlight));
    return { opposite: keptAs(HIGHLIGHT_ANNOTATED, { highlightId, before: after, after: before }) };
  },
});
