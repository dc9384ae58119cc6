import type { TagTemplateStore } from '@evident/application/tags/tag-template-store';
import type { Uuid } from '@evident/domain/kernel';
import type { SavedTagTemplate } from '@evident/domain/tags';
import { upsertMany } from '../many-rows.ts';
import type { Session } from '../session.ts';
import { tagTemplateEntity } from './entities.ts';

export class PostgresTagTemplateStore implements TagTemplateStore {
  constructor(private readonly session: Session) {}

  all(): Promise<SavedTagTemplate[]> {
    return this.session.manager.find(tagTemplateEntity, { order: { title: 'ASC', id: 'ASC' } });
  }
  find(id: Uuid): Promise<SavedTagTemplate | null> {
    return this.session.manager.findOneBy(tagTemplateEntity, { id });
  }
  async save(template: SavedTagTemplate): Promise<void> {
    await upsertMany(this.session.manager, tagTemplateEntity, [template]);
  }
  async remove(id: Uuid): Promise<void> {
    await this.session.manager.delete(tagTemplateEntity, { id });
  }
}
