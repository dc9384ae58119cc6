import type { FileFilter, FileView, NoteFiles } from '@evident/domain/files';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** Files as they are shown, of the projects the actor may see. */
export interface FileReader {
  file(actor: Actor, fileId: Uuid): Promise<FileView | null>;
  /** Files that are DONE or UPLOADING, newest first. */
  ofProject(actor: Actor, projectId: Uuid, filter: FileFilter, page: PageRequest): Promise<Page<FileView>>;
  /** The files of a note, in order; null if the actor cannot see the note. */
  ofNote(actor: Actor, noteId: Uuid): Promise<NoteFiles | null>;
}
