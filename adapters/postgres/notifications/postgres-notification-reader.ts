import type {
  FollowedNews,
  NewInFollowed,
  NotificationReader,
} from '@evident/application/notifications/notification-reader';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type {
  Choice,
  Digest,
  DigestWay,
  NotificationKind,
  NotificationView,
  NotifiedType,
} from '@evident/domain/notifications';
import type { Actor } from '@evident/domain/permissions';
import type { SqlBool } from 'kysely';
import type { Order } from '../keyset.ts';
import { db, expression, unionOf } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';
import { visibleProjects } from '../scope.ts';
import { shownName } from '../shown-name.ts';

const NEWEST_FIRST: Order = {
  columns: [
    { sql: 'x.created_at', type: 'timestamptz' },
    { sql: 'x.id', type: 'uuid' },
  ],
  descending: true,
};

/** The run after which a rule was stopped: its id follows `stopped:` in the source. */
const LAST_RUN = expression<
  string | null
>`CASE WHEN x.kind = 'AUTOMATION' AND x.what = 'stopped' THEN substr(x.source, 9)::uuid END`;

/**
 * Notifications of the actor about objects that they can still see: each table is narrowed, and a notification without
 * its object is left out. Members without write access get the published title of an insight.
 */
const seenBy = (actor: Actor) =>
  db
    .selectFrom('notification as x')
    .leftJoin('member as b', 'b.id', 'x.by_id')
    .leftJoin('project as p', 'p.id', 'x.project_id')
    .leftJoin('project as op', (join) => join.onRef('op.id', '=', 'x.object_id').on('x.object_type', '=', 'PROJECT'))
    .leftJoin('folder as f', (join) =>
      join.onRef('f.id', '=', 'x.object_id').on('x.object_type', '=', 'PROJECT_CATEGORY'),
    )
    .leftJoin('note as n', (join) => join.onRef('n.id', '=', 'x.object_id').on('x.object_type', '=', 'NOTE'))
    .leftJoin('insight as i', (join) => join.onRef('i.id', '=', 'x.object_id').on('x.object_type', '=', 'INSIGHT'))
    .leftJoin('insight_publication as s', (join) =>
      join
        .onRef('s.id', '=', 'i.publication_id')
        .on(expression<SqlBool>`i.project_id NOT IN ${visibleProjects(actor, 'WRITE')}`),
    )
    .leftJoin('highlight as h', (join) => join.onRef('h.id', '=', 'x.object_id').on('x.object_type', '=', 'HIGHLIGHT'))
    .leftJoin('note as hn', 'hn.id', 'h.note_id')
    .leftJoin('person as pe', (join) => join.onRef('pe.id', '=', 'x.object_id').on('x.object_type', '=', 'PERSON'))
    .leftJoin('ai_doc as ad', (join) => join.onRef('ad.id', '=', 'x.object_id').on('x.object_type', '=', 'AI_DOC'))
    .leftJoin('channel as ch', (join) => join.onRef('ch.id', '=', 'x.object_id').on('x.object_type', '=', 'CHANNEL'))
    .leftJoin('theme as th', (join) => join.onRef('th.id', '=', 'x.object_id').on('x.object_type', '=', 'THEME'))
    .where(
      expression<SqlBool>`(x.object_id IS NULL OR coalesce(op.id, f.id, n.id, i.id, hn.id, pe.id, ad.id, ch.id, th.id) IS NOT NULL)`,
    );

const columns = (actor: Actor) =>
  seenBy(actor)
    .select([
      'x.id',
      'x.kind',
      'x.what',
      'x.object_type',
      'x.object_id',
      'x.project_id',
      'x.comment_id',
      'x.by_id',
      'x.message',
      'x.created_at',
      'x.read_at',
      'p.title as project_title',
      'h.note_id',
      'th.channel_id',
    ])
    .select(shownName('b').as('by_name'))
    .select(
      expression<string>`coalesce(op.title, f.title, n.title, s.title, i.title, hn.title, pe.name, ad.title, ch.title, th.title, '')`.as(
        'title',
      ),
    )
    .select((part) =>
      part
        .selectFrom('automation as au')
        .innerJoin('automation_run as ar', 'ar.automation_id', 'au.id')
        .select('au.id')
        .where('ar.id', '=', LAST_RUN)
        .as('automation_id'),
    );

type Row = ReturnType<typeof columns> extends { execute(): Promise<(infer One)[]> } ? One : never;

const viewOf = (row: Row): NotificationView => ({
  id: row.id,
  kind: row.kind as NotificationKind,
  what: row.what,
  by: row.by_id === null ? null : { id: row.by_id, name: row.by_name },
  object:
    row.object_id === null
      ? null
      : {
          type: row.object_type as NotifiedType,
          id: row.object_id,
          title: row.title,
          noteId: row.note_id,
          channelId: row.channel_id,
        },
  project: row.project_id === null ? null : { id: row.project_id, title: row.project_title ?? '' },
  commentId: row.comment_id,
  automationId: row.automation_id,
  message: row.message,
  createdAt: row.created_at.toISOString(),
  readAt: row.read_at?.toISOString() ?? null,
});

export class PostgresNotificationReader implements NotificationReader {
  constructor(private readonly reads: PostgresReads) {}

