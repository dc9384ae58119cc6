import { isSameJson } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { tooLate } from '@evident/domain/undo';
import type { DocumentWorkers, LiveRooms } from '../content/index.ts';
import { noteTags } from '../highlights/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { type TrashStores, putInTrash } from '../trash/index.ts';
import type { Undoer } from '../undo/index.ts';
import { type TextMovingStores, carryText, deliverAll, openNotes, textOf } from './carry-text.ts';
import { type KeptTextMove, TEXT_MOVED, keysOf } from './move-text.ts';

/** Puts moved words back with their highlights and comments, if neither text was changed since. */
export const undoMovedText = <Stores extends TextMovingStores & Omit<TrashStores, 'undo'>>(
  workers: DocumentWorkers,
  rooms: LiveRooms,
  ids: Ids,
  clock: Clock,
): Undoer<Stores, KeptTextMove> => ({
  kind: TEXT_MOVED,
  async undo(stores: Stores, actor: Actor, { from, to, isNew, tagged = [], along, beside, before, after }) {
    const ports = { workers, rooms, clock };
    const { projectId, deliveries } = await openNotes(stores, ports, actor, [from, to]);
    const [source, target] = [await textOf(stores, ports, from), await textOf(stores, ports, to)];
    if (source.text !== after.source || target.text !== after.target)
      tooLate('The text of one of the notes was changed since then.');
    const went = along.highlightIds.length + along.threadIds.length;
    if (isNew && (await stores.textMoves.countOf(to)) > went)
      tooLate('Highlights or comments were added to the new note since then.');
    if (isNew && !isSameJson(keysOf(await noteTags(stores.highlights, to)), tagged))
      tooLate('The tags of the new note were changed since then.');
    const texts = { source: before.target, target: before.source };
    const back = await carryText(stores, ports, actor, { from: to, to: from, projectId, along, beside, texts });
    if (isNew) await putInTrash(stores, actor, { type: 'NOTE', id: to }, ids.newId(), clock.now());
    return { afterwards: () => deliverAll(rooms, actor, [...deliveries, ...back]) };
  },
});
