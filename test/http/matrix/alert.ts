import type { TestApp } from '../../support/app.ts';
import type { Person } from '../../support/known-people.ts';

/** An open alert and a resolved one. */
export async function alertsIn(
  { database }: TestApp,
  { teamId, userId }: Person,
): Promise<Record<'alertId' | 'resolvedAlertId', string>> {
  const [made] = await database.query<Record<'alertId' | 'resolvedAlertId', string>>(
    `WITH raised AS (
       INSERT INTO alert (id, team_id, kind, subject_type, subject_id, count, first_at, last_at, resolved_at, resolved_by, note)
       SELECT gen_random_uuid(), $1::uuid, k, 'member', gen_random_uuid(), 1, now(), now(), CASE WHEN k = 'NEW_ADMIN' THEN now() END, CASE WHEN k = 'NEW_ADMIN' THEN $2::uuid END, CASE WHEN k = 'NEW_ADMIN' THEN 'SECRET' END
       FROM unnest(ARRAY['ADMIN_TOKEN', 'NEW_ADMIN']) k RETURNING id, resolved_at
     )
     SELECT (SELECT id FROM raised WHERE resolved_at IS NULL) AS "alertId", (SELECT id FROM raised WHERE resolved_at IS NOT NULL) AS "resolvedAlertId"`,
    [teamId, userId],
  );
  return made!;
}
