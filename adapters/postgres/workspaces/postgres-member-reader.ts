import type { MemberReader } from '@evident/application/workspaces/member-reader';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type GroupView,
  type Invite,
  type InviteView,
  type Member,
  type MemberView,
  type Region,
  viewGroup,
  viewInvite,
  viewMember,
} from '@evident/domain/workspaces';
import { type Keyed, type Order, keyset, pageFrom } from '../keyset.ts';
import type { PostgresReads } from '../reads.ts';

const MEMBER = `m.id, m.team_id AS "teamId", m.account_id AS "accountId", m.name, m.email, m.role, m.workspace_admin AS "workspaceAdmin",
  m.picture_file_id AS "pictureFileId", m.created_at AS "createdAt", m.removed_at AS "removedAt", t.name AS "teamName", t.region`;
type MemberRow = Member & { teamName: string; region: Region };
const shown = (row: MemberRow): MemberView => viewMember(row, { name: row.teamName, region: row.region });
const INVITE = `i.id, i.team_id AS "teamId", i.email, i.role, i.workspace_admin AS "workspaceAdmin", i.invited_by AS "invitedBy", '' AS "secretHash", NULL AS "linkHash",
  i.created_at AS "createdAt", i.expires_at AS "expiresAt", i.accepted_at AS "acceptedAt", i.revoked_at AS "revokedAt"`;

const BY_NAME: Order = {
  columns: [
    { sql: 'lower(m.name)', type: 'text' },
    { sql: 'm.id', type: 'uuid' },
  ],
};
const NEWEST_FIRST: Order = {
  columns: [
    { sql: 'i.created_at', type: 'timestamptz' },
    { sql: 'i.id', type: 'uuid' },
  ],
  descending: true,
};

/** The people of a workspace, read straight from the tables. */
export class PostgresMemberReader implements MemberReader {
  constructor(private readonly reads: PostgresReads) {}

  list(actor: Actor, page: PageRequest, search = ''): Promise<Page<MemberView>> {
    const keys = keyset(BY_NAME, page, 2);
    return this.reads.read(actor.teamId, async (rows) => {
      const found = await rows<Keyed<MemberRow>>(
        `SELECT ${MEMBER}, ${keys.select} FROM member m JOIN team t ON t.id = m.team_id
         WHERE m.removed_at IS NULL AND (strpos(lower(m.name), $1) > 0 OR strpos(m.email, $1) > 0) AND ${keys.where} ${keys.tail}`,
        [search.trim().toLowerCase(), ...keys.parameters],
      );
      return pageFrom(found, page, shown);
    });
  }
  member(actor: Actor, memberId: Uuid): Promise<MemberView | null> {
    return this.reads.read(actor.teamId, async (rows) => {
      const [member] = await rows<MemberRow>(
        `SELECT ${MEMBER} FROM member m JOIN team t ON t.id = m.team_id WHERE m.id = $1`,
        [memberId],
      );
      return member ? shown(member) : null;
    });
  }
  openInvites(actor: Actor, page: PageRequest, now: Date): Promise<Page<InviteView>> {
    const keys = keyset(NEWEST_FIRST, page, 1);
    return this.reads.read(actor.teamId, async (rows) => {
      const found = await rows<Keyed<Invite>>(
        `SELECT ${INVITE}, ${keys.select} FROM invite i WHERE i.accepted_at IS NULL AND i.revoked_at IS NULL AND ${keys.where} ${keys.tail}`,
        keys.parameters,
      );
      return pageFrom(found, page, (invite: Invite) => viewInvite(invite, now));
    });
  }
  groups(actor: Actor): Promise<GroupView[]> {
    return this.reads.read(actor.teamId, async (rows) => {
      const found = await rows<{
        id: Uuid;
        teamId: Uuid;
        name: string;
        createdAt: Date;
        version: number;
        memberIds: Uuid[];
      }>(
        `SELECT g.id, g.team_id AS "teamId", g.name, g.created_at AS "createdAt", g.version,
                ARRAY(SELECT gm.member_id FROM member_group_member gm WHERE gm.group_id = g.id ORDER BY gm.member_id) AS "memberIds"
         FROM member_group g ORDER BY lower(g.name), g.id`,
      );
      return found.map(({ memberIds, ...group }) => viewGroup(group, memberIds));
    });
  }
}
