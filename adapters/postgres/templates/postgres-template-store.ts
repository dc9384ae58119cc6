import type { TemplateStore } from '@evident/application/templates/template-store';
import type { Uuid } from '@evident/domain/kernel';
import type { Template, TemplateKind } from '@evident/domain/templates';
import { IsNull } from 'typeorm';
import { SavedRows } from '../saved-rows.ts';
import type { Session } from '../session.ts';
import { templateEntity } from './entities.ts';

export class PostgresTemplateStore extends SavedRows<Template> implements TemplateStore {
  constructor(session: Session) {
    super(session, templateEntity);
  }
  at(kind: TemplateKind, projectId: Uuid | null): Promise<Template[]> {
    return this.session.manager.find(templateEntity, {
      where: { kind, projectId: projectId ?? IsNull() },
      order: { title: 'ASC', id: 'ASC' },
    });
  }
  async oneAtATime(projectId: Uuid | null): Promise<void> {
    await this.session.query(`SELECT pg_advisory_xact_lock(hashtextextended('templates of ' || $1, 0))`, [
      projectId ?? this.session.teamId,
    ]);
  }
}
