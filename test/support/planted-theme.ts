import type { Person } from './known-people.ts';
import type { TestApp } from './app.ts';

/** Writes a channel of the workspace with one theme. */
export async function plantedTheme(
  database: TestApp['database'],
  { teamId, userId }: Person,
  channel: string,
  title: string,
): Promise<{ channelId: string; themeId: string }> {
  const [row] = await database.query<{ channelId: string; themeId: string }>(
    `WITH c AS (INSERT INTO channel (id, team_id, title, description, created_by, created_at, updated_at)
       VALUES (gen_random_uuid(), $1, $3, '', $2, now(), now()) RETURNING id)
     INSERT INTO theme (id, team_id, channel_id, key, title, titled_by, created_at, updated_at)
     SELECT gen_random_uuid(), $1, id, 1, $4, 'MACHINE', now(), now() FROM c RETURNING channel_id AS "channelId", id AS "themeId"`,
    [teamId, userId, channel, title],
  );
  return row!;
}
