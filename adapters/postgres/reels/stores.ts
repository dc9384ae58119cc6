import type { Session } from '../session.ts';
import { reelEntity } from './entities.ts';
import { PostgresReelStore } from './postgres-reel-store.ts';

export const reelEntities = [reelEntity];

export const reelStores = {
  reels: (session: Session) => new PostgresReelStore(session),
};
