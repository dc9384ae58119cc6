import type {
  ClusterStore,
  GonePoint,
  RecordedChange,
  StoredClusters,
  ThemeGrowth,
  ThemeText,
  WaitingPoint,
} from '@evident/application/channels/theme-clusters';
import type { Theme } from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';
import { EARLIER_PEOPLE, IN_PERIODS, RECENT_PEOPLE } from './people-of-periods.ts';
import { themeEntity } from './postgres-theme-store.ts';

const LEADS = 'channel_id = $1 AND folded_into IS NULL';

export class PostgresClusterStore implements ClusterStore {
  constructor(private readonly session: Session) {}

  async clusters(channelId: Uuid): Promise<StoredClusters | null> {
    const [row] = await this.session.query<StoredClusters>(
      'SELECT model, state, version FROM channel_clusters WHERE channel_id = $1',
      [channelId],
    );
    return row ?? null;
  }

  waiting(channelId: Uuid, most: number): Promise<WaitingPoint[]> {
    return this.session.query<WaitingPoint>(
      `SELECT id, seq::text, text FROM data_point WHERE ${LEADS} AND NOT themed ORDER BY data_point.seq LIMIT $2`,
      [channelId, most],
    );
  }

  gone(channelId: Uuid, most: number): Promise<GonePoint[]> {
    return this.session.query<GonePoint>(
      'SELECT id::text, text, cell FROM data_point_gone WHERE channel_id = $1 ORDER BY data_point_gone.id LIMIT $2',
      [channelId, most],
    );
  }

  async keep(
    channelId: Uuid,
    version: number | null,
    { model, state }: Omit<StoredClusters, 'version'>,
  ): Promise<boolean> {
    const kept = await this.session.query(
      version === null
        ? `INSERT INTO channel_clusters (channel_id, team_id, model, state, version, updated_at)
           SELECT $1, $2, $3, $4, 1, now() FROM channel WHERE id = $1 ON CONFLICT DO NOTHING RETURNING 1`
        : `UPDATE channel_clusters SET model = $3, state = $4, version = version + 1, updated_at = now()
           WHERE channel_id = $1 AND team_id = $2 AND version = $5 RETURNING 1`,
      [channelId, this.session.teamId, model, Buffer.from(state), ...(version === null ? [] : [version])],
    );
    return kept.length > 0;
  }

  async forget(channelId: Uuid, gone: readonly GonePoint[]): Promise<void> {
    if (gone.length > 0)
      await this.session.query('DELETE FROM data_point_gone WHERE channel_id = $1 AND id = ANY ($2::bigint[])', [
        channelId,
        gone.map(({ id }) => id),
      ]);
  }

  async place(channelId: Uuid, points: Parameters<ClusterStore['place']>[1]): Promise<void> {
    if (points.length === 0) return;
    const kept = await this.session.query<{ id: Uuid }>(
      `UPDATE data_point d SET cell = p.cell, theme_id = p.theme_id, themed = true
       FROM unnest($2::uuid[], $3::bigint[], $4::int[], $5::uuid[]) p (id, seq, cell, theme_id)
       WHERE d.channel_id = $1 AND d.id = p.id AND d.seq = p.seq RETURNING d.id`,
      [
        channelId,
        points.map(({ id }) => id),
        points.map(({ seq }) => seq),
        points.map(({ cell }) => cell),
        points.map(({ themeId }) => themeId),
      ],
    );
    if (kept.length === points.length) return;
    const known = new Set(kept.map(({ id }) => id));
    const gone = points.filter(({ id, cell }) => cell !== null && !known.has(id));
    await this.session.query(
      `INSERT INTO data_point_gone (team_id, channel_id, text, cell) SELECT $2, $1, g.text, g.cell FROM unnest($3::text[], $4::int[]) g (text, cell)`,
      [channelId, this.session.teamId, gone.map(({ text }) => text), gone.map(({ cell }) => cell)],
    );
  }

  async moveCells(channelId: Uuid, cells: Parameters<ClusterStore['moveCells']>[1]): Promise<void> {
    if (cells.length > 0)
      await this.session.query(
        `UPDATE data_point d SET theme_id = c.theme_id FROM unnest($2::int[], $3::uuid[]) c (cell, theme_id)
         WHERE d.channel_id = $1 AND d.cell = c.cell AND d.theme_id IS DISTINCT FROM c.theme_id`,
        [channelId, cells.map(({ cell }) => cell), cells.map(({ themeId }) => themeId)],
      );
  }

