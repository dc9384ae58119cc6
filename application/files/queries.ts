import type { FileFilter, FileView, NoteFiles } from '@evident/domain/files';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { FileReader } from './file-reader.ts';

/** Returns the metadata of a file. */
export class GetFile extends Query<FileView> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly fileId: Uuid,
  ) {
    super();
  }
}

export const GetFileHandler = answeredBy(({ actor, fileId }: GetFile, files: FileReader) =>
  found(files.file(actor, fileId), 'File not found'),
);

/** Lists the files of a project, newest first. */
export class ListFiles extends Query<Page<FileView>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly filter: FileFilter,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListFilesHandler = answeredBy(({ actor, projectId, filter, page }: ListFiles, files: FileReader) =>
  files.ofProject(actor, projectId, filter, page),
);

/** Lists the files of a note, in order. */
export class ListNoteFiles extends Query<NoteFiles> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
  ) {
    super();
  }
}

export const ListNoteFilesHandler = answeredBy(({ actor, noteId }: ListNoteFiles, files: FileReader) =>
  found(files.ofNote(actor, noteId), 'Note not found'),
);
