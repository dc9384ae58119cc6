import type { SummaryStore } from '@evident/application/summaries/summary-store';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Summary, SummarySettings, SummaryTarget } from '@evident/domain/summaries';
import { IsNull } from 'typeorm';
import { upsertMany } from '../many-rows.ts';
import { memberToday } from '../permissions/member-today.ts';
import type { Session } from '../session.ts';
import { summaryEntity } from './entities.ts';

export class PostgresSummaryStore implements SummaryStore {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<Summary | null> {
    return this.session.manager.findOne(summaryEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }
  ofNote(noteId: Uuid): Promise<Summary[]> {
    return this.session.manager.find(summaryEntity, {
      where: { targetType: 'NOTE', targetId: noteId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }
  countOf({ type, id, filter }: SummaryTarget): Promise<number> {
    return this.session.manager.countBy(summaryEntity, { targetType: type, targetId: id, filter: filter ?? IsNull() });
  }
  async save(summary: Summary): Promise<void> {
    await upsertMany(this.session.manager, summaryEntity, [summary]);
  }
  async remove(id: Uuid): Promise<void> {
    await this.session.manager.delete(summaryEntity, { id });
  }
  async defaultsOf(projectId: Uuid): Promise<SummarySettings> {
    const [row] = await this.session.query<SummarySettings>(
      'SELECT framework, language FROM summary_setting WHERE project_id = $1',
      [projectId],
    );
    return row ?? { framework: 'Summary', language: null };
  }
  async saveDefaults(projectId: Uuid, { framework, language }: SummarySettings): Promise<void> {
    await this.session.query(
      `INSERT INTO summary_setting (project_id, team_id, framework, language) VALUES ($1, $2, $3, $4)
       ON CONFLICT (project_id) DO UPDATE SET framework = EXCLUDED.framework, language = EXCLUDED.language`,
      [projectId, this.session.teamId, framework, language],
    );
  }
  memberNow(memberId: Uuid): Promise<Actor | null> {
    const { query, teamId } = this.session;
    return memberToday(query, { teamId, memberId, scopes: ['read', 'write'] });
  }
}
