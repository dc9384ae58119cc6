import type { Session } from '../session.ts';
import { PostgresMovingStore } from './postgres-moving-store.ts';
import { PostgresTextMoveStore } from './postgres-text-move-store.ts';

export const movingStores = {
  moving: (session: Session) => new PostgresMovingStore(session),
  textMoves: (session: Session) => new PostgresTextMoveStore(session),
};
