import type { ViewStore } from '@evident/application/views/view-store';
import type { Uuid } from '@evident/domain/kernel';
import type { ProjectView, ViewedType } from '@evident/domain/views';
import { upsertMany } from '../many-rows.ts';
import type { Session } from '../session.ts';
import { projectViewEntity } from './entities.ts';

export class PostgresViewStore implements ViewStore {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<ProjectView | null> {
    return this.session.manager.findOne(projectViewEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }
  ofProject(projectId: Uuid): Promise<ProjectView[]> {
    return this.session.manager.find(projectViewEntity, {
      where: { projectId },
      order: { rank: 'ASC', id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }
  async save(...views: readonly ProjectView[]): Promise<void> {
    await upsertMany(this.session.manager, projectViewEntity, views);
  }
  async remove(id: Uuid): Promise<void> {
    await this.session.manager.delete(projectViewEntity, { id });
  }
  async clearDefault(projectId: Uuid, objectType: ViewedType): Promise<void> {
    await this.session.manager.update(
      projectViewEntity,
      { projectId, objectType, isDefault: true },
      { isDefault: false },
    );
  }
}
