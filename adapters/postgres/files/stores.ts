import type { Session } from '../session.ts';
import { fileEntity } from './entities.ts';
import { PostgresFileRecords } from './postgres-file-records.ts';
import { PostgresFileUses } from './postgres-file-uses.ts';
import { PostgresNoteFileStore } from './postgres-note-file-store.ts';
import { PostgresUploadStore } from './postgres-upload-store.ts';

export const fileEntities = [fileEntity];

export const fileStores = {
  files: (session: Session) => new PostgresFileRecords(session),
  fileUses: (session: Session) => new PostgresFileUses(session),
  noteFiles: (session: Session) => new PostgresNoteFileStore(session),
  uploads: (session: Session) => new PostgresUploadStore(session),
};
