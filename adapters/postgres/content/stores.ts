import type { Session } from '../session.ts';
import { PostgresDocumentStore } from './postgres-document-store.ts';

export const contentStores = {
  documents: (session: Session) => new PostgresDocumentStore(session),
};
