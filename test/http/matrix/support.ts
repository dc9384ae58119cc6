import type { TestApp } from '../../support/app.ts';
import type { Person } from '../../support/known-people.ts';

/** A request of support that waits for a decision. */
export async function supportIn({ database }: TestApp, { teamId }: Person): Promise<Record<'accessId', string>> {
  const [made] = await database.query<Record<'accessId', string>>(
    `WITH staff AS (
       INSERT INTO account (id, email, name, created_at, email_confirmed_at)
       VALUES (gen_random_uuid(), gen_random_uuid() || '@vendor.example', 'SECRET staff', now(), now()) RETURNING id
     )
     INSERT INTO support_access (id, team_id, account_id, name, email, reason, hours, state, asked_at)
     SELECT gen_random_uuid(), $1, s.id, 'SECRET staff', 'secret@vendor.example', 'SECRET reason', 4, 'REQUESTED', now() FROM staff s
     RETURNING id AS "accessId"`,
    [teamId],
  );
  return made!;
}
