import type { SsoDirectory, SsoPlace } from '@evident/application/sso/sso-stores';
import type { Uuid } from '@evident/domain/kernel';
import type { SsoChoices } from '@evident/domain/sso';
import type { DataSource } from 'typeorm';
import { beforeTeam } from '../before-team.ts';

export class PostgresSsoDirectory implements SsoDirectory {
  private readonly lookUps: ReturnType<typeof beforeTeam>;

  constructor(source: DataSource) {
    this.lookUps = beforeTeam((_, sql, parameters) => source.query(sql, parameters as unknown[]));
  }

  async ofAttempt(stateHash: string): Promise<SsoPlace | null> {
    return placeOf(await this.lookUps.teamOfSsoAttempt(stateHash));
  }

  async ofConnection(connectionId: Uuid): Promise<SsoPlace | null> {
    return placeOf(await this.lookUps.teamOfSsoConnection(connectionId));
  }

  /** Workspaces with a connection that has certificates. */
  async withCertificates(): Promise<Uuid[]> {
    return (await this.lookUps.teamsWithCertificates()).map(({ id }) => id);
  }

  async choices(workspace: string | undefined, mailDomain: string | undefined): Promise<SsoChoices> {
    const rows = await this.lookUps.ssoChoices(workspace, mailDomain);
    return {
      items: rows.map(({ id, name, strategy }) => ({ id, name, strategy })),
      required: rows.some(({ required }) => required),
    };
  }
}

const placeOf = ([row]: { team_id: Uuid; subdomain: string }[]): SsoPlace | null =>
  row ? { teamId: row.team_id, subdomain: row.subdomain } : null;
