import type { Session } from '../session.ts';
import { appliedTagEntity, highlightEntity } from './entities.ts';
import { PostgresHighlightStore } from './postgres-highlight-store.ts';

export const highlightEntities = [highlightEntity, appliedTagEntity];

export const highlightStores = {
  highlights: (session: Session) => new PostgresHighlightStore(session),
};
