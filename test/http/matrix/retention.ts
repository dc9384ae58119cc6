import type { TestApp } from '../../support/app.ts';
import type { Person } from '../../support/known-people.ts';

/** A hold on a project, and a run that deleted nothing. */
export async function retentionIn(
  { database }: TestApp,
  { teamId, userId }: Person,
  projectId: string,
): Promise<Record<'holdId' | 'retentionRunId', string>> {
  const [made] = await database.query<{ holdId: string; retentionRunId: string }>(
    `WITH run AS (INSERT INTO retention_run (id, team_id, state, rules, held, started_at, finished_at)
         VALUES (gen_random_uuid(), $1, 'DONE', '{}', 0, now(), now()) RETURNING id),
       hold AS (INSERT INTO retention_hold (id, team_id, project_id, reason, held_by, held_at)
         VALUES (gen_random_uuid(), $1, $2, 'A legal matter', $3, now()) RETURNING id)
     SELECT hold.id AS "holdId", run.id AS "retentionRunId" FROM hold, run`,
    [teamId, projectId, userId],
  );
  return made!;
}
