import type { Leftovers } from '@evident/application/tidying/leftovers';
import type { Uuid } from '@evident/domain/kernel';
import type { DataSource } from 'typeorm';
import { beforeTeam } from '../before-team.ts';

export class PostgresLeftovers implements Leftovers {
  constructor(private readonly source: DataSource) {}

  async forget(keysBefore: Date, undoBefore: Date): Promise<void> {
    await beforeTeam((_, sql, parameters) => this.source.query(sql, parameters as unknown[])).forgetOld(keysBefore, undoBefore);
  }
  async unownedBytes(before: Date, most: number): Promise<Uuid[]> {
    const rows: { id: Uuid }[] = await this.source.query('SELECT file_id AS id FROM unowned_bytes WHERE since < $1 ORDER BY since LIMIT $2', [before, most]);
    return rows.map(({ id }) => id);
  }
  async bytesDeleted(fileIds: readonly Uuid[]): Promise<void> {
    await this.source.query('DELETE FROM unowned_bytes WHERE file_id = ANY ($1)', [fileIds]);
  }
}
