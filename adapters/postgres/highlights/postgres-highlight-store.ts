import type { HighlightStore } from '@evident/application/highlights/highlight-store';
import type { Highlight } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';
import type { AppliedTag } from '@evident/domain/tags';
import { In } from 'typeorm';
import type { Session } from '../session.ts';
import { appliedTagEntity, highlightEntity } from './entities.ts';

/** Highlights in PostgreSQL; rows of other teams are kept out by row-level security. */
export class PostgresHighlightStore implements HighlightStore {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<Highlight | null> {
    return this.session.manager.findOne(highlightEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }
  home(id: Uuid): Promise<Pick<Highlight, 'noteId' | 'projectId'> | null> {
    return this.session.manager.findOne(highlightEntity, { where: { id }, select: { noteId: true, projectId: true } });
  }
  ofNote(noteId: Uuid): Promise<Highlight[]> {
    return this.session.manager.find(highlightEntity, { where: { noteId }, order: { start: 'ASC', id: 'ASC' } });
  }
  async save(...highlights: Highlight[]): Promise<void> {
    if (highlights.length > 0) await this.session.manager.upsert(highlightEntity, highlights, ['id']);
  }
  async remove(...ids: Uuid[]): Promise<void> {
    await this.session.manager.delete(highlightEntity, { id: In(ids) });
  }
  tagsOn(...ids: Uuid[]): Promise<AppliedTag[]> {
    return this.session.manager.find(appliedTagEntity, { where: { highlightId: In(ids) } });
  }
  async apply(...tags: AppliedTag[]): Promise<void> {
    if (tags.length === 0) return;
    await this.session.manager.createQueryBuilder().insert().into(appliedTagEntity)
      .values(tags.map((tag) => ({ ...tag, teamId: this.session.teamId }))).orIgnore().execute();
  }
  async takeOff(highlightId: Uuid, ...tagIds: Uuid[]): Promise<void> {
    await this.session.manager.delete(appliedTagEntity, { highlightId, tagId: In(tagIds) });
  }
}
