import type { InsightStore } from '@evident/application/insights/insight-store';
import type { Insight, Publication, PublishedQuotes } from '@evident/domain/insights';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';
import { insightEntity } from './entities.ts';

/** Insights in PostgreSQL. A read locks the row until the unit of work ends. */
export class PostgresInsightStore implements InsightStore {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<Insight | null> {
    return this.session.manager.findOne(insightEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }
  async save(insight: Insight): Promise<void> {
    await this.session.manager.upsert(insightEntity, insight, ['id']);
  }
  async publication(id: Uuid): Promise<Publication | null> {
    return (
      (
        await this.session.query<Publication>(
          `SELECT id, team_id AS "teamId", insight_id AS "insightId", title, cover_file_id AS "coverFileId", content, speakers, text, evidence, quotes, version,
              created_by AS "createdBy", created_at AS "createdAt" FROM insight_publication WHERE id = $1`,
          [id],
        )
      )[0] ?? null
    );
  }
  async addPublication(
    {
      id,
      insightId,
      title,
      coverFileId,
      content,
      speakers,
      text,
      evidence,
      quotes,
      version,
      createdBy,
      createdAt,
    }: Publication,
    forgetBefore: Date,
  ): Promise<void> {
    await this.session.query(
      `DELETE FROM insight_publication WHERE insight_id = $1 AND created_at < $2 AND id NOT IN (SELECT publication_id FROM insight WHERE id = $1 AND publication_id IS NOT NULL)`,
      [insightId, forgetBefore],
    );
    await this.session.query(
      `INSERT INTO insight_publication (id, team_id, insight_id, title, cover_file_id, content, speakers, text, evidence, version, created_by, created_at, quotes)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::uuid[], $10, $11, $12, $13)`,
      [
        id,
        this.session.teamId,
        insightId,
        title,
        coverFileId,
        JSON.stringify(content),
        JSON.stringify(speakers),
        text,
        evidence,
        version,
        createdBy,
        createdAt,
        JSON.stringify(quotes),
      ],
    );
  }
  quotes(highlightIds: readonly Uuid[], insightId: Uuid): Promise<PublishedQuotes> {
    return this.session.query<PublishedQuotes[number]>(
      `SELECT h.id AS "highlightId", h.note_id AS "noteId", h.project_id AS "projectId", h.text,
              EXISTS (SELECT FROM contradicting_evidence c WHERE c.insight_id = $2 AND c.highlight_id = h.id) AS contradicts
       FROM highlight h WHERE h.id = ANY ($1::uuid[])`,
      [highlightIds, insightId],
    );
  }
  async setContradicts(insightId: Uuid, highlightId: Uuid, contradicts: boolean): Promise<boolean> {
    const changed = await this.session.query(
      contradicts
        ? 'INSERT INTO contradicting_evidence (team_id, insight_id, highlight_id) VALUES ($3, $1, $2) ON CONFLICT DO NOTHING RETURNING 1'
        : 'DELETE FROM contradicting_evidence WHERE insight_id = $1 AND highlight_id = $2 AND team_id = $3 RETURNING 1',
      [insightId, highlightId, this.session.teamId],
    );
    return changed.length > 0;
  }
  async isEvidence(insightId: Uuid, highlightId: Uuid): Promise<boolean> {
    const found = await this.session.query(
      'SELECT 1 FROM insight_evidence WHERE insight_id = $1 AND highlight_id = $2',
      [insightId, highlightId],
    );
    return found.length > 0;
  }
  async setHome(insightId: Uuid, by: Uuid, at: Date): Promise<void> {
    await this.session.query(
      `INSERT INTO workspace_home (team_id, insight_id, chosen_by, chosen_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (team_id) DO UPDATE SET insight_id = $2, chosen_by = $3, chosen_at = $4`,
      [this.session.teamId, insightId, by, at],
    );
  }
  async clearHome(): Promise<void> {
    await this.session.query('DELETE FROM workspace_home WHERE team_id = $1', [this.session.teamId]);
  }
  async addAuthor(insightId: Uuid, memberId: Uuid, at: Date): Promise<void> {
    await this.session.query(
      `INSERT INTO contribution (team_id, object_type, object_id, member_id, author, at) VALUES ($1, 'insight', $2, $3, true, $4)
       ON CONFLICT (object_id, member_id) DO UPDATE SET author = true`,
      [this.session.teamId, insightId, memberId, at],
    );
  }
}
