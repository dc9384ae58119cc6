import { type Uuid, TITLE_MAX, notFound } from '@evident/domain/kernel';
import type { NoteSplit } from '@evident/domain/moving';
import type { Actor } from '@evident/domain/permissions';
import { type DocumentWorkers, EMPTY_DOCUMENT, type LiveRooms } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { copyNoteTags, noteTags } from '../highlights/index.ts';
import { type NoteStore, addNote } from '../notes/index.ts';
import type { UndoStore } from '../undo/index.ts';
import { type TextMovingPorts, type TextMovingStores, deliverAll, openNotes, textOf } from './carry-text.ts';
import { TEXT_MOVED, keysOf, moveWords } from './move-text.ts';

/**
 * Splits a note: the words after a position go to a new note, with their highlights and comments. Tags of the whole note
 * are on both afterwards.
 */
export class SplitNote extends Command<{ id: Uuid; undoId: Uuid }> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
    readonly split: NoteSplit,
  ) {
    super();
  }
}

export class SplitNoteHandler implements Handler<SplitNote>, TextMovingPorts {
  constructor(
    private readonly work: UnitOfWork<TextMovingStores & { notes: NoteStore; undo: UndoStore }>,
    readonly workers: DocumentWorkers,
    readonly rooms: LiveRooms,
    readonly ids: Ids,
    readonly clock: Clock,
  ) {}

  async execute({ actor, noteId, split: { at, title } }: SplitNote): Promise<{ id: Uuid; undoId: Uuid }> {
    await this.rooms.flush(noteId);
    const done = await this.work.perform(actor.teamId, async (stores) => {
      const { projectId, deliveries } = await openNotes(stores, this, actor, [noteId]);
      const note = (await stores.notes.find(noteId)) ?? notFound('Note');
      const end = [...(await textOf(stores, this, noteId)).text].length;
      const { occurredOn, language } = note;
      const id = await addNote(
        stores,
        this,
        actor,
        { projectId, title: title ?? secondTitle(note.title), occurredOn, language },
        EMPTY_DOCUMENT,
      );
      const moved = await moveWords(stores, this, actor, {
        from: noteId,
        to: id,
        projectId,
        range: { start: at, end },
        place: 'END',
      });
      // Tags of the whole note hold for both parts.
      await copyNoteTags(stores, actor, noteId, { id: this.ids.newId(), noteId: id, projectId, now: this.clock.now() });
      const tagged = keysOf(await noteTags(stores.highlights, id));
      const undoId = await stores.undo.keep(actor, TEXT_MOVED, {
        projectId,
        label: 'Split a note',
        before: { ...moved.kept, isNew: true, tagged },
      });
      return { id, undoId, deliveries: [...deliveries, ...moved.deliveries] };
    });
    await deliverAll(this.rooms, actor, done.deliveries);
    return { id: done.id, undoId: done.undoId };
  }
}

const SECOND = ' (2)';
const secondTitle = (title: string): string =>
  title === '' ? '' : `${title.slice(0, TITLE_MAX - SECOND.length)}${SECOND}`;
