import type { TemplateStore } from '@evident/application/templates/template-store';
import type { Uuid } from '@evident/domain/kernel';
import type { Template, TemplateKind } from '@evident/domain/templates';
import { Any, IsNull } from 'typeorm';
import { upsertMany } from '../many-rows.ts';
import type { Session } from '../session.ts';
import { templateEntity } from './entities.ts';

export class PostgresTemplateStore implements TemplateStore {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<Template | null> {
    return this.session.manager.findOne(templateEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }
  at(kind: TemplateKind, projectId: Uuid | null): Promise<Template[]> {
    return this.session.manager.find(templateEntity, {
      where: { kind, projectId: projectId ?? IsNull() },
      order: { title: 'ASC', id: 'ASC' },
    });
  }
  async save(...templates: Template[]): Promise<void> {
    await upsertMany(this.session.manager, templateEntity, templates);
  }
  async remove(...ids: Uuid[]): Promise<void> {
    await this.session.manager.delete(templateEntity, { id: Any(ids) });
  }
  async oneAtATime(projectId: Uuid | null): Promise<void> {
    await this.session.query(`SELECT pg_advisory_xact_lock(hashtextextended('templates of ' || $1, 0))`, [
      projectId ?? this.session.teamId,
    ]);
  }
}
