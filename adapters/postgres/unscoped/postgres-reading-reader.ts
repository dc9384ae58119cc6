import type { ReadingReader } from '@evident/application/analytics/reading-reader';
import type { FigureList, ItemFigures, ItemReading, ReadType } from '@evident/domain/analytics';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type RawBuilder, sql } from 'kysely';
import { type Order, pageFrom } from '../keyset.ts';
import type { PostgresReads } from '../reads.ts';
import { visibleProjects } from '../scope.ts';
import { rowsOfText } from './all-tables.ts';
import { keysetText } from './keyset-text.ts';

interface Row extends Omit<ItemFigures, 'use'> {
  publicLinks: number;
  citations: number;
  since: Date;
  key: string;
}

const ORDERS: Record<FigureList, Order> = {
  MOST_READ: {
    columns: [
      { sql: 'x.views', type: 'integer' },
      { sql: 'x.id', type: 'uuid' },
    ],
    descending: true,
  },
  UNREAD: {
    columns: [
      { sql: 'x.since', type: 'timestamptz' },
      { sql: 'x.id', type: 'uuid' },
    ],
  },
};

const NOTES = sql`SELECT n.id, 'NOTE' AS type, n.title, n.project_id, n.created_at AS since FROM note n WHERE n.archived_at IS NULL`;
/** Drafts are read by their writers alone. */
const INSIGHTS = sql`SELECT i.id, 'INSIGHT' AS type, i.title, i.project_id, i.first_published_at AS since FROM insight i WHERE i.published_at IS NOT NULL AND i.archived_at IS NULL`;

const CITATIONS: Record<ReadType, RawBuilder<unknown>> = {
  NOTE: sql`(SELECT count(DISTINCT e.insight_id)::integer FROM highlight h JOIN insight_evidence e ON e.highlight_id = h.id WHERE h.note_id = o.id)`,
  INSIGHT: sql`(SELECT count(*)::integer FROM insight_evidence e WHERE e.insight_id = o.id)`,
};

/** Notes or published insights that the actor can see, with their reading since a moment. */
const figuresOf = (actor: Actor, type: ReadType, since: Date) => sql`
  SELECT o.id, o.type, o.title, o.since, coalesce(v.views, 0) AS views, coalesce(r.readers, 0) AS readers, to_char(r.last_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "lastReadOn",
    (SELECT count(*)::integer FROM share_link l WHERE l.object_type = lower(o.type) AND l.object_id = o.id AND l.off_at IS NULL AND (l.expires_at IS NULL OR l.expires_at > now())) AS "publicLinks",
    ${CITATIONS[type]} AS citations
  FROM (${type === 'NOTE' ? NOTES : INSIGHTS}) o
  LEFT JOIN LATERAL (SELECT sum(s.views)::integer AS views FROM object_view s WHERE s.object_id = o.id AND s.day >= (${since}::timestamptz AT TIME ZONE 'UTC')::date) v ON true
  LEFT JOIN LATERAL (SELECT count(*)::integer AS readers, max(s.last_at) AS last_at FROM object_reader s WHERE s.object_id = o.id AND s.last_at >= ${since}) r ON true
  WHERE o.project_id IN ${visibleProjects(actor, 'READ')}`;

const READERS_SHOWN = 100;

/** Reason: counts of reading are kept by object, and are read for objects in projects that the actor can see. */
export class PostgresReadingReader implements ReadingReader {
  constructor(private readonly reads: PostgresReads) {}

  list(
    actor: Actor,
    { type, list, since }: { readonly type: ReadType; readonly list: FigureList; readonly since: Date },
    page: PageRequest,
  ): Promise<Page<ItemFigures>> {
    const { select, where, tail } = keysetText(ORDERS[list], page);
    const among = list === 'UNREAD' ? sql`x.views = 0 AND x.since < ${since}` : sql`x.views > 0`;
    return this.reads.unscoped(actor.teamId, async (rows) => {
      const found = await rowsOfText(
        rows,
        sql<Row>`SELECT x.*, ${select} FROM (${figuresOf(actor, type, since)}) x WHERE ${among} AND ${where} ${tail}`,
      );
      return pageFrom(found, page, viewOf);
    });
  }

  item(actor: Actor, type: ReadType, objectId: Uuid, since: Date): Promise<ItemReading | null> {
    return this.reads.unscoped(actor.teamId, async (rows) => {
      const [row] = await rowsOfText(
        rows,
        sql<Omit<Row, 'key'>>`SELECT x.* FROM (${figuresOf(actor, type, since)}) x WHERE x.id = ${objectId}`,
      );
      if (!row) return null;
      const days = await rowsOfText(
        rows,
        sql<ItemReading['days'][number]>`
          SELECT to_char(day, 'YYYY-MM-DD') AS day, views, readers FROM object_view
          WHERE object_id = ${objectId} AND day >= (${since}::timestamptz AT TIME ZONE 'UTC')::date ORDER BY day`,
      );
      const [allowed] = await rowsOfText(
        rows,
        sql<{ since: Date }>`SELECT names_since AS since FROM analytics_setting WHERE names_since IS NOT NULL`,
      );
      const named = allowed
        ? await rowsOfText(
            rows,
            sql<NonNullable<ItemReading['named']>[number]>`
              SELECT m.id, m.name, to_char(r.last_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "lastReadOn" FROM object_reader r JOIN member m ON m.id = r.member_id AND m.removed_at IS NULL
              WHERE r.object_id = ${objectId} AND r.last_at >= greatest(${allowed.since}::timestamptz, ${since}::timestamptz)
              ORDER BY r.last_at DESC, m.id LIMIT ${READERS_SHOWN}`,
          )
        : null;
      return { ...viewOf(row), days, named };
    });
  }
}

const viewOf = ({ publicLinks, citations, since: _since, ...row }: Omit<Row, 'key'>): ItemFigures => ({
  ...row,
  use: { publicLinks, citations },
});
