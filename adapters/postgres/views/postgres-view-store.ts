import type { ViewStore } from '@evident/application/views/view-store';
import type { Uuid } from '@evident/domain/kernel';
import type { ProjectView, ViewedType } from '@evident/domain/views';
import { SavedRows } from '../saved-rows.ts';
import type { Session } from '../session.ts';
import { projectViewEntity } from './entities.ts';

export class PostgresViewStore extends SavedRows<ProjectView> implements ViewStore {
  constructor(session: Session) {
    super(session, projectViewEntity);
  }
  ofProject(projectId: Uuid): Promise<ProjectView[]> {
    return this.session.manager.find(projectViewEntity, {
      where: { projectId },
      order: { rank: 'ASC', id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }
  async clearDefault(projectId: Uuid, objectType: ViewedType): Promise<void> {
    await this.session.manager.update(
      projectViewEntity,
      { projectId, objectType, isDefault: true },
      { isDefault: false },
    );
  }
}
