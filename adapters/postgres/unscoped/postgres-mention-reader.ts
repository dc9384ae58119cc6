import type { MentionReader } from '@evident/application/comments/comment-reader';
import type { Mentionable, MentionFilter } from '@evident/domain/comments';
import { peopleAccessOf } from '@evident/domain/people';
import { type Actor, ROLES } from '@evident/domain/permissions';
import type { Uuid } from '@evident/domain/kernel';
import type { SqlBool } from 'kysely';
import { VISIBLE_OBJECT } from '../permissions/visible-object.ts';
import { db, expression } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';
import { all, rowsOf } from './all-tables.ts';
import { peopleOf } from './project-people.ts';
import { foldText } from '@evident/domain/search';

const MOST = 20;

/**
 * Members who can read an object. Reason: their grants are those of others. The actor must see the object, and sees the
 * same members in its access settings.
 */
export class PostgresMentionReader implements MentionReader {
  constructor(private readonly reads: PostgresReads) {}

  async mentionable(
    actor: Actor,
    { objectType, objectId, search = '' }: MentionFilter,
  ): Promise<Mentionable['items'] | null> {
    if (objectType === 'PERSON') {
      if ((await this.reads.rows(actor, VISIBLE_OBJECT[objectType](objectId))).length === 0) return null;
      return this.named(actor, SEE_PEOPLE, search);
    }
    const place = await this.reads.first(actor, PROJECT_OF[objectType](objectId));
    return place && this.named(actor, peopleOf(place.projectId) as unknown as typeof SEE_PEOPLE, search);
  }

  private named({ teamId }: Actor, members: typeof SEE_PEOPLE, search: string): Promise<Mentionable['items']> {
    const query = members
      .where(expression<SqlBool>`strpos(folded_text(m.name), ${foldText(search.trim())}) > 0`)
      .clearSelect()
      .select(['m.id', 'm.name'])
      .orderBy(expression`lower(m.name)`)
      .orderBy('m.id')
      .limit(MOST);
    return this.reads.unscoped(teamId, (rows) => rowsOf(rows, query));
  }
}

const PROJECT_OF = {
  NOTE: (id: Uuid) => db.selectFrom('note as x').select('x.project_id as projectId').where('x.id', '=', id),
  INSIGHT: (id: Uuid) => db.selectFrom('insight as x').select('x.project_id as projectId').where('x.id', '=', id),
  PROJECT: (id: Uuid) => db.selectFrom('project as x').select('x.id as projectId').where('x.id', '=', id),
  HIGHLIGHT: (id: Uuid) => db.selectFrom('highlight as x').select('x.project_id as projectId').where('x.id', '=', id),
} as const;

/** The settings under which each kind of member sees people, as SQL. */
const seeing = ROLES.map((role) => {
  const under = peopleAccessOf({ role, workspaceAdmin: false });
  return expression<SqlBool>`(m.role = ${role} AND tm.people_access = ANY (${under}::text[]))`;
});

const SEE_PEOPLE = all
  .selectFrom('member as m')
  .innerJoin('team as tm', 'tm.id', 'm.team_id')
  .where('m.removed_at', 'is', null)
  .where('m.suspended_at', 'is', null)
  .where(({ or, eb }) => or([eb('m.workspace_admin', '=', true), ...seeing]))
  .select(['m.id', 'm.name']);
