import type { ClosedWorkspaces } from '@evident/application/closing/ports';
import type { Uuid } from '@evident/domain/kernel';
import type { DeletionReceipt } from '@evident/domain/workspaces';
import type { DataSource } from 'typeorm';
import { beforeTeam } from '../before-team.ts';

interface ReceiptRow {
  workspace_id: Uuid;
  asked_at: Date;
  erased_at: Date;
  row_count: string;
  file_count: string;
  mail_to: string[];
}

/** Receipts belong to the installation: their workspaces are gone. */
export class PostgresClosedWorkspaces implements ClosedWorkspaces {
  constructor(private readonly source: DataSource) {}

  due(warnedUntil: Date, now: Date): Promise<{ id: Uuid; ended: boolean }[]> {
    return beforeTeam((_, sql, parameters) => this.source.query(sql, parameters as unknown[])).closedTeams(
      warnedUntil,
      now,
    );
  }

  async receipts(): Promise<DeletionReceipt[]> {
    const rows: ReceiptRow[] = await this.source.query(
      `SELECT * FROM deletion_receipt WHERE erased_at IS NOT NULL AND mail_to <> '{}' ORDER BY erased_at`,
    );
    return rows.map((row) => ({
      workspaceId: row.workspace_id,
      askedAt: row.asked_at,
      erasedAt: row.erased_at,
      rowCount: Number(row.row_count),
      fileCount: Number(row.file_count),
      mailTo: row.mail_to,
    }));
  }

  async told(workspaceId: Uuid): Promise<void> {
    await this.source.query(`UPDATE deletion_receipt SET mail_to = '{}' WHERE workspace_id = $1`, [workspaceId]);
  }
}
