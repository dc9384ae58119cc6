import type { TestApp } from '../../support/app.ts';
import type { Person } from '../../support/known-people.ts';

/** A notification of the owner about a project. */
export async function notificationIn(
  test: TestApp,
  { teamId, userId }: Person,
  projectId: string,
): Promise<{ notificationId: string }> {
  const [made] = await test.database.query<{ id: string }>(
    `INSERT INTO notification (id, team_id, member_id, kind, what, source, project_id, object_type, object_id, created_at)
     VALUES (gen_random_uuid(), $1, $2, 'IMPORT', 'done', 'SECRET ' || $3::uuid, $3, 'PROJECT', $3, now()) RETURNING id`,
    [teamId, userId, projectId],
  );
  return { notificationId: made!.id };
}
