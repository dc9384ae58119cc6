import type { Session } from '../session.ts';
import { PostgresTrashStore } from './postgres-trash-store.ts';

export const trashStores = {
  trash: (session: Session) => new PostgresTrashStore(session),
};
