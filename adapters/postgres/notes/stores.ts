import type { Session } from '../session.ts';
import { noteEntity } from './entities.ts';
import { PostgresNoteStore } from './postgres-note-store.ts';

export const noteEntities = [noteEntity];

export const noteStores = {
  notes: (session: Session) => new PostgresNoteStore(session),
};