  list(actor: Actor, unread: boolean, page: PageRequest): Promise<Page<NotificationView>> {
    const all = columns(actor);
    const query = unread ? all.where('x.read_at', 'is', null) : all;
    return this.reads.page(actor, query, { order: NEWEST_FIRST, page, itemOf: viewOf });
  }

  async one(actor: Actor, notificationId: Uuid): Promise<NotificationView | null> {
    const row = await this.reads.first(actor, columns(actor).where('x.id', '=', notificationId));
    return row && viewOf(row);
  }

  async unread(actor: Actor, most: number): Promise<number> {
    const rows = await this.reads.rows(actor, seenBy(actor).where('x.read_at', 'is', null).select('x.id').limit(most));
    return rows.length;
  }

  settings(actor: Actor): Promise<{ digest: Digest; digestBy: DigestWay; choices: Choice[] }> {
    return this.reads.as(actor, async (sight) => {
      const [setting] = await sight.rows(
        db.selectFrom('notification_setting as s').select(['s.digest', 's.digest_by']),
      );
      const choices = await sight.rows(
        db.selectFrom('notification_preference as c').select(['c.kind', 'c.project_id as projectId', 'c.delivery']),
      );
      return {
        digest: (setting?.digest ?? 'NEVER') as Digest,
        digestBy: (setting?.digest_by ?? 'MAIL') as DigestWay,
        choices: choices as Choice[],
      };
    });
  }

  async seesProject(actor: Actor, projectId: Uuid): Promise<boolean> {
    const project = db.selectFrom('project as p').select('p.id').where('p.id', '=', projectId);
    return (await this.reads.rows(actor, project)).length > 0;
  }
}

/** The followed project, or a followed folder around it. */
const FOLLOWED = expression<SqlBool>`(m.object_type = 'PROJECT' AND m.object_id = p.id OR m.object_type = 'PROJECT_CATEGORY' AND m.object_id = ANY (f.path))`;

type NewsType = NewInFollowed['type'];
const NO_CHANNEL = expression<Uuid | null>`NULL::uuid`.as('channelId');

export class PostgresFollowedNews implements FollowedNews {
  constructor(private readonly reads: PostgresReads) {}

  since(actor: Actor, since: Date, most: number): Promise<NewInFollowed[]> {
    const projects = () =>
      db
        .selectFrom('project as p')
        .leftJoin('folder as f', 'f.id', 'p.folder_id')
        .where(({ exists, selectFrom }) => exists(selectFrom('follow as m').select('m.object_id').where(FOLLOWED)));
    const notes = projects()
      .innerJoin('note as n', 'n.project_id', 'p.id')
      .where('n.created_at', '>=', since)
      .where('n.created_by', '<>', actor.userId)
      .select([expression<NewsType>`'NOTE'::text`.as('type'), 'n.id', 'n.title', 'p.title as place', NO_CHANNEL])
      .select('n.created_at as at');
    const insights = projects()
      .innerJoin('insight as i', 'i.project_id', 'p.id')
      .innerJoin('insight_publication as s', 's.id', 'i.publication_id')
      .where('i.published_at', '>=', since)
      .select([expression<NewsType>`'INSIGHT'::text`.as('type'), 'i.id', 's.title', 'p.title as place', NO_CHANNEL])
      .select(expression<Date>`i.published_at`.as('at'));
    const tagged = db
      .selectFrom('follow as m')
      .innerJoin('tag as t', 't.id', 'm.object_id')
      .innerJoin('highlight_tag as ht', 'ht.tag_id', 't.id')
      .innerJoin('highlight as h', 'h.id', 'ht.highlight_id')
      .innerJoin('note as n', 'n.id', 'h.note_id')
      .where('m.object_type', '=', 'TAG')
      .where('ht.applied_at', '>=', since)
      .where('h.created_by', '<>', actor.userId)
      .groupBy(['n.id', 'n.title', 't.title'])
      .select([expression<NewsType>`'NOTE'::text`.as('type'), 'n.id', 'n.title', 't.title as place', NO_CHANNEL])
      .select(({ fn }) => fn.max<Date>('ht.applied_at').as('at'));
    const themes = db
      .selectFrom('follow as m')
      .innerJoin('channel as c', 'c.id', 'm.object_id')
      .innerJoin('theme as t', 't.channel_id', 'c.id')
      .where('m.object_type', '=', 'CHANNEL')
      .where('t.merged_into', 'is', null)
      .where('t.title', '<>', '')
      .where((eb) => eb.or([eb('t.created_at', '>=', since), eb('t.doubled_at', '>=', since)]))
      // A theme that ended meanwhile has no page.
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('data_point as d')
            .select('d.id')
            .whereRef('d.channel_id', '=', 't.channel_id')
            .whereRef('d.theme_id', '=', 't.id')
            .where('d.themed', '=', true)
            .where('d.folded_into', 'is', null),
        ),
      )
      .select([expression<NewsType>`'THEME'::text`.as('type'), 't.id', 't.title', 'c.title as place'])
      .select(['c.id as channelId', expression<Date>`coalesce(t.doubled_at, t.created_at)`.as('at')]);
    return this.reads.rows(
      actor,
      db
        .selectFrom(unionOf<NewInFollowed & { at: Date }>([notes, insights, tagged, themes]).as('u'))
        .select(['u.type', 'u.id', 'u.title', 'u.place', 'u.channelId'])
        .orderBy('u.at', 'desc')
        .limit(most),
    );
  }
}
