import type { TextRange } from '@evident/domain/content';
import { type Uuid, refuse } from '@evident/domain/kernel';
import { type PastedWords, type WordsTaken, arrivedWords } from '@evident/domain/moving';
import type { Actor } from '@evident/domain/permissions';
import { type DocumentWorkers, type LiveRooms, changeDocument, openSince } from '../content/index.ts';
import { highlightsChanged } from '../highlights/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type UndoStore, undoKind } from '../undo/index.ts';
import {
  type Deliveries,
  type TextMovingPorts,
  type TextMovingStores,
  anchorMoved,
  deliverAll,
  openNotes,
  textOf,
} from './carry-text.ts';
import type { Along, LostOfNote } from './text-move-store.ts';

/** Takes over highlights and comments whose words were cut from another note and pasted into this one. */
export class TakePastedWords extends Command<WordsTaken> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
    readonly pasted: PastedWords,
  ) {
    super();
  }
}

export interface KeptPaste {
  readonly from: Uuid;
  readonly to: Uuid;
  readonly along: Along;
}

export const WORDS_TAKEN = undoKind<KeptPaste>('text:taken');

/** Milliseconds for which cut words can be pasted with their highlights: others of this note were deleted before (decided). */
const RECENT_MS = 60 * 60_000;

export class TakePastedWordsHandler implements Handler<TakePastedWords>, TextMovingPorts {
  constructor(
    private readonly work: UnitOfWork<TextMovingStores & { undo: UndoStore }>,
    readonly workers: DocumentWorkers,
    readonly rooms: LiveRooms,
    readonly clock: Clock,
  ) {}

  async execute({ actor, noteId: to, pasted: { fromNoteId: from, start, end } }: TakePastedWords): Promise<WordsTaken> {
    if (from === to) refuse('InvalidOperation', 'The words are of this note', 'Their highlights return by themselves.');
    await Promise.all([from, to].map((id) => this.rooms.flush(id)));
    const done = await this.work.perform(actor.teamId, async (stores) => {
      const { projectId, deliveries } = await openNotes(stores, this, actor, [from, to]);
      const lost = await stores.textMoves.lostSince(from, new Date(this.clock.now().getTime() - RECENT_MS));
      const { text } = await textOf(stores, this, to);
      const found = new Set(arrivedWords(lost, text, { start, end }).map(({ id }) => id));
      const arrived = lost.filter(({ id }) => found.has(id));
      if (arrived.length === 0) return { taken: { highlights: 0, comments: 0, undoId: null }, deliveries };
      const along = alongOf(arrived);
      await stores.textMoves.rehome(along, from, to, this.clock.now());
      const marked = await markArrived(stores, this, actor, to, arrived, text, { start, end });
      if (along.highlightIds.length > 0)
        await stores.outbox.announce(highlightsChanged(actor, projectId, along.highlightIds));
      const undoId = await stores.undo.keep(actor, WORDS_TAKEN, {
        projectId,
        label: 'Took highlights over from another note',
        before: { from, to, along },
      });
      const taken = { highlights: along.highlightIds.length, comments: along.threadIds.length, undoId };
      return { taken, deliveries: [...deliveries, ...marked] };
    });
    await deliverAll(this.rooms, actor, done.deliveries);
    return done.taken;
  }
}

const alongOf = (lost: readonly LostOfNote[]): Along => ({
  highlightIds: lost.flatMap(({ id, anchor }) => (anchor === null ? [] : [id])),
  threadIds: lost.flatMap(({ id, anchor }) => (anchor === null ? [id] : [])),
});

/** Anchors lost words of an open note where they are in a passage of it. */
export async function markArrived(
  stores: TextMovingStores,
  { workers, clock }: TextMovingPorts,
  actor: Actor,
  noteId: Uuid,
  lost: readonly LostOfNote[],
  text: string,
  passage: TextRange,
): Promise<Deliveries> {
  const places = arrivedWords(lost, text, passage);
  const isMark = new Set(lost.flatMap(({ id, anchor }) => (anchor === 'mark' ? [id] : [])));
  const all = places.filter(({ id }) => isMark.has(id)).map(({ id, start, end }) => ({ id, words: { start, end } }));
  const document = await openSince(stores.documents, workers, noteId);
  const marks =
    all.length === 0 ? null : await workers.run('anchorAll', document, { all, mayWrite: true, derived: true });
  const updates = await changeDocument(stores, actor, noteId, marks?.mark ? [marks.mark] : [], workers, clock.now());
  await anchorMoved(
    stores,
    workers,
    noteId,
    places.filter(({ id }) => !isMark.has(id)),
    clock.now(),
  );
  return updates.map((update) => [noteId, update] as const);
}
