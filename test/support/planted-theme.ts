import type { Person } from './known-people.ts';
import type { TestApp } from './app.ts';

/** Writes a channel of the workspace with one theme, which has one data point. */
export async function plantedTheme(
  database: TestApp['database'],
  { teamId, userId }: Person,
  channel: string,
  title: string,
): Promise<{ channelId: string; themeId: string }> {
  const [row] = await database.query<{ channelId: string; themeId: string }>(
    `WITH c AS (INSERT INTO channel (id, team_id, title, description, created_by, created_at, updated_at)
       VALUES (gen_random_uuid(), $1, $3, '', $2, now(), now()) RETURNING id),
     t AS (INSERT INTO theme (id, team_id, channel_id, key, title, titled_by, created_at, updated_at)
       SELECT gen_random_uuid(), $1, id, 1, $4, 'MACHINE', now(), now() FROM c RETURNING id, channel_id)
     INSERT INTO data_point (id, team_id, channel_id, source, external_id, said_at, title, text, tags, fields, entries, digest, theme_id, themed, created_at)
     SELECT gen_random_uuid(), $1, channel_id, 'API', '1', now(), '', $4, '{}', '{}', '[]', '', id, true, now() FROM t
     RETURNING channel_id AS "channelId", theme_id AS "themeId"`,
    [teamId, userId, channel, title],
  );
  return row!;
}
