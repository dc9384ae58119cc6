import type { Session } from '../session.ts';
import { personEntity } from './entities.ts';
import { PostgresErasureStore } from './postgres-erasure-store.ts';
import { PostgresPersonStore } from './postgres-person-store.ts';

export const peopleEntities = [personEntity];

export const peopleStores = {
  erasures: (session: Session) => new PostgresErasureStore(session),
  people: (session: Session) => new PostgresPersonStore(session),
};
