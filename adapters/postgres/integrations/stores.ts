import type { Session } from '../session.ts';
import { PostgresConnectionAttemptStore } from './postgres-connection-attempt-store.ts';
import { PostgresConnectionStore } from './postgres-connection-store.ts';
import { PostgresIntegrationDeliveryStore } from './postgres-integration-delivery-store.ts';
import { PostgresSavedMessageStore } from './postgres-saved-message-store.ts';

export const integrationStores = {
  connections: (session: Session) => new PostgresConnectionStore(session),
  connectionAttempts: (session: Session) => new PostgresConnectionAttemptStore(session),
  integrationDeliveries: (session: Session) => new PostgresIntegrationDeliveryStore(session),
  savedMessages: (session: Session) => new PostgresSavedMessageStore(session),
};
