import { reanchor } from '@evident/domain/anchors';
import { type Highlight, selectorOf } from '@evident/domain/highlights';
import { type Actor, canWrite } from '@evident/domain/permissions';
import type { AppliedTag } from '@evident/domain/tags';
import type { DerivingStores } from '../content/derive-document.ts';
import type { DocumentCodec } from '../content/document-codec.ts';
import type { LiveRooms } from '../content/live-rooms.ts';
import { openLive } from '../content/open-live.ts';
import type { Clock } from '../kernel/clock.ts';
import type { ProjectAccess } from '../permissions/project-access.ts';
import type { TagStore } from '../tags/tag-store.ts';
import type { Undoer } from '../undo/undo.ts';
import { demandMarkUp } from './demand-mark-up.ts';
import { attach } from './reattach-highlight.ts';
import { saveMoved } from './save-moved.ts';

type Needs = DerivingStores & { projectAccess: ProjectAccess; tags: TagStore };

/** Brings a removed highlight back onto its words, with its tags; if the words went meanwhile, into the lost list. */
export const undoRemovedHighlight = <Stores extends Needs>(codec: DocumentCodec, rooms: LiveRooms, clock: Clock): Undoer<Stores> => ({
  kind: 'highlight:removed',
  async undo(stores: Stores, actor: Actor, before) {
    const { highlight, tags } = revived(before);
    const { access } = await demandMarkUp(stores, actor, highlight.noteId, 'Highlight');
    const now = clock.now();
    const { stored, open } = await openLive(stores.documents, codec, highlight.noteId);
    const place = reanchor(selectorOf(highlight), open.read().text);
    const back = place === 'lost'
      ? { moved: { ...highlight, anchor: 'mark' as const, lostAt: now }, updates: [] }
      : attach(highlight, { start: place.start, end: place.end }, open, canWrite(access), now);
    const updates = await saveMoved(stores, actor, { stored, open }, back, now);
    const alive = await Promise.all(tags.map(async (tag) => ((await stores.tags.find(tag.tagId)) ? [tag] : [])));
    await stores.highlights.apply(...alive.flat());
    return async () => {
      for (const update of updates) await rooms.deliver(actor.teamId, highlight.noteId, update);
    };
  },
});

/** Dates come back from JSON as text. */
export function revived(before: Record<string, unknown>): { highlight: Highlight; tags: AppliedTag[] } {
  const { highlight, tags } = before as unknown as { highlight: Highlight; tags: AppliedTag[] };
  const date = (value: Date | string | null): Date | null => (value === null ? null : new Date(value));
  return {
    highlight: { ...highlight, lostAt: date(highlight.lostAt), createdAt: new Date(highlight.createdAt), updatedAt: new Date(highlight.updatedAt) },
    tags: revivedTags(tags),
  };
}

export const revivedTags = (tags: readonly AppliedTag[]): AppliedTag[] => tags.map((tag) => ({ ...tag, appliedAt: new Date(tag.appliedAt) }));
