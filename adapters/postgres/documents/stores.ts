import type { Session } from '../session.ts';
import { fileDocumentEntity } from './entities.ts';
import { PostgresFileDocumentStore } from './postgres-file-document-store.ts';

export const documentEntities = [fileDocumentEntity];

export const documentStores = {
  fileDocuments: (session: Session) => new PostgresFileDocumentStore(session),
};
