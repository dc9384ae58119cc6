import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { AppliedTag } from '@evident/domain/tags';
import type { Outbox } from '../kernel/outbox.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { TagStore } from '../tags/index.ts';
import type { Undoer } from '../undo/index.ts';
import { highlightsChanged } from './events.ts';
import type { HighlightStore } from './highlight-store.ts';
import { revivedTags } from './undo-removed-highlight.ts';

/** Reverts a bulk tag change. Skips highlights and tags deleted since, and highlights in notes archived since. */
export const undoRetagged = <
  Stores extends { projectAccess: ProjectAccess; highlights: HighlightStore; tags: TagStore; outbox: Outbox },
>(): Undoer<Stores> => ({
  kind: 'highlights:retagged',
  async undo(stores: Stores, actor: Actor, before) {
    const { projectId, added, removed } = before as unknown as {
      projectId: Uuid;
      added: AppliedTag[];
      removed: AppliedTag[];
    };
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
    await stores.highlights.withdraw(...revivedTags(added.filter(({ highlightId }) => open.has(highlightId))));
    await stores.highlights.apply(
      ...revivedTags(removed.filter(({ highlightId, tagId }) => open.has(highlightId) && alive.has(tagId))),
    );
    await stores.outbox.announce(highlightsChanged(actor, projectId, [...open], { tagsOnly: true }));
  },
});
