import type { Session } from '../session.ts';
import { personEntity } from './entities.ts';
import { PostgresPersonStore } from './postgres-person-store.ts';

export const peopleEntities = [personEntity];

export const peopleStores = {
  people: (session: Session) => new PostgresPersonStore(session),
};
