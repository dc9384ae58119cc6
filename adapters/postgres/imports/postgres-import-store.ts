import type { ImportFailure, ImportStore, NamingColumn } from '@evident/application/imports/import-store';
import type { ImportRun, ImportedFile } from '@evident/domain/imports';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { memberToday } from '../permissions/member-today.ts';
import type { Session } from '../session.ts';
import { importRunEntity, importedFileEntity } from './entities.ts';

/** A batch waits for the previous one, which can take long on a busy machine. */
const BATCH_LOCK_TIMEOUT = '60s';

/**
 * Imports in PostgreSQL. Row-level security hides the rows of other teams. Row locks are `FOR NO KEY UPDATE`: inserting
 * a row that references the locked one does not wait for it.
 */
export class PostgresImportStore implements ImportStore {
  constructor(private readonly session: Session) {}

  read(id: Uuid): Promise<ImportRun | null> {
    return this.session.manager.findOneBy(importRunEntity, { id });
  }
  find(id: Uuid): Promise<ImportRun | null> {
    return this.session.manager.findOne(importRunEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }
  async save(run: ImportRun): Promise<void> {
    await this.session.manager.upsert(importRunEntity, run, ['id']);
  }
  importerOf({ teamId, createdBy }: ImportRun): Promise<Actor | null> {
    return memberToday(this.session.query, { teamId, memberId: createdBy, scopes: ['read', 'write'] });
  }
  filesOf(importRunId: Uuid): Promise<ImportedFile[]> {
    return this.session.manager.find(importedFileEntity, { where: { importRunId }, order: { id: 'ASC' } });
  }
  async lockBatch(importFileId: Uuid, firstRow: number): Promise<void> {
    await this.session.query(
      `SELECT set_config('lock_timeout', $1, true), pg_advisory_xact_lock(hashtextextended($2, 0))`,
      [BATCH_LOCK_TIMEOUT, `import batch ${importFileId} ${firstRow}`],
    );
  }
  hold(id: Uuid): Promise<ImportedFile | null> {
    return this.session.manager.findOne(importedFileEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }
  cellsOf(
    { importFileId, column, fromRow }: NamingColumn,
    limit: number,
    after: Uuid | null,
  ): Promise<{ noteId: Uuid; text: string }[]> {
    return this.session.query(
      `SELECT n.id AS "noteId", coalesce(n.raw_fields ->> $2, '') AS text
       FROM note n WHERE n.import_file_id = $1 AND n.archived_at IS NULL AND ($3::uuid IS NULL OR n.id < $3) AND coalesce(n.source_row, 0) >= $5
       ORDER BY n.id DESC LIMIT $4`,
      [importFileId, column, after, limit, fromRow],
    );
  }
  async saveFile(file: ImportedFile): Promise<void> {
    await this.session.manager.upsert(importedFileEntity, file, ['id']);
  }
  async addFailures(importFileId: Uuid, failures: readonly ImportFailure[]): Promise<void> {
    if (failures.length === 0) return;
    await this.session.query(
      `INSERT INTO import_failure (team_id, import_file_id, row_number, line, cause, cells)
       SELECT $1, $2, f.number, f.line, f.cause, f.cells::json FROM unnest($3::int[], $4::int[], $5::text[], $6::text[]) AS f (number, line, cause, cells) ON CONFLICT DO NOTHING`,
      [
        this.session.teamId,
        importFileId,
        failures.map(({ rowNumber }) => rowNumber),
        failures.map(({ line }) => line),
        failures.map(({ cause }) => cause),
        failures.map(({ cells }) => cells && JSON.stringify(cells)),
      ],
    );
  }
  notesMade(
    { projectId, createdBy, createdAt, finishedAt }: ImportRun,
    sourceName: string,
    limit: number,
  ): Promise<{ id: Uuid; title: string }[]> {
    return this.session.query(
      `SELECT id, title FROM note WHERE project_id = $1 AND source_name = $2 AND created_by = $3 AND created_at >= $4 AND created_at <= coalesce($5, now()) AND archived_at IS NULL ORDER BY source_row, id LIMIT $6`,
      [projectId, sourceName, createdBy, createdAt, finishedAt, limit],
    );
  }
  failuresOf(importFileId: Uuid, limit: number, after = -1): Promise<ImportFailure[]> {
    return this.session.query(
      'SELECT row_number AS "rowNumber", line, cause, cells FROM import_failure WHERE import_file_id = $1 AND row_number > $3 ORDER BY row_number LIMIT $2',
      [importFileId, limit, after],
    );
  }
}
