import type { TestApp } from '../../support/app.ts';
import type { Person } from '../../support/known-people.ts';

/** A job of the workspace that was set aside. No process works on its queue. */
export async function setAsideIn(test: TestApp, { teamId }: Person): Promise<{ setAsideJobId: string }> {
  const [made] = await test.database.query<{ id: string }>(
    `INSERT INTO set_aside_job (id, team_id, queue, payload, set_aside_at)
     VALUES (gen_random_uuid(), $1, '{"name": "secret-work"}', jsonb_build_object('teamId', $1::uuid), now()) RETURNING id`,
    [teamId],
  );
  return { setAsideJobId: made!.id };
}
