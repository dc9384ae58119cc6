import type { Session } from '../session.ts';
import { PostgresUndoStore } from './postgres-undo-store.ts';

export const undoStores = {
  undo: (session: Session) => new PostgresUndoStore(session),
};
