import type { Session } from '../session.ts';
import { mediaEntity } from './entities.ts';
import { PostgresMediaStore } from './postgres-media-store.ts';

export const mediaEntities = [mediaEntity];

export const mediaStores = {
  media: (session: Session) => new PostgresMediaStore(session),
};
