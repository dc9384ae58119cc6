import type { Session } from '../session.ts';
import { PostgresPublicLinkStore } from './postgres-public-link-store.ts';

export const oversightStores = {
  publicLinks: (session: Session) => new PostgresPublicLinkStore(session),
};
