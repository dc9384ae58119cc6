import type { Session } from '../session.ts';
import { recordingRedactionEntity, redactionEntity } from './entities.ts';
import { PostgresRecordingRedactionStore } from './postgres-recording-redaction-store.ts';
import { PostgresRedactionStore } from './postgres-redaction-store.ts';
import { PostgresRedactionTraces } from './postgres-redaction-traces.ts';

export const redactionEntities = [redactionEntity, recordingRedactionEntity];

export const redactionStores = {
  redactions: (session: Session) => new PostgresRedactionStore(session),
  recordingRedactions: (session: Session) => new PostgresRecordingRedactionStore(session),
  redactionTraces: (session: Session) => new PostgresRedactionTraces(session),
};
