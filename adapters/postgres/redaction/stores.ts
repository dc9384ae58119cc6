import type { Session } from '../session.ts';
import { redactionEntity } from './entities.ts';
import { PostgresRedactionStore } from './postgres-redaction-store.ts';
import { PostgresRedactionTraces } from './postgres-redaction-traces.ts';

export const redactionEntities = [redactionEntity];

export const redactionStores = {
  redactions: (session: Session) => new PostgresRedactionStore(session),
  redactionTraces: (session: Session) => new PostgresRedactionTraces(session),
};
