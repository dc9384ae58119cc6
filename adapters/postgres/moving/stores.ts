import type { Session } from '../session.ts';
import { PostgresMovingStore } from './postgres-moving-store.ts';

export const movingStores = { moving: (session: Session) => new PostgresMovingStore(session) };
