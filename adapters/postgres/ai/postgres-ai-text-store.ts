import type { AiTextStore, FinishedText } from '@evident/application/ai/ai-text-store';
import {
  type AiText,
  type EvidenceContent,
  NO_CONTENT,
  type Source,
  type WritingMethod,
} from '@evident/domain/evidence';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';
import { aiTextEntity } from './entities.ts';
import { LAST_CHANGE, holdSources, saveSources } from './text-sources.ts';

/** Generated texts in PostgreSQL. */
export class PostgresAiTextStore implements AiTextStore {
  constructor(private readonly session: Session) {}

  async seen(): Promise<bigint> {
    const [row] = await this.session.query<{ seen: string }>(`SELECT ${LAST_CHANGE} AS seen`, [this.session.teamId]);
    return BigInt(row!.seen);
  }

  async hold(): Promise<bigint> {
    await holdSources(this.session);
    return this.seen();
  }

  async create(...texts: readonly AiText[]): Promise<void> {
    if (texts.length === 0) return;
    await this.session.manager.insert(aiTextEntity, texts as never);
    await this.session.query(`UPDATE ai_text SET sources_seen = ${LAST_CHANGE} WHERE id = ANY ($2)`, [
      this.session.teamId,
      texts.map(({ id }) => id),
    ]);
    for (const { id, content } of texts) await saveSources(this.session, id, content.citations);
  }

  find(id: Uuid): Promise<AiText | null> {
    return this.session.manager.findOneBy(aiTextEntity, { id });
  }

  async lock(id: Uuid): Promise<AiText | null> {
    await holdSources(this.session);
    return this.session.manager.findOne(aiTextEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  async begin(textId: Uuid, method: WritingMethod, offered: readonly Source[], now: Date): Promise<boolean> {
    await holdSources(this.session);
    const [former] = await this.session.query<{ isCurrent: boolean }>(
      `SELECT sources_seen = ${LAST_CHANGE} AS "isCurrent" FROM ai_text WHERE id = $2 FOR NO KEY UPDATE`,
      [this.session.teamId, textId],
    );
    await this.session.query(
      `UPDATE ai_text SET state = 'WORKING', method = $3, model = NULL, content = $4, dropped = 0, reason = NULL, updated_at = $5,
         sources_seen = ${LAST_CHANGE} WHERE id = $2`,
      [this.session.teamId, textId, method, JSON.stringify(NO_CONTENT), now],
    );
    await saveSources(this.session, textId, offered);
    return former?.isCurrent === true;
  }

  async saveContent(textId: Uuid, content: EvidenceContent, now: Date): Promise<boolean> {
    await holdSources(this.session);
    const rows = await this.session.query(
      `UPDATE ai_text SET content = $3, updated_at = $4 WHERE id = $2 AND state = 'WORKING' AND sources_seen = ${LAST_CHANGE} RETURNING id`,
      [this.session.teamId, textId, JSON.stringify(content), now],
    );
    return rows.length > 0;
  }

  async finish(textId: Uuid, { method, model, content, dropped, reason }: FinishedText, now: Date): Promise<boolean> {
    await holdSources(this.session);
    const rows = await this.session.query(
      `UPDATE ai_text SET state = 'DONE', method = $3, model = $4, content = $5, dropped = $6, reason = $7, updated_at = $8
       WHERE id = $2 AND state = 'WORKING' AND sources_seen = ${LAST_CHANGE} RETURNING id`,
      [this.session.teamId, textId, method, model, JSON.stringify(content), dropped, reason, now],
    );
    if (rows.length > 0) await saveSources(this.session, textId, content.citations);
    return rows.length > 0;
  }

  async fail(textId: Uuid, reason: string, now: Date): Promise<boolean> {
    const ended = await this.end(textId, 'FAILED', reason, now);
    if (!ended) return false;
    await this.session.query('UPDATE ai_text SET content = $2 WHERE id = $1', [textId, JSON.stringify(NO_CONTENT)]);
    await saveSources(this.session, textId, []);
    return true;
  }

  async cancel(textId: Uuid, now: Date): Promise<boolean> {
    const text = await this.end(textId, 'CANCELLED', null, now);
    if (text) await saveSources(this.session, textId, text.content.citations);
    return text !== null;
  }

  async remove(textIds: readonly Uuid[]): Promise<void> {
    await this.session.query('DELETE FROM ai_text WHERE id = ANY ($1)', [textIds]);
  }

  private async end(
    textId: Uuid,
    state: 'FAILED' | 'CANCELLED',
    reason: string | null,
    now: Date,
  ): Promise<{ readonly content: EvidenceContent } | null> {
    const [row] = await this.session.query<{ content: EvidenceContent }>(
      `UPDATE ai_text SET state = $2, reason = $3, updated_at = $4 WHERE id = $1 AND state IN ('WAITING', 'WORKING') RETURNING content`,
      [textId, state, reason, now],
    );
    return row ?? null;
  }
}
