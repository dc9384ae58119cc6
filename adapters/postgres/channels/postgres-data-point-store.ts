import type { DataPointStore, Taken } from '@evident/application/channels/data-points';
import type { DataPoint } from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import { forgetSources } from '../ai/text-sources.ts';
import type { Session } from '../session.ts';
import { foldNearly } from './fold-nearly.ts';

/** One row for each data point, as JSON, so that a statement has few parameters. */
const SENT = `
  SELECT s.place, s.id, s.source, s."externalId", s."externalUrl", s."importUrl", s."saidAt", s.title, s.text, s.tags, s.creator, s.fields, s.entries, s."authorKey", s.bands,
    sha256(convert_to(s.repetition, 'UTF8')) AS repetition,
    sha256(convert_to(concat_ws(E'\\x01', s."saidAt", s."externalUrl", s.title, s.text, s.tags::text, s.creator::text, s.fields::text, s.entries::text), 'UTF8')) AS digest
  FROM ROWS FROM (jsonb_to_recordset($2::jsonb) AS (id uuid, source text, "externalId" text, "externalUrl" text, "importUrl" text, "saidAt" timestamptz,
    title text, text text, tags text[], creator jsonb, fields jsonb, entries jsonb, "authorKey" text, repetition text, bands integer[])) WITH ORDINALITY
    AS s (id, source, "externalId", "externalUrl", "importUrl", "saidAt", title, text, tags, creator, fields, entries, "authorKey", repetition, bands, place)`;

/** Words that clusters know, and that this statement replaces. */
const KEEP_GONE = `
  INSERT INTO data_point_gone (team_id, channel_id, text, cell)
  SELECT d.team_id, d.channel_id, d.text, d.cell FROM data_point d JOIN (${SENT}) s ON s.source = d.source AND s."externalId" = d.external_id
  WHERE d.channel_id = $1 AND d.cell IS NOT NULL AND d.text <> s.text`;

/** A data point with other words is looked at again. */
const SAME = 'd.text = EXCLUDED.text';
const keptIfSame = (column: string, otherwise: string): string =>
  `${column} = CASE WHEN ${SAME} THEN d.${column} ELSE ${otherwise} END`;
const REPLACED =
  'external_url import_url said_at title text tags creator fields entries author_key repetition bands digest';
const UPSERT = `
  INSERT INTO data_point AS d (id, team_id, channel_id, source, external_id, external_url, import_url, said_at, title, text, tags, creator, fields, entries,
    author_key, repetition, bands, digest, created_at)
  SELECT s.id, $4, $1, s.source, s."externalId", s."externalUrl", s."importUrl", s."saidAt", s.title, s.text, coalesce(s.tags, '{}'), s.creator, s.fields, s.entries,
    s."authorKey", s.repetition, s.bands, s.digest, $3 FROM (${SENT}) s ORDER BY s.place
  ON CONFLICT (channel_id, source, external_id) DO UPDATE SET
    ${REPLACED.split(' ')
      .map((column) => `${column} = EXCLUDED.${column}`)
      .join(', ')},
    ${keptIfSame('seq', 'EXCLUDED.seq')}, ${keptIfSame('themed', 'false')}, ${keptIfSame('cell', 'NULL')}, ${keptIfSame('theme_id', 'NULL')}, ${keptIfSame('folded_into', 'NULL')}
  WHERE d.digest <> EXCLUDED.digest
  RETURNING d.id, d.created_at = $3 AND d.id = ANY (SELECT (x ->> 'id')::uuid FROM jsonb_array_elements($2::jsonb) x) AS created`;

/** Copies whose first no longer says the same: the oldest of those with equal words becomes the first of the others. */
const PROMOTE = `
  WITH loose AS (
    SELECT c.id, min(c.seq) OVER (PARTITION BY c.folded_into, c.repetition) AS first_seq, c.seq, c.folded_into AS was, c.repetition FROM data_point c
    LEFT JOIN data_point l ON l.channel_id = c.channel_id AND l.id = c.folded_into
    WHERE c.channel_id = $1 AND c.folded_into = ANY ($2::uuid[]) AND (l.id IS NULL OR l.repetition IS DISTINCT FROM c.repetition)),
  firsts AS (SELECT id, was, repetition FROM loose WHERE seq = first_seq)
  UPDATE data_point d SET folded_into = CASE WHEN d.id = f.id THEN NULL ELSE f.id END
  FROM loose o JOIN firsts f ON f.was = o.was AND f.repetition IS NOT DISTINCT FROM o.repetition WHERE d.channel_id = $1 AND d.id = o.id
  RETURNING d.id`;

