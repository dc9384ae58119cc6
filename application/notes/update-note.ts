import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import type { NoteWording } from '@evident/domain/notes';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { NoteStore } from './note-store.ts';

/** Changes title, date, language or archive of a note. `expected` is the version that the actor has seen. */
export class UpdateNote extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
    readonly wording: NoteWording,
    readonly expected: number | null = null,
  ) {
    super();
  }
}

export class UpdateNoteHandler implements Handler<UpdateNote> {
  constructor(
    private readonly work: UnitOfWork<{ notes: NoteStore; projectAccess: ProjectAccess; outbox: Outbox }>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, noteId, wording: { archived, ...wording }, expected }: UpdateNote): Promise<void> {
    await this.work.perform(actor.teamId, async ({ notes, projectAccess, outbox }) => {
      const note = (await notes.find(noteId)) ?? notFound('Note');
      await demand(projectAccess, actor, note.projectId, 'write', 'Note');
      refuseOverwriting(note, expected);
      if (note.archivedAt && archived !== false)
        refuse('InvalidOperation', 'Unavailable in read-only mode', 'Unarchive the note first.');
      const now = this.clock.now();
      const archivedAt = archived === undefined ? note.archivedAt : archived ? now : null;
      await notes.save({ ...note, ...wording, archivedAt, updatedAt: now });
      await outbox.announce({
        name: 'note:changed',
        teamId: actor.teamId,
        payload: { noteId, projectId: note.projectId, by: actor.userId },
      });
    });
  }
}
