import { type Highlight, type HighlightAbout, selectorOf } from '@evident/domain/highlights';
import { type Actor, canWrite } from '@evident/domain/permissions';
import type { AppliedTag } from '@evident/domain/tags';
import { type DocumentWorkers, type LiveRooms, openSince, seen } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { TagStore } from '../tags/index.ts';
import type { Undoer } from '../undo/index.ts';
import { type FileTargetStores, demandFile } from './create-in-file.ts';
import { demandMarkUp } from './demand-mark-up.ts';
import type { MarkingStores } from './highlight-store.ts';
import { attach } from './reattach-highlight.ts';
import { saveMoved } from './save-moved.ts';

type Needs = MarkingStores & FileTargetStores & { projectAccess: ProjectAccess; tags: TagStore };

/** Restores a removed highlight with its tags. It is lost if its words were deleted meanwhile. */
export const undoRemovedHighlight = <Stores extends Needs>(
  workers: DocumentWorkers,
  rooms: LiveRooms,
  clock: Clock,
): Undoer<Stores> => ({
  kind: 'highlight:removed',
  async undo(stores: Stores, actor: Actor, before) {
    const { highlight, tags } = revived(before);
    const { access } = await demandMarkUp(stores, actor, highlight.noteId, 'Highlight');
    const now = clock.now();
    const document = await openSince(stores.documents, workers, highlight.noteId);
    const { target, fileId } = highlight;
    if (target !== 'WORDS') await demandFile(stores, highlight.noteId, { target, fileId: fileId! });
    const place = target === 'WORDS' ? await workers.run('find', document, selectorOf(highlight)) : null;
    const back =
      place === null
        ? { moved: highlight, updates: [] }
        : place === 'lost'
          ? { moved: { ...highlight, anchor: 'mark' as const, lostAt: now }, updates: [] }
          : await attach(
              highlight,
              { start: place.start, end: place.end },
              seen(document),
              canWrite(access),
              workers,
              now,
            );
    const updates = await saveMoved(stores, actor, back, workers, now);
    // Entries from before highlights had notes and stars have none.
    if (before['about']) await stores.highlights.setAbout(highlight.id, before['about'] as Required<HighlightAbout>);
    const alive = await Promise.all(tags.map(async (tag) => ((await stores.tags.find(tag.tagId)) ? [tag] : [])));
    await stores.highlights.apply(...alive.flat());
    return async () => {
      for (const update of updates) await rooms.deliver(actor.teamId, highlight.noteId, update);
    };
  },
});

/** Entries from before highlights had other targets than words. */
const WORDS_ONLY = { target: 'WORDS', fileId: null, areas: [], snippetStartMs: null, snippetEndMs: null } as const;

/** Dates are strings in JSON. */
export function revived(before: Record<string, unknown>): { highlight: Highlight; tags: AppliedTag[] } {
  const { highlight, tags } = before as unknown as { highlight: Highlight; tags: AppliedTag[] };
  const date = (value: Date | string | null): Date | null => (value === null ? null : new Date(value));
  return {
    highlight: {
      ...WORDS_ONLY,
      ...highlight,
      lostAt: date(highlight.lostAt),
      createdAt: new Date(highlight.createdAt),
      updatedAt: new Date(highlight.updatedAt),
    },
    tags: revivedTags(tags),
  };
}

export const revivedTags = (tags: readonly AppliedTag[]): AppliedTag[] =>
  tags.map((tag) => ({ ...tag, appliedAt: new Date(tag.appliedAt) }));
