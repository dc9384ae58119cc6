import type { Session } from '../session.ts';
import {
  PostgresHandoverStore,
  PostgresScimFailureStore,
  PostgresScimGroupStore,
  PostgresScimSettingsStore,
  PostgresScimTokenStore,
  PostgresVerifiedDomains,
} from './postgres-scim-stores.ts';
import { PostgresScimUserStore } from './postgres-scim-user-store.ts';

export const scimStores = {
  scimTokens: (session: Session) => new PostgresScimTokenStore(session),
  scimSettings: (session: Session) => new PostgresScimSettingsStore(session),
  scimUsers: (session: Session) => new PostgresScimUserStore(session),
  scimGroups: (session: Session) => new PostgresScimGroupStore(session),
  scimFailures: (session: Session) => new PostgresScimFailureStore(session),
  scimHandover: (session: Session) => new PostgresHandoverStore(session),
  verifiedDomains: (session: Session) => new PostgresVerifiedDomains(session),
};
