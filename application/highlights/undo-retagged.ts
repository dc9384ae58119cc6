import type { Actor } from '@evident/domain/permissions';
import type { Outbox } from '../kernel/outbox.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { TagStore } from '../tags/index.ts';
import type { KeptOf, Undoer } from '../undo/index.ts';
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
    await stores.highlights.withdraw(...added.filter(({ highlightId }) => open.has(highlightId)));
    await stores.highlights.apply(
      ...removed.filter(({ highlightId, tagId }) => open.has(highlightId) && alive.has(tagId)),
    );
    await stores.outbox.announce(highlightsChanged(actor, projectId, [...open], { tagsOnly: true }));
  },
});
