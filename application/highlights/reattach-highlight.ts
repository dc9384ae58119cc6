import { type Highlight, type NewHighlight, findWords, fromPlace } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';
import { type Actor, canWrite } from '@evident/domain/permissions';
import { type DerivingStores, derive } from '../content/derive-document.ts';
import type { DocumentCodec, OpenDocument } from '../content/document-codec.ts';
import type { LiveRooms } from '../content/live-rooms.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/project-access.ts';
import { highlightChanged } from './events.ts';
import { openHighlight } from './open-highlight.ts';

/** Put a highlight, lost or not, on words that a person chose; its tags, its author and where it is used stay. */
export class ReattachHighlight extends Command {
  constructor(readonly actor: Actor, readonly highlightId: Uuid, readonly words: NewHighlight) { super(); }
}

export class ReattachHighlightHandler implements Handler<ReattachHighlight> {
  constructor(
    private readonly work: UnitOfWork<DerivingStores & { projectAccess: ProjectAccess }>,
    private readonly codec: DocumentCodec,
    private readonly rooms: LiveRooms,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, highlightId, words }: ReattachHighlight): Promise<void> {
    const { noteId, updates } = await this.work.perform(actor.teamId, async (stores) => {
      const { highlight, access, stored, open } = await openHighlight(stores, this.codec, actor, highlightId);
      const { moved, updates } = attach(highlight, words, open, canWrite(access), this.clock.now());
      await stores.highlights.save(moved);
      let seq = stored.lastSeq;
      for (const update of updates) seq = await stores.documents.append(highlight.noteId, update, actor.userId);
      if (updates.length > 0) await derive(stores, actor.teamId, { ...stored, lastSeq: seq }, open, this.clock.now());
      await stores.outbox.announce(highlightChanged(actor, moved));
      return { noteId: highlight.noteId, updates };
    });
    for (const update of updates) await this.rooms.deliver(actor.teamId, noteId, update);
  }
}

/** A highlight put on words, and what that changes in the document: the old mark off, the new one on. */
export function attach(highlight: Highlight, words: NewHighlight, open: OpenDocument, mayWrite: boolean, now: Date): { moved: Highlight; updates: Uint8Array[] } {
  const range = findWords(words, open.read().text);
  const moved = { ...highlight, ...fromPlace(open.placeOf(range)), lostAt: null, updatedAt: now };
  if (!mayWrite) {
    const { start, end } = open.relative(range);
    return { moved: { ...moved, anchor: 'beside', relativeStart: start, relativeEnd: end }, updates: [] };
  }
  const off = open.unmark(highlight.id);
  return { moved: { ...moved, anchor: 'mark', relativeStart: null, relativeEnd: null }, updates: [...(off ? [off] : []), open.mark(highlight.id, range)] };
}