/** The first of those with equal words that came earlier, or the one that they nearly repeat. */
const FOLD = `
  UPDATE data_point d SET folded_into = l.id FROM (
    SELECT n.id AS copy, (SELECT coalesce(f.folded_into, f.id) FROM data_point f WHERE f.channel_id = $1 AND f.repetition = n.repetition AND f.seq < n.seq ORDER BY f.seq LIMIT 1) AS id
    FROM data_point n WHERE n.channel_id = $1 AND n.id = ANY ($2::uuid[]) AND n.repetition IS NOT NULL AND n.folded_into IS NULL) l
  WHERE d.channel_id = $1 AND d.id = l.copy AND l.id IS NOT NULL RETURNING d.id`;

export class PostgresDataPointStore implements DataPointStore {
  constructor(private readonly session: Session) {}

  async oneAtATime(channelId: Uuid): Promise<void> {
    await this.session.query(`SELECT pg_advisory_xact_lock(hashtextextended('data points of ' || $1, 0))`, [channelId]);
  }

  async known(channelId: Uuid, source: string, externalIds: readonly string[]): Promise<ReadonlyMap<string, Uuid>> {
    const rows = await this.session.query<{ id: Uuid; external_id: string }>(
      'SELECT id, external_id FROM data_point WHERE channel_id = $1 AND source = $2 AND external_id = ANY ($3::text[])',
      [channelId, source, externalIds],
    );
    return new Map(rows.map((row) => [row.external_id, row.id]));
  }

  async take(dataPoints: readonly DataPoint[], at: Date): Promise<Taken> {
    const { channelId } = dataPoints[0]!;
    const sent = JSON.stringify(dataPoints);
    await this.session.query(KEEP_GONE, [channelId, sent]);
    const written = await this.session.query<{ id: Uuid; created: boolean }>(UPSERT, [
      channelId,
      sent,
      at,
      this.session.teamId,
    ]);
    const [created, updated] = [written.filter((row) => row.created), written.filter((row) => !row.created)];
    const ids = written.map(({ id }) => id);
    const promoted =
      updated.length > 0
        ? await this.promote(
            channelId,
            updated.map(({ id }) => id),
          )
        : [];
    const folded = new Set((await this.session.query<{ id: Uuid }>(FOLD, [channelId, ids])).map(({ id }) => id));
    for (const id of await foldNearly(this.session, channelId, [...ids, ...promoted])) folded.add(id);
    return {
      created: created.length,
      updated: updated.length,
      unchanged: dataPoints.length - written.length,
      folded: created.filter(({ id }) => folded.has(id)).length,
    };
  }

  async remove(channelId: Uuid, dataPointIds: readonly Uuid[]): Promise<number> {
    await this.session.query(
      `INSERT INTO data_point_gone (team_id, channel_id, text, cell)
       SELECT team_id, channel_id, text, cell FROM data_point WHERE channel_id = $1 AND id = ANY ($2::uuid[]) AND cell IS NOT NULL`,
      [channelId, dataPointIds],
    );
    const gone = await this.session.query(
      'DELETE FROM data_point WHERE channel_id = $1 AND id = ANY ($2::uuid[]) RETURNING id',
      [channelId, dataPointIds],
    );
    if (gone.length > 0) {
      await foldNearly(this.session, channelId, await this.promote(channelId, dataPointIds));
      await forgetSources(this.session, dataPointIds);
    }
    return gone.length;
  }

  /** Loosens copies of data points that are gone or say something else. @returns their ids */
  private async promote(channelId: Uuid, dataPointIds: readonly Uuid[]): Promise<Uuid[]> {
    const loose = await this.session.query<{ id: Uuid }>(PROMOTE, [channelId, dataPointIds]);
    return loose.map(({ id }) => id);
  }
}
