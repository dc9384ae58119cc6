import { type NewNoteFile, type NoteFile, placed } from '@evident/domain/files';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { changeNoteFiles, type NoteFileStores, noteToAttach } from './note-with-files.ts';

/** Adds a file of the project to a note; returns the undo id, or null if the note has it already. */
export class AttachFile extends Command<Uuid | null> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
    readonly added: NewNoteFile,
  ) {
    super();
  }
}

export class AttachFileHandler implements Handler<AttachFile> {
  constructor(
    private readonly work: UnitOfWork<NoteFileStores>,
    readonly ids: Ids,
    readonly clock: Clock,
  ) {}

  execute({ actor, noteId, added: { fileId, beforeFileId = null } }: AttachFile): Promise<Uuid | null> {
    return this.work.perform(actor.teamId, async (stores) => {
      const note = await noteToAttach(stores, actor, noteId);
      const file = await stores.files.find(fileId);
      if (file?.projectId !== note.projectId || file.status !== 'DONE')
        return refuse('UnprocessableContent', 'File not found', 'Upload it to the project of the note first.');
      const there = await stores.noteFiles.ofNote(noteId);
      if (there.some((one) => one.fileId === file.id)) return null;
      const row: NoteFile = {
        noteId: note.id,
        fileId: file.id,
        rank: 0,
        createdBy: actor.userId,
        createdAt: this.clock.now(),
      };
      return changeNoteFiles(stores, actor, note, `Added ${file.name}`, placed(there, row, beforeFileId));
    });
  }
}
