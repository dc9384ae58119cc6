import { EMPTY_DOCUMENT } from '@evident/application/content/new-content';
import type { Authenticator, Credentials } from '@evident/application/identity/authenticator';
import type { Actor, Role } from '@evident/domain/permissions';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import type { TestDatabase } from './database.ts';

/** Member with a token accepted by the application under test. */
export interface Person extends Actor {
  readonly token: string;
}

/** Creates teams, members and projects directly in the database, and replaces sign-in. */
export class KnownPeople implements Authenticator {
  private readonly byToken = new Map<string, Actor>();

  constructor(private readonly database: TestDatabase) {}

  /** Reads role, admin flag, groups and time zone from the database. */
  async actorOf({ bearer }: Credentials): Promise<Actor | null> {
    const known = this.byToken.get(bearer ?? '');
    if (!known) return null;
    const [found] = await this.database.query<
      Pick<Actor, 'role' | 'workspaceAdmin' | 'groupIds' | 'plan' | 'timeZone'>
    >(
      `SELECT (SELECT plan FROM workspace_plan p WHERE p.team_id = m.team_id) AS plan, member_time_zone(m.id) AS "timeZone", role, workspace_admin AS "workspaceAdmin", ARRAY(SELECT group_id FROM member_group_member WHERE member_id = m.id) AS "groupIds" FROM member m WHERE id = $1 AND removed_at IS NULL`,
      [known.userId],
    );
    if (!found) return null;
    const { plan, timeZone, ...now } = found;
    return {
      ...known,
      ...now,
      groupIds: [...known.groupIds, ...now.groupIds],
      ...(plan && { plan }),
      ...(timeZone && { timeZone }),
    };
  }

  /** Revokes the person's token. */
  revoke({ token }: Person): void {
    this.byToken.delete(token);
  }

  /** Returns the same person with a token of these scopes. */
  withScopes(person: Person, scopes: Actor['scopes']): Person {
    const token = `${person.token}-${scopes.join('-')}`;
    const { token: _, ...actor } = { ...person, scopes };
    this.byToken.set(token, actor);
    return { ...actor, token };
  }

  async signedIn(): Promise<null> {
    return null;
  }

  async team(): Promise<string> {
    const id = uuidV7.newId();
    await this.database.query(`INSERT INTO team (id, name, subdomain, created_at) VALUES ($1, 'Team', $2, now())`, [
      id,
      `t${id.replaceAll('-', '')}`,
    ]);
    return id;
  }

  async member(teamId: string, role: Role = 'CONTRIBUTOR', more: Partial<Actor> = {}): Promise<Person> {
    const userId = uuidV7.newId();
    await this.database.query(
      `INSERT INTO member (id, team_id, name, email, role, workspace_admin, created_at) VALUES ($1, $2, 'Ada', $3, $4, $5, now())`,
      [userId, teamId, `${userId}@example.org`, role, more.workspaceAdmin ?? false],
    );
    const actor: Actor = {
      teamId,
      userId,
      role,
      workspaceAdmin: false,
      groupIds: [],
      scopes: ['read', 'write'],
      ...more,
    };
    const token = `token-${userId}`;
    this.byToken.set(token, actor);
    return { ...actor, token };
  }

  /**
   * Creates a project with full access for its creator. `everybody` is the level of the rest of the workspace (1 READ,
   * 2 WRITE, 3 FULL).
   */
  async project(owner: Person, everybody?: 1 | 2 | 3): Promise<string> {
    const id = uuidV7.newId();
    await this.database.query(
      `INSERT INTO project (id, team_id, title, rank, created_by, created_at, updated_at) VALUES ($1, $2, 'Project', 65536, $3, now(), now())`,
      [id, owner.teamId, owner.userId],
    );
    await this.database.query(
      `INSERT INTO document (id, team_id, content, text, updated_at) VALUES ($1, $2, $3, '', now())`,
      [id, owner.teamId, EMPTY_DOCUMENT.content],
    );
    const grant = `INSERT INTO access_grant (team_id, project_id, member_id, special, level, granted_by, granted_at) VALUES ($1, $2, $3, $4, $5, $6, now())`;
    await this.database.query(grant, [owner.teamId, id, owner.userId, null, 3, owner.userId]);
    if (everybody) await this.database.query(grant, [owner.teamId, id, null, 'public', everybody, owner.userId]);
    return id;
  }
}
