import { reanchor } from '@evident/domain/anchors';
import { type Highlight, selectorOf } from '@evident/domain/highlights';
import { type Actor, canWrite } from '@evident/domain/permissions';
import type { DerivingStores } from '../content/derive-document.ts';
import type { DocumentCodec, OpenDocument } from '../content/document-codec.ts';
import type { LiveRooms } from '../content/live-rooms.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Undoer } from '../undo/undo.ts';
import type { MarkUpNeeds } from './demand-mark-up.ts';
import { openHighlight } from './open-highlight.ts';
import { attach } from './reattach-highlight.ts';
import { type Moved, saveMoved } from './save-moved.ts';
import { revived } from './undo-removed-highlight.ts';

/** Puts a highlight back onto the words it had; one that had lost its words, into the lost list again. */
export const undoMovedHighlight = <Stores extends DerivingStores & MarkUpNeeds>(codec: DocumentCodec, rooms: LiveRooms, clock: Clock): Undoer<Stores> => ({
  kind: 'highlight:moved',
  async undo(stores: Stores, actor: Actor, before) {
    const { highlight } = revived(before);
    const { access, stored, open } = await openHighlight(stores, codec, actor, highlight.id);
    const now = clock.now();
    const place = highlight.lostAt ? 'lost' : reanchor(selectorOf(highlight), open.read().text);
    const back = place === 'lost' ? lostAgain(highlight, open, now) : attach(highlight, { start: place.start, end: place.end }, open, canWrite(access), now);
    const updates = await saveMoved(stores, actor, { stored, open }, back, now);
    return async () => {
      for (const update of updates) await rooms.deliver(actor.teamId, highlight.noteId, update);
    };
  },
});

function lostAgain(highlight: Highlight, open: OpenDocument, now: Date): Moved {
  const off = open.unmark(highlight.id);
  return { moved: { ...highlight, anchor: 'mark', lostAt: highlight.lostAt ?? now, updatedAt: now }, updates: off ? [off] : [] };
}
