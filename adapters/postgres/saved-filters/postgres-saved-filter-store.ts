import type { SavedFilterStore } from '@evident/application/saved-filters/saved-filter-store';
import type { SavedFilter } from '@evident/domain/filters';
import { IsNull } from 'typeorm';
import { SavedRows } from '../saved-rows.ts';
import type { Session } from '../session.ts';
import { savedFilterEntity } from './entities.ts';

export class PostgresSavedFilterStore extends SavedRows<SavedFilter> implements SavedFilterStore {
  constructor(session: Session) {
    super(session, savedFilterEntity);
  }
  countAt({ objectType, projectId }: Pick<SavedFilter, 'objectType' | 'projectId'>): Promise<number> {
    return this.session.manager.countBy(savedFilterEntity, { objectType, projectId: projectId ?? IsNull() });
  }
}
