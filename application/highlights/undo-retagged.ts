import type { Actor } from '@evident/domain/permissions';
import { tooLate } from '@evident/domain/undo';
import type { Outbox } from '../kernel/outbox.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { TagStore } from '../tags/index.ts';
import { keptAs, type KeptOf, type Undoer } from '../undo/index.ts';
import { highlightsChanged } from './events.ts';
import type { HighlightStore } from './highlight-store.ts';
import { HIGHLIGHTS_RETAGGED } from './undo-kinds.ts';

/** Reverts a bulk tag change. Skips highlights and tags deleted since, and highlights in notes archived since. */
export const undoRetagged = <
  Stores extends { projectAccess: ProjectAccess; highlights: HighlightStore; tags: TagStore; outbox: Outbox },
>(): Undoer<Stores, KeptOf<typeof HIGHLIGHTS_RETAGGED>> => ({
  kind: HIGHLIGHTS_RETAGGED,
  async undo(stores: Stores, actor: Actor, { projectId, added, removed }) {
    await demand(stores.projectAccess, actor, projectId, 'markUp');
    const open = new Set(
      await stores.highlights.findOpen(projectId, [
        ...new Set([...added, ...removed].map(({ highlightId }) => highlightId)),
      ]),
    );
    const tags = await Promise.all(
      [...new Set(removed.map(({ tagId }) => tagId))].map(async (tagId) =>
        (await stores.tags.find(tagId)) ? [tagId] : [],
      ),
    );
    const alive = new Set(tags.flat());
    const off = added.filter(({ highlightId }) => open.has(highlightId));
    const on = removed.filter(({ highlightId, tagId }) => open.has(highlightId) && alive.has(tagId));
    if (off.length + on.length === 0) tooLate('The highlights or tags are gone.');
    await stores.highlights.withdraw(...off);
    await stores.highlights.apply(...on);
    await stores.outbox.announce(highlightsChanged(actor, projectId, [...open], { tagsOnly: true }));
    return { opposite: keptAs(HIGHLIGHTS_RETAGGED, { projectId, added: on, removed: off }) };
  },
});
