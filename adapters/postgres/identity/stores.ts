import type { Session } from '../session.ts';
import { accessTokenEntity, accountEntity, oneTimeCodeEntity, secondFactorEntity, sessionEntity } from './entities.ts';
import { PostgresAccessTokenStore } from './postgres-access-token-store.ts';
import { PostgresAccountEventStore } from './postgres-account-event-store.ts';
import { PostgresAccountStore } from './postgres-account-store.ts';
import { PostgresSecondFactorStore } from './postgres-second-factor-store.ts';
import { PostgresSessionStore } from './postgres-session-store.ts';

export const identityEntities = [
  accountEntity,
  sessionEntity,
  oneTimeCodeEntity,
  secondFactorEntity,
  accessTokenEntity,
];

export const identityStores = {
  accessTokens: (session: Session) => new PostgresAccessTokenStore(session),
  accounts: (session: Session) => new PostgresAccountStore(session.manager),
  sessions: (session: Session) => new PostgresSessionStore(session.manager),
  events: (session: Session) => new PostgresAccountEventStore(session.manager),
  secondFactors: (session: Session) => new PostgresSecondFactorStore(session.manager),
};
