import type { Secrets } from '@evident/application/kernel/secrets';
import type { DirectoryAuthenticator } from '@evident/application/scim/scim-stores';
import { type Directory, parseScimToken } from '@evident/domain/scim';
import type { DataSource } from 'typeorm';
import { type NamedQuery, beforeTeam } from '../before-team.ts';
import { namedQueries } from '../identity/named-queries.ts';

const MAX_TOKEN = 200;

export class PostgresDirectories implements DirectoryAuthenticator {
  private readonly query: NamedQuery;

  constructor(
    source: DataSource,
    private readonly secrets: Secrets,
    /** False: plans of an earlier time limit nothing. */
    private readonly plans = true,
  ) {
    this.query = namedQueries(source);
  }

  async directoryOf(bearer: string | undefined): Promise<Directory | null> {
    const token = bearer === undefined || bearer.length > MAX_TOKEN ? undefined : parseScimToken(bearer);
    if (!token) return null;
    const [row] = await beforeTeam(this.query).directoryOfToken(token.teamId, this.secrets.hash(token.secret));
    if (!row) return null;
    const { team_id: teamId, token_id: tokenId, created_by: createdBy, plan } = row;
    return { teamId, tokenId, createdBy, ...(this.plans && plan ? { plan } : {}) };
  }
}
