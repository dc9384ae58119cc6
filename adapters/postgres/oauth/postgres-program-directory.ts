import type { ProgramDirectory } from '@evident/application/oauth/oauth-stores';
import type { Uuid } from '@evident/domain/kernel';
import type { Program } from '@evident/domain/oauth';
import type { DataSource } from 'typeorm';
import { type NamedQuery, beforeTeam } from '../before-team.ts';
import { namedQueries } from '../identity/named-queries.ts';

export class PostgresProgramDirectory implements ProgramDirectory {
  private readonly query: NamedQuery;

  constructor(source: DataSource) {
    this.query = namedQueries(source);
  }

  async find(clientId: Uuid): Promise<Program | null> {
    const [row] = await this.query<Program>(
      'find_oauth_client',
      'SELECT id, name, redirect_uris AS "redirectUris", created_at AS "createdAt" FROM oauth_client WHERE id = $1',
      [clientId],
    );
    return row ?? null;
  }
  async add(
    { id, name, redirectUris, createdAt }: Program,
    { unused, idle }: { readonly unused: Date; readonly idle: Date },
  ): Promise<void> {
    await this.query(
      'forget_oauth_clients',
      'DELETE FROM oauth_client WHERE (used_at IS NULL AND created_at < $1) OR used_at < $2',
      [unused, idle],
    );
    await this.query(
      'add_oauth_client',
      'INSERT INTO oauth_client (id, name, redirect_uris, created_at) VALUES ($1, $2, $3, $4)',
      [id, name, redirectUris, createdAt],
    );
  }
  async used(clientId: Uuid, now: Date): Promise<void> {
    await this.query(
      'use_oauth_client',
      `UPDATE oauth_client SET used_at = $2 WHERE id = $1 AND coalesce(used_at < $2::timestamptz - interval '1 day', true)`,
      [clientId, now],
    );
  }
  async teamOfSharedAuth(codeHash: string): Promise<Uuid | null> {
    return (await beforeTeam(this.query).teamOfSharedAuth(codeHash))[0]?.team ?? null;
  }
}
