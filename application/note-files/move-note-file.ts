import { placed } from '@evident/domain/files';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { changeNoteFiles, type NoteFileStores, noteToAttach } from './note-with-files.ts';

/** Moves a file of a note before another, or to the end; returns the undo id, or null if it is there already. */
export class MoveNoteFile extends Command<Uuid | null> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
    readonly fileId: Uuid,
    readonly beforeFileId: Uuid | null,
  ) {
    super();
  }
}

export class MoveNoteFileHandler implements Handler<MoveNoteFile> {
  constructor(
    private readonly work: UnitOfWork<NoteFileStores>,
    readonly ids: Ids,
    readonly clock: Clock,
  ) {}

  execute({ actor, noteId, fileId, beforeFileId }: MoveNoteFile): Promise<Uuid | null> {
    return this.work.perform(actor.teamId, async (stores) => {
      const note = await noteToAttach(stores, actor, noteId);
      const files = await stores.noteFiles.ofNote(noteId);
      const row = files.find((one) => one.fileId === fileId);
      if (!row) return refuse('NotFound', 'This file is not in the note');
      return changeNoteFiles(stores, actor, note, 'Moved a file', placed(files, row, beforeFileId));
    });
  }
}
