import type { TestApp } from '../../support/app.ts';
import type { Person } from '../../support/known-people.ts';

/** A connection, a domain and a test that was not finished. No directory is called: the connection has no issuer. */
export async function ssoIn(
  { database }: TestApp,
  { teamId, userId }: Person,
): Promise<Record<'connectionId' | 'domainId' | 'testId', string>> {
  const [made] = await database.query<Record<'connectionId' | 'domainId' | 'testId', string>>(
    `WITH connection AS (
       INSERT INTO sso_connection (id, team_id, strategy, name, attributes, created_at, updated_at)
       VALUES (gen_random_uuid(), $1, 'oidc', 'SECRET directory', '{"email":"","name":"","groups":""}', now(), now()) RETURNING id
     ), domain AS (
       INSERT INTO sso_domain (id, team_id, domain, token, created_at) VALUES (gen_random_uuid(), $1, '@' || gen_random_uuid() || '.example', 'SECRET', now()) RETURNING id
     ), test AS (
       INSERT INTO sso_attempt (id, team_id, connection_id, purpose, state_hash, sealed, member_id, path, created_at)
       SELECT gen_random_uuid(), $1, c.id, 'TEST', gen_random_uuid()::text, '', $2, '/', now() FROM connection c RETURNING id
     )
     SELECT c.id AS "connectionId", d.id AS "domainId", t.id AS "testId" FROM connection c, domain d, test t`,
    [teamId, userId],
  );
  return made!;
}
