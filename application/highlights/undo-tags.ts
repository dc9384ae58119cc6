import type { Highlight } from '@evident/domain/highlights';
import type { Actor } from '@evident/domain/permissions';
import type { AppliedTag } from '@evident/domain/tags';
import { tooLate } from '@evident/domain/undo';
import type { Outbox } from '../kernel/outbox.ts';
import type { TagStore } from '../tags/index.ts';
import { keptAs, type KeptOf, type Undoer } from '../undo/index.ts';
import { type MarkUpNeeds, demandMarkUp } from './demand-mark-up.ts';
import { highlightChanged } from './events.ts';
import type { HighlightStore } from './highlight-store.ts';
import { HIGHLIGHT_TAGGED, HIGHLIGHT_UNTAGGED } from './undo-kinds.ts';

type Needs = MarkUpNeeds & { highlights: HighlightStore; tags: TagStore; outbox: Outbox };

/**
 * Removes the applied tags. Keeps a tag that another member also applied, or that was removed and applied again since.
 */
export const undoTagged = <Stores extends Needs>(): Undoer<Stores, KeptOf<typeof HIGHLIGHT_TAGGED>> => ({
  kind: HIGHLIGHT_TAGGED,
  async undo(stores: Stores, actor: Actor, before) {
    const { highlight, tags } = await tagged(stores, actor, before);
    await stores.highlights.withdraw(...tags);
    await stores.outbox.announce(highlightChanged(actor, highlight));
    return { opposite: keptAs(HIGHLIGHT_UNTAGGED, before) };
  },
});

/** Restores a removed tag with its member, time and method. Keeps an application made meanwhile. */
export const undoUntagged = <Stores extends Needs>(): Undoer<Stores, KeptOf<typeof HIGHLIGHT_UNTAGGED>> => ({
  kind: HIGHLIGHT_UNTAGGED,
  async undo(stores: Stores, actor: Actor, before) {
    const { highlight, tags } = await tagged(stores, actor, before);
    for (const { tagId } of tags)
      if (!(await stores.tags.find(tagId))) tooLate('The tag was deleted or merged since then.');
    await stores.highlights.apply(...tags);
    await stores.outbox.announce(highlightChanged(actor, highlight));
    return { opposite: keptAs(HIGHLIGHT_TAGGED, before) };
  },
});

async function tagged(
  stores: Needs,
  actor: Actor,
  { highlightId, tags }: KeptOf<typeof HIGHLIGHT_TAGGED>,
): Promise<{ highlight: Highlight; tags: readonly AppliedTag[] }> {
  const highlight = (await stores.highlights.find(highlightId)) ?? tooLate('The highlight was deleted since then.');
  await demandMarkUp(stores, actor, highlight.noteId, 'Highlight');
  return { highlight, tags };
}
