import request from 'supertest';
import type { TestApp } from '../../support/app.ts';
import type { Person } from '../../support/known-people.ts';

/** A channel in a folder, with a data point in a theme, and an import that waits for its file. */
export async function channelIn(
  test: TestApp,
  owner: Person,
  folderId: string,
): Promise<
  Record<
    'channelId' | 'dataPointId' | 'themeId' | 'changeId' | 'topicId' | 'channelImportId' | 'channelSourceId',
    string
  >
> {
  const as = { Authorization: `Bearer ${owner.token}` };
  const make = async (path: string, body: object): Promise<Record<string, string>> =>
    (await request(test.app.getHttpServer()).post(`/api/v1/channels${path}`).set(as).send(body).expect(201)).body;
  const { id: channelId } = await make('', { title: 'SECRET channel', folderId });
  await make(`/${channelId}/data-points`, {
    dataPoints: [
      { externalId: 'SECRET', rawTicket: { createdAt: '2026-05-01T10:00:00Z', description: 'SECRET complaint' } },
    ],
  });
  const [theme] = await test.database.query<{ id: string; point: string }>(
    `WITH born AS (INSERT INTO theme (id, team_id, channel_id, key, title, titled_by, created_at, updated_at)
       VALUES (gen_random_uuid(), $1, $2, 1000000, 'SECRET theme', 'MEMBER', now(), now()) RETURNING id)
     SELECT b.id, d.id AS point FROM born b, data_point d WHERE d.channel_id = $2`,
    [owner.teamId, channelId],
  );
  await test.database.query('UPDATE data_point SET theme_id = $2, themed = true WHERE channel_id = $1', [
    channelId,
    theme!.id,
  ]);
  const [change] = await test.database.query<{ id: string }>(
    `INSERT INTO theme_change (id, team_id, channel_id, theme_id, change, at)
     VALUES (gen_random_uuid(), $1, $2, $3, '{"kind": "ended", "theme": 1000000}', now()) RETURNING id`,
    [owner.teamId, channelId, theme!.id],
  );
  const { id: topicId } = await make(`/${channelId}/topics`, { title: 'SECRET topic', themeId: theme!.id });
  const { id: channelImportId } = await make(`/${channelId}/imports`, { source: 'CSV', name: 'SECRET import' });
  const [source] = await test.database.query<{ id: string }>(
    `INSERT INTO channel_source (id, team_id, channel_id, source, name, account, configuration, state, created_by, created_at)
     VALUES (gen_random_uuid(), $1, $2, 'APP_STORE', 'SECRET source', 'SECRET', '{"chosen":{"apps":[]}}', 'active', $3, now()) RETURNING id`,
    [owner.teamId, channelId, owner.userId],
  );
  return {
    channelId: channelId!,
    dataPointId: theme!.point,
    themeId: theme!.id,
    changeId: change!.id,
    topicId: topicId!,
    channelImportId: channelImportId!,
    channelSourceId: source!.id,
  };
}
