import type { TestApp } from '../../support/app.ts';
import type { Person } from '../../support/known-people.ts';

/** A group that a directory provisions. */
export async function scimGroupIn({ database }: TestApp, { teamId }: Person): Promise<Record<'scimGroupId', string>> {
  const [group] = await database.query<{ scimGroupId: string }>(
    `WITH made AS (
       INSERT INTO member_group (id, team_id, name, managed_by, created_at)
       VALUES (gen_random_uuid(), $1, 'SECRET group ' || gen_random_uuid(), 'SCIM', now()) RETURNING id
     )
     INSERT INTO scim_group (group_id, team_id, updated_at) SELECT id, $1, now() FROM made RETURNING group_id AS "scimGroupId"`,
    [teamId],
  );
  return group!;
}
