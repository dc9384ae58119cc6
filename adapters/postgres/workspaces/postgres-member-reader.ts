import type { MemberReader } from '@evident/application/workspaces/member-reader';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type GroupView,
  type InviteView,
  type MemberView,
  viewGroup,
  viewInvite,
  viewMember,
} from '@evident/domain/workspaces';
import type { InferResult, SqlBool } from 'kysely';
import type { Order } from '../keyset.ts';
import { db, expression } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';
import { foldText } from '@evident/domain/search';

const MEMBERS = db
  .selectFrom('member as m')
  .innerJoin('team as t', 't.id', 'm.team_id')
  .select([
    'm.id',
    'm.team_id as teamId',
    'm.account_id as accountId',
    'm.name',
    'm.email',
    'm.role',
    'm.workspace_admin as workspaceAdmin',
    'm.picture_file_id as pictureFileId',
    'm.created_at as createdAt',
    'm.removed_at as removedAt',
    'm.suspended_at as suspendedAt',
    'm.awaits_account as awaitsAccount',
    't.name as teamName',
    't.region',
  ]);
const shown = ({ teamName, region, ...member }: InferResult<typeof MEMBERS>[number]): MemberView =>
  viewMember(member, { name: teamName, region });

/** Invites without the hashes of their secrets. */
const INVITES = db
  .selectFrom('invite as i')
  .select([
    'i.id',
    'i.team_id as teamId',
    'i.email',
    'i.role',
    'i.workspace_admin as workspaceAdmin',
    'i.invited_by as invitedBy',
    'i.created_at as createdAt',
    'i.expires_at as expiresAt',
    'i.accepted_at as acceptedAt',
    'i.revoked_at as revokedAt',
  ]);

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

export class PostgresMemberReader implements MemberReader {
  constructor(private readonly reads: PostgresReads) {}

  list(actor: Actor, page: PageRequest, search = ''): Promise<Page<MemberView>> {
    const wanted = search.trim().toLowerCase();
    const query = MEMBERS.where('m.removed_at', 'is', null).where(
      expression<SqlBool>`(strpos(folded_text(m.name), ${foldText(wanted)}) > 0 OR strpos(m.email, ${wanted}) > 0)`,
    );
    return this.reads.page(actor, query, { order: BY_NAME, page, itemOf: shown });
  }

  async member(actor: Actor, memberId: Uuid): Promise<MemberView | null> {
    const member = await this.reads.first(actor, MEMBERS.where('m.id', '=', memberId));
    return member && shown(member);
  }

  openInvites(actor: Actor, page: PageRequest, now: Date): Promise<Page<InviteView>> {
    const query = INVITES.where('i.accepted_at', 'is', null).where('i.revoked_at', 'is', null);
    return this.reads.page(actor, query, {
      order: NEWEST_FIRST,
      page,
      itemOf: (invite) => viewInvite({ ...invite, secretHash: '', linkHash: null }, now),
    });
  }

  async groups(actor: Actor): Promise<GroupView[]> {
    const query = db
      .selectFrom('member_group as g')
      .select([
        'g.id',
        'g.team_id as teamId',
        'g.name',
        'g.created_at as createdAt',
        expression<'SCIM' | null>`g.managed_by`.as('managedBy'),
        'g.version',
      ])
      .select(({ selectFrom }) =>
        expression<Uuid[]>`ARRAY(${selectFrom('member_group_member as gm')
          .whereRef('gm.group_id', '=', 'g.id')
          .select('gm.member_id')
          .orderBy('gm.member_id')})`.as('memberIds'),
      )
      .orderBy(expression`lower(g.name)`)
      .orderBy('g.id');
    return (await this.reads.rows(actor, query)).map(({ memberIds, ...group }) => viewGroup(group, memberIds));
  }
}
