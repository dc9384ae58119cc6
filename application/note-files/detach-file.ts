import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { changeNoteFiles, type NoteFileStores, noteToAttach } from './note-with-files.ts';

/** Removes a file from a note; it stays in the project. Returns the undo id. */
export class DetachFile extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
    readonly fileId: Uuid,
  ) {
    super();
  }
}

export class DetachFileHandler implements Handler<DetachFile> {
  constructor(
    private readonly work: UnitOfWork<NoteFileStores>,
    readonly ids: Ids,
    readonly clock: Clock,
  ) {}

  execute({ actor, noteId, fileId }: DetachFile): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const note = await noteToAttach(stores, actor, noteId);
      const row = (await stores.noteFiles.ofNote(noteId)).find((one) => one.fileId === fileId);
      if (!row) return refuse('NotFound', 'This file is not in the note');
      const name = (await stores.files.find(fileId))?.name ?? 'a file';
      const undoId = await changeNoteFiles(stores, actor, note, `Removed ${name} from a note`, [
        { before: row, after: null },
      ]);
      return undoId!;
    });
  }
}
