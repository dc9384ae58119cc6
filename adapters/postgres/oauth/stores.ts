import type { Session } from '../session.ts';
import { PostgresProgramGrantStore } from './postgres-program-grant-store.ts';

export const oauthStores = {
  programGrants: (session: Session) => new PostgresProgramGrantStore(session),
};
