import type { Session } from '../session.ts';
import { PostgresAlertStore } from './postgres-alert-store.ts';
import { PostgresPublicLinkStore } from './postgres-public-link-store.ts';

export const oversightStores = {
  alerts: (session: Session) => new PostgresAlertStore(session),
  publicLinks: (session: Session) => new PostgresPublicLinkStore(session),
};
