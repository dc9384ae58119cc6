import type { Session } from '../session.ts';
import { importRunEntity, importedFileEntity } from './entities.ts';
import { PostgresImportStore } from './postgres-import-store.ts';
import { PostgresKnownNotes } from './postgres-known-notes.ts';
import { PostgresNoteBatch } from './postgres-note-batch.ts';

export const importEntities = [importRunEntity, importedFileEntity];

export const importStores = {
  imports: (session: Session) => new PostgresImportStore(session),
  knownNotes: (session: Session) => new PostgresKnownNotes(session),
  noteBatch: (session: Session) => new PostgresNoteBatch(session),
};
