import type { Session } from '../session.ts';
import { savedFilterEntity } from './entities.ts';
import { PostgresSavedFilterStore } from './postgres-saved-filter-store.ts';

export const savedFilterEntities = [savedFilterEntity];

export const savedFilterStores = {
  savedFilters: (session: Session) => new PostgresSavedFilterStore(session),
};