  async joinCells(channelId: Uuid, joined: Parameters<ClusterStore['joinCells']>[1]): Promise<void> {
    if (joined.length === 0) return;
    const pairs = [channelId, joined.map(({ cell }) => cell), joined.map(({ into }) => into)];
    for (const table of ['data_point', 'data_point_gone'])
      await this.session.query(
        `UPDATE ${table} d SET cell = j.into_cell FROM unnest($2::int[], $3::int[]) j (cell, into_cell) WHERE d.channel_id = $1 AND d.cell = j.cell`,
        pairs,
      );
  }

  async startOver(channelId: Uuid): Promise<void> {
    await this.session.query('DELETE FROM channel_clusters WHERE channel_id = $1', [channelId]);
    await this.session.query('DELETE FROM data_point_gone WHERE channel_id = $1', [channelId]);
    await this.session.query('DELETE FROM theme WHERE channel_id = $1', [channelId]);
    await this.session.query('UPDATE data_point SET cell = NULL, themed = false WHERE channel_id = $1 AND themed', [
      channelId,
    ]);
  }

  themes(channelId: Uuid): Promise<Theme[]> {
    return this.session.manager.find(themeEntity, { where: { channelId }, order: { key: 'ASC' } });
  }

  async record(channelId: Uuid, changes: readonly RecordedChange[]): Promise<void> {
    if (changes.length > 0)
      await this.session.query(
        `INSERT INTO theme_change (id, team_id, channel_id, theme_id, other_id, change, at)
         SELECT c.id, $2, $1, c."themeId", c."otherId", c.change, c.at
         FROM jsonb_to_recordset($3::jsonb) AS c (id uuid, "themeId" uuid, "otherId" uuid, change jsonb, at timestamptz)`,
        [channelId, this.session.teamId, JSON.stringify(changes)],
      );
  }

  async change(channelId: Uuid, changeId: Uuid): Promise<RecordedChange | null> {
    const [row] = await this.session.query<RecordedChange>(
      `SELECT id, theme_id AS "themeId", other_id AS "otherId", change, at FROM theme_change WHERE channel_id = $1 AND id = $2`,
      [channelId, changeId],
    );
    return row ?? null;
  }

  async sizes(channelId: Uuid): Promise<ReadonlyMap<Uuid, number>> {
    const rows = await this.session.query<{ id: Uuid; size: number }>(
      `SELECT theme_id AS id, count(*)::int AS size FROM data_point WHERE ${LEADS} AND themed AND theme_id IS NOT NULL GROUP BY theme_id`,
      [channelId],
    );
    return new Map(rows.map(({ id, size }) => [id, size]));
  }

  growth(channelId: Uuid): Promise<ThemeGrowth[]> {
    return this.session.query<ThemeGrowth>(
      `WITH w AS MATERIALIZED (
         SELECT max(said_at) AS at, date_part('epoch', max(said_at) - min(said_at))::float8 / 86400 AS days
         FROM data_point WHERE ${LEADS}
       ), counted AS (
         SELECT d.theme_id, GROUPING(d.theme_id) = 1 AS whole, ${RECENT_PEOPLE} AS recent, ${EARLIER_PEOPLE} AS earlier
         FROM data_point d, w WHERE ${LEADS} AND d.themed AND ${IN_PERIODS}
         GROUP BY GROUPING SETS ((d.theme_id), ())
       )
       SELECT t.theme_id AS "themeId", t.recent, t.earlier, w.days,
         json_build_object('recent', c.recent, 'earlier', c.earlier) AS channel
       FROM counted t, counted c, w WHERE t.theme_id IS NOT NULL AND c.whole ORDER BY t.theme_id`,
      [channelId],
    );
  }

  texts(channelId: Uuid, themeId: Uuid, most: number): Promise<ThemeText[]> {
    return this.session.query<ThemeText>(
      `SELECT id, text FROM (SELECT id, left(text, 600) AS text, row_number() OVER (ORDER BY said_at, id) AS place, count(*) OVER () AS size
         FROM data_point WHERE ${LEADS} AND themed AND theme_id = $2::uuid) s
       WHERE (place * $3::int) / size <> ((place - 1) * $3::int) / size OR size <= $3 ORDER BY place LIMIT $3`,
      [channelId, themeId, most],
    );
  }

  otherTexts(channelId: Uuid, themeIds: readonly Uuid[], most: number): Promise<ThemeText[]> {
    return this.session.query<ThemeText>(
      `SELECT id, left(text, 600) AS text FROM data_point
       WHERE ${LEADS} AND themed AND (theme_id IS NULL OR theme_id <> ALL ($2::uuid[])) ORDER BY said_at DESC, data_point.id DESC LIMIT $3`,
      [channelId, themeIds, most],
    );
  }
}
