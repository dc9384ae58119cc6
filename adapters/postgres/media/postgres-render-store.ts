import type { RenderStore } from '@evident/application/media/render-store';
import type { Render, RenderSubjectType, RenderType } from '@evident/domain/media';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';
import { renderEntity } from './entities.ts';

const LATEST = 20;

/** Renderings in PostgreSQL. Row-level security hides the rows of other teams. */
export class PostgresRenderStore implements RenderStore {
  constructor(private readonly session: Session) {}

  read(id: Uuid): Promise<Render | null> {
    return this.session.manager.findOneBy(renderEntity, { id });
  }
  find(id: Uuid): Promise<Render | null> {
    return this.session.manager.findOne(renderEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }
  using(fileId: Uuid): Promise<Render[]> {
    return this.session.manager
      .createQueryBuilder(renderEntity, 'r')
      .where(`r.plan -> 'spans' @> :spans::jsonb`, { spans: JSON.stringify([{ fileId }]) })
      .orderBy('r.id')
      .setLock('for_no_key_update')
      .getMany();
  }
  latestOf(subjectType: RenderSubjectType, subjectId: Uuid, type: RenderType): Promise<Render[]> {
    return this.session.manager.find(renderEntity, {
      where: { subjectType, subjectId, type },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: LATEST,
    });
  }
  async save(render: Render): Promise<void> {
    await this.session.manager.upsert(renderEntity, render, ['id']);
  }
}
