import type { Redaction } from '@evident/domain/redaction';
import { tooLate } from '@evident/domain/undo';
import { keptAs, type Undoer } from '../undo/index.ts';
import {
  type KeptRedaction,
  REDACTION_CHANGED,
  type RedactionStores,
  announceNote,
  noteToRedact,
} from './redacted-note.ts';

/** Restores a pending redaction as it was, unless it was changed, deleted or applied since. */
export const undoRedaction = <Stores extends RedactionStores>(): Undoer<Stores, KeptRedaction> => ({
  kind: REDACTION_CHANGED,
  async undo(stores: Stores, actor, { before, after }) {
    const now = await stores.redactions.find((before ?? after)!.id);
    if ((now === null) !== (after === null) || (now && after && !isSame(now, after)))
      tooLate('The redaction was changed or applied since then.');
    const note = await noteToRedact(stores, actor, (before ?? after)!.noteId);
    if (before) await stores.redactions.save({ ...before, version: now?.version ?? before.version });
    else if (now) await stores.redactions.remove(now.id);
    await announceNote(stores, actor, note);
    return { opposite: keptAs(REDACTION_CHANGED, { before: now, after: before }) };
  },
});

const effectOf = ({ state, startMs, endMs, video, videoStyle, audio, removeWords, keyframes }: Redaction) =>
  JSON.stringify([
    state,
    startMs,
    endMs,
    video,
    videoStyle,
    audio,
    removeWords,
    keyframes.map(({ atMs, left, top, width, height }) => [atMs, left, top, width, height]),
  ]);
const isSame = (one: Redaction, other: Redaction): boolean => effectOf(one) === effectOf(other);
