import { selectorOf } from '@evident/domain/highlights';
import { type Uuid, isSameJson } from '@evident/domain/kernel';
import { type Actor, canWrite } from '@evident/domain/permissions';
import { tooLate } from '@evident/domain/undo';
import { type DocumentWorkers, type LiveRooms, openSince, seen } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { TagStore } from '../tags/index.ts';
import { keptAs, type KeptOf, type Undoer } from '../undo/index.ts';
import { type FileTargetStores, demandFile } from './create-in-file.ts';
import { demandMarkUp } from './demand-mark-up.ts';
import { stateOf } from './highlight-state.ts';
import type { MarkingStores } from './highlight-store.ts';
import { openHighlight } from './open-highlight.ts';
import { attach } from './reattach-highlight.ts';
import { takeOff } from './remove-highlight.ts';
import { saveMoved } from './save-moved.ts';
import { HIGHLIGHT_REMOVED, HIGHLIGHT_RESTORED } from './undo-kinds.ts';

type Needs = MarkingStores & FileTargetStores & { projectAccess: ProjectAccess; tags: TagStore };

/** Restores a removed highlight with its tags. It is lost if its words were deleted meanwhile. */
export const undoRemovedHighlight = <Stores extends Needs>(
  workers: DocumentWorkers,
  rooms: LiveRooms,
  clock: Clock,
): Undoer<Stores, KeptOf<typeof HIGHLIGHT_REMOVED>> => ({
  kind: HIGHLIGHT_REMOVED,
  async undo(stores: Stores, actor: Actor, { highlight, tags, about }) {
    const { access } = await demandMarkUp(stores, actor, highlight.noteId, 'Highlight');
    const now = clock.now();
    const document = await openSince(stores.documents, workers, highlight.noteId);
    const { target, fileId } = highlight;
    if (target === 'NOTE') await refuseSecond(stores, highlight.noteId);
    else if (target !== 'WORDS') await demandFile(stores, highlight.noteId, { target, fileId: fileId! });
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
    await stores.highlights.setAbout(highlight.id, about);
    const alive = await Promise.all(tags.map(async (tag) => ((await stores.tags.find(tag.tagId)) ? [tag] : [])));
    await stores.highlights.apply(...alive.flat());
    const restored = (await stores.highlights.find(highlight.id)) ?? back.moved;
    const state = await stateOf(stores.highlights, restored);
    return {
      opposite: keptAs(HIGHLIGHT_RESTORED, { highlightId: highlight.id, state }),
      async afterwards() {
        for (const update of updates) await rooms.deliver(actor.teamId, highlight.noteId, update);
      },
    };
  },
});

/** A note has one highlight of the whole note. */
async function refuseSecond({ highlights }: Pick<MarkingStores, 'highlights'>, noteId: Uuid): Promise<void> {
  if (await highlights.ofWholeNote(noteId)) tooLate('The note was tagged again since then.');
}

/** Removes a restored highlight again, unless it was changed, tagged or used as evidence since. */
export const undoRestoredHighlight = <Stores extends Needs>(
  workers: DocumentWorkers,
  rooms: LiveRooms,
  clock: Clock,
): Undoer<Stores, KeptOf<typeof HIGHLIGHT_RESTORED>> => ({
  kind: HIGHLIGHT_RESTORED,
  async undo(stores: Stores, actor: Actor, { highlightId, state }) {
    const open = await openHighlight(stores, workers, actor, highlightId);
    if (!isSameJson(await stateOf(stores.highlights, open.highlight), state))
      tooLate('The highlight was changed or used since then.');
    const { before, updates } = await takeOff(stores, workers, actor, open, clock.now());
    return {
      opposite: keptAs(HIGHLIGHT_REMOVED, before),
      async afterwards() {
        for (const update of updates) await rooms.deliver(actor.teamId, open.highlight.noteId, update);
      },
    };
  },
});
