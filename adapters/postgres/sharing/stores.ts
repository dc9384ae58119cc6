import type { Session } from '../session.ts';
import { shareLinkEntity } from './entities.ts';
import { PostgresShareLinkStore } from './postgres-share-link-store.ts';

export const sharingEntities = [shareLinkEntity];

export const sharingStores = {
  shareLinks: (session: Session) => new PostgresShareLinkStore(session),
};
