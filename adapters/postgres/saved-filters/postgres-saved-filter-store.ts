import type { SavedFilterStore } from '@evident/application/saved-filters/saved-filter-store';
import type { SavedFilter } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import { IsNull } from 'typeorm';
import { upsertMany } from '../many-rows.ts';
import type { Session } from '../session.ts';
import { savedFilterEntity } from './entities.ts';

export class PostgresSavedFilterStore implements SavedFilterStore {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<SavedFilter | null> {
    return this.session.manager.findOne(savedFilterEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }
  countAt({ objectType, projectId }: Pick<SavedFilter, 'objectType' | 'projectId'>): Promise<number> {
    return this.session.manager.countBy(savedFilterEntity, { objectType, projectId: projectId ?? IsNull() });
  }
  async save(filter: SavedFilter): Promise<void> {
    await upsertMany(this.session.manager, savedFilterEntity, [filter]);
  }
  async remove(id: Uuid): Promise<void> {
    await this.session.manager.delete(savedFilterEntity, { id });
  }
}
