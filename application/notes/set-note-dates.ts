import { type Uuid, notFound, refuse } from '@evident/domain/kernel';
import type { Note, NoteDates } from '@evident/domain/notes';
import type { Actor } from '@evident/domain/permissions';
import { changedAgain } from '@evident/domain/undo';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type ProjectAccess, demand } from '../permissions/index.ts';
import { keptAs, type Undoer, undoKind, type UndoStore } from '../undo/index.ts';
import type { NoteStore } from './note-store.ts';

interface Stores {
  notes: NoteStore;
  projectAccess: ProjectAccess;
  outbox: Outbox;
  undo: UndoStore;
}

type Dates = readonly { readonly noteId: Uuid; readonly occurredOn: string | null }[];
interface Kept {
  readonly projectId: Uuid;
  readonly before: Dates;
  readonly after: Dates;
}
const DATES_SET = undoKind<Kept>('note-dates:set');

/** Sets or clears the dates of many notes of a project as one step; returns the undo id. */
export class SetNoteDates extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly changes: NoteDates['changes'],
  ) {
    super();
  }
}

export class SetNoteDatesHandler implements Handler<SetNoteDates> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, projectId, changes }: SetNoteDates): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      await demand(stores.projectAccess, actor, projectId, 'write');
      if (new Set(changes.map(({ noteId }) => noteId)).size < changes.length)
        refuse('ValidationError', 'A note was sent twice', 'Send each note once.');
      const notes = await notesOf(stores, projectId, changes);
      const before = notes.map(({ id: noteId, occurredOn }) => ({ noteId, occurredOn }));
      await write(stores, actor, notes, changes, this.clock.now());
      return stores.undo.keep(actor, DATES_SET, {
        projectId,
        label: `Changed the date of ${notes.length === 1 ? '1 note' : `${notes.length} notes`}`,
        before: { projectId, before, after: changes },
      });
    });
  }
}

/** Restores the dates, unless one was changed since. */
export const undoNoteDates = <All extends Stores>(clock: Clock): Undoer<All, Kept> => ({
  kind: DATES_SET,
  async undo(stores: All, actor, { projectId, before, after }) {
    await demand(stores.projectAccess, actor, projectId, 'write');
    const notes = await notesOf(stores, projectId, after);
    const set = new Map(after.map(({ noteId, occurredOn }) => [noteId, occurredOn]));
    for (const { id, title, occurredOn } of notes) if (set.get(id) !== occurredOn) changedAgain('date of', title);
    await write(stores, actor, notes, before, clock.now());
    return { opposite: keptAs(DATES_SET, { projectId, before: after, after: before }) };
  },
});

/** The notes, locked in the order of their ids, so that two requests over the same notes do not block each other. */
async function notesOf({ notes }: Stores, projectId: Uuid, changes: Dates): Promise<Note[]> {
  const found: Note[] = [];
  for (const noteId of changes.map((change) => change.noteId).toSorted()) {
    const note = await notes.find(noteId);
    if (note?.projectId !== projectId) return notFound('Note');
    if (note.archivedAt)
      refuse('InvalidOperation', 'Unavailable in read-only mode', `Unarchive “${note.title}” first.`);
    found.push(note);
  }
  return found;
}

async function write({ notes, outbox }: Stores, actor: Actor, found: readonly Note[], dates: Dates, updatedAt: Date) {
  const wanted = new Map(dates.map(({ noteId, occurredOn }) => [noteId, occurredOn]));
  for (const note of found) {
    await notes.save({ ...note, occurredOn: wanted.get(note.id) ?? null, updatedAt });
    await outbox.announce({
      name: 'note:changed',
      teamId: actor.teamId,
      payload: { noteId: note.id, projectId: note.projectId, by: actor.userId },
    });
  }
}
