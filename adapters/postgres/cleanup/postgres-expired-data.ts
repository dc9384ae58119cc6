import type { ExpiredData } from '@evident/application/cleanup/expired-data';
import type { Uuid } from '@evident/domain/kernel';
import type { DataSource } from 'typeorm';
import { beforeTeam } from '../before-team.ts';

export class PostgresExpiredData implements ExpiredData {
  constructor(private readonly source: DataSource) {}

  async deleteOld(keysBefore: Date, undoBefore: Date, most: number): Promise<number> {
    const query = beforeTeam((_, sql, parameters) => this.source.query(sql, parameters as unknown[]));
    const [row] = await query.forgetOld(keysBefore, undoBefore, most);
    const [comments] = await query.forgetComments(undoBefore, most);
    return (row?.count ?? 0) + (comments?.count ?? 0);
  }
  async deleteNotifications(before: Date, most: number): Promise<number> {
    const [row] = await beforeTeam((_, sql, parameters) =>
      this.source.query(sql, parameters as unknown[]),
    ).forgetNotifications(before, most);
    return row?.count ?? 0;
  }
  async dueTrash(before: Date, most: number): Promise<{ teamId: Uuid; entryId: Uuid }[]> {
    const rows = await beforeTeam((_, sql, parameters) => this.source.query(sql, parameters as unknown[])).dueTrash(
      before,
      most,
    );
    return rows.map(({ team_id, id }) => ({ teamId: team_id, entryId: id }));
  }
  async deleteAccountEvents(ofNobodyBefore: Date, before: Date): Promise<void> {
    await this.source.query('DELETE FROM account_event WHERE at < $2 OR (account_id IS NULL AND at < $1)', [
      ofNobodyBefore,
      before,
    ]);
  }
  async deletedTeams(): Promise<Uuid[]> {
    return (
      await beforeTeam((_, sql, parameters) => this.source.query(sql, parameters as unknown[])).deletedTeams()
    ).map(({ id }) => id);
  }
  async purgeTeam(teamId: Uuid, most: number): Promise<number> {
    const [row] = await beforeTeam((_, sql, parameters) => this.source.query(sql, parameters as unknown[])).purgeTeam(
      teamId,
      most,
    );
    return Number(row?.deleted ?? 0);
  }
  async openUploads(
    beganBefore: Date,
    after: Uuid | null,
    most: number,
  ): Promise<{ teamId: Uuid; fileId: Uuid; createdAt: Date }[]> {
    const rows = await beforeTeam((_, sql, parameters) => this.source.query(sql, parameters as unknown[])).openUploads(
      beganBefore,
      after,
      most,
    );
    return rows.map(({ team_id, id, created_at }) => ({ teamId: team_id, fileId: id, createdAt: created_at }));
  }
  async orphanedFiles(before: Date, most: number): Promise<Uuid[]> {
    const rows: { id: Uuid }[] = await this.source.query(
      'SELECT file_id AS id FROM unowned_bytes WHERE since < $1 ORDER BY since LIMIT $2',
      [before, most],
    );
    return rows.map(({ id }) => id);
  }
  async filesDeleted(fileIds: readonly Uuid[]): Promise<void> {
    await this.source.query('DELETE FROM unowned_bytes WHERE file_id = ANY ($1)', [fileIds]);
  }
}
