import { type FileRecord, announcedFile, checkRoom } from '@evident/domain/files';
import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type FileRecords, shownName } from '../files/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { NoteStore } from '../notes/index.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { UploadStore } from './upload-store.ts';

export interface NewUpload {
  readonly projectId: Uuid;
  readonly name: string;
  /** Announced size. */
  readonly bytes: number;
  /** The note that gets the file, `new` to create one, or null for the project alone. */
  readonly note: Uuid | 'new' | null;
}

/** Begins a resumable upload; returns the id of its file. Refused if the file cannot fit, before any byte is sent. */
export class StartUpload extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly upload: NewUpload,
  ) {
    super();
  }
}

export class StartUploadHandler implements Handler<StartUpload> {
  constructor(
    private readonly work: UnitOfWork<{
      files: FileRecords;
      uploads: UploadStore;
      notes: NoteStore;
      projectAccess: ProjectAccess;
    }>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, upload: { projectId, name, bytes, note } }: StartUpload): Promise<Uuid> {
    return this.work.perform(actor.teamId, async ({ files, uploads, notes, projectAccess }) => {
      await demand(projectAccess, actor, projectId, 'write');
      const noteId = note === 'new' ? null : note;
      if (noteId !== null) {
        const found = await notes.find(noteId);
        if (found?.projectId !== projectId) return notFound('Note');
        if (found.archivedAt) refuse('InvalidOperation', 'Unavailable in read-only mode', 'Unarchive the note first.');
      }
      const announced = announcedFile(shownName(name), bytes);
      checkRoom(await files.storedBytes(), bytes);
      const file: FileRecord = {
        ...announced,
        id: this.ids.newId(),
        teamId: actor.teamId,
        projectId,
        sha256: null,
        status: 'UPLOADING',
        failure: null,
        width: null,
        height: null,
        createdBy: actor.userId,
        createdAt: this.clock.now(),
      };
      await files.save(file);
      await uploads.add({ file, noteId, newNote: note === 'new' });
      return file.id;
    });
  }
}
