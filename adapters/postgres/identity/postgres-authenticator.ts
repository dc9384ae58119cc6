import type { Authenticator, Credentials } from '@evident/application/identity/authenticator';
import type { IssuerTokens } from '@evident/application/identity/ports';
import type { Secrets } from '@evident/application/kernel/secrets';
import { SESSION_DAYS_MAX, SESSION_SECONDS, type SignedIn, isJwt, parseAccessToken } from '@evident/domain/identity';
import type { Uuid } from '@evident/domain/kernel';
import { type Actor, SCOPES, type Scope } from '@evident/domain/permissions';
import { entitlements } from '@evident/domain/plans';
import type { DataSource } from 'typeorm';
import { type ActorRow, type NamedQuery, beforeTeam } from '../before-team.ts';
import { namedQueries } from './named-queries.ts';

interface SignedInRow {
  id: Uuid;
  account_id: Uuid;
  workspace_id: Uuid | null;
  email: string;
  name: string;
  confirmed_at: Date;
  aged: boolean;
}

const MAX_SECRET = 200;
const MAX_JWT = 8_192;
/** Reading goes on after this time, although the session is not renewed. */
const RENEWAL_MS = 2_000;

/** Resolves credentials in one round trip. With a bearer token, valid or not, the cookie is ignored. */
export class PostgresAuthenticator implements Authenticator {
  private readonly query: NamedQuery;

  constructor(
    source: DataSource,
    private readonly secrets: Secrets,
    /** False: plans of an earlier time limit nothing. */
    private readonly plans = true,
    /** Null: tokens of identity providers are refused. */
    private readonly issuerTokens: IssuerTokens | null = null,
  ) {
    this.query = namedQueries(source);
  }

  async actorOf({ bearer, session, workspace, ip }: Credentials): Promise<Actor | null> {
    if (bearer !== undefined && isJwt(bearer)) return this.byIssuer(bearer, workspace);
    if (bearer !== undefined) return this.byToken(bearer, ip);
    if (!session || session.length > MAX_SECRET || workspace?.includes('\0')) return null;
    const hash = this.secrets.hash(session);
    const look = beforeTeam(this.query);
    return (
      this.actorFrom(await look.actorOfSession(hash, workspace)) ??
      // Rare, so members need no second round trip.
      this.actorFrom(await look.actorOfSupport(hash, workspace))
    );
  }

  private actorFrom([row]: ActorRow[]): Actor | null {
    return row ? actorFrom(this.plans ? row : { ...row, plan: null }) : null;
  }

  private async byToken(bearer: string, ip: string | undefined): Promise<Actor | null> {
    const token = bearer.length > MAX_SECRET ? undefined : parseAccessToken(bearer);
    return token
      ? this.actorFrom(await beforeTeam(this.query).actorOfToken(token.teamId, this.secrets.hash(token.secret), ip))
      : null;
  }

  /** A token of the identity provider names no workspace, so the request has to. */
  private async byIssuer(bearer: string, workspace: string | undefined): Promise<Actor | null> {
    if (!this.issuerTokens || bearer.length > MAX_JWT || workspace === undefined || workspace.includes('\0'))
      return null;
    const { issuer, subject, verifiedEmail } = await this.issuerTokens.claimsOf(bearer);
    if (subject.includes('\0') || verifiedEmail?.includes('\0')) return null;
    return this.actorFrom(await beforeTeam(this.query).actorOfIssuer(issuer, subject, verifiedEmail, workspace));
  }

  async signedIn({ bearer, session }: Credentials): Promise<SignedIn | null> {
    if (bearer !== undefined || !session || session.length > MAX_SECRET) return null;
    const [row] = await this.query<SignedInRow>(
      'signed_in',
      `SELECT s.id, s.account_id, s.workspace_id, s.confirmed_at, a.email, a.name, s.used_at < now() - interval '1 hour' AS aged
       FROM session s JOIN account a ON a.id = s.account_id WHERE s.secret_hash = $1 AND s.expires_at > now()`,
      [this.secrets.hash(session)],
    );
    // A full disk or a lock must not keep anyone from reading.
    if (row?.aged) await this.renew(row.id).catch(() => undefined);
    return row
      ? {
          sessionId: row.id,
          accountId: row.account_id,
          teamId: row.workspace_id,
          email: row.email,
          name: row.name,
          confirmedAt: row.confirmed_at,
        }
      : null;
  }

  private async renew(sessionId: Uuid): Promise<void> {
    await this.query(
      'renew_session',
      `UPDATE session SET used_at = now(), expires_at = least(now() + $2 * interval '1 second', signed_in_at + $3 * interval '1 day')
       WHERE id = (SELECT id FROM session WHERE id = $1 FOR UPDATE SKIP LOCKED)`,
      [sessionId, SESSION_SECONDS, SESSION_DAYS_MAX],
      RENEWAL_MS,
    );
  }
}

function actorFrom(row: ActorRow): Actor {
  return {
    teamId: row.team_id,
    userId: row.member_id,
    role: row.role,
    workspaceAdmin: row.workspace_admin,
    groupIds: row.group_ids,
    scopes: row.scopes ? allowedScopes(row.scopes, row) : SCOPES,
    ...(row.second_factor_missing ? { secondFactorMissing: true } : {}),
    ...(row.second_factor_needed ? { secondFactorNeeded: true } : {}),
    ...(row.exports_off ? { exportsOff: true } : {}),
    ...(row.plan ? { plan: row.plan } : {}),
    ...(row.time_zone ? { timeZone: row.time_zone } : {}),
    ...(row.support ? { support: row.support } : {}),
  };
}

/** After a smaller plan was chosen, the tokens of programs may only read. */
const allowedScopes = (scopes: readonly Scope[], { plan }: ActorRow): readonly Scope[] =>
  plan && !entitlements(plan, new Date()).features.publicApi ? scopes.filter((scope) => scope === 'read') : scopes;
