import type { NewsReader } from '@evident/application/projects/item-reader';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { NewsItem } from '@evident/domain/projects';
import type { ExpressionBuilder, SqlBool } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { groupOf } from '../imports/groups.ts';
import { type Readable, db, expression, unionOf } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';
import { firstNotesOfImports } from '../unscoped/first-of-imports.ts';

interface Change extends Pick<NewsItem, 'type' | 'id' | 'title' | 'what'> {
  project_id: Uuid;
  /** The import file of a note. */
  group_id: Uuid | null;
  by: Uuid | null;
  at: Date;
}
type WithMine = ExpressionBuilder<Readable & { mine: { id: Uuid; since: Date } }, 'mine'>;

const typed = (type: NewsItem['type']) => expression<NewsItem['type']>`${type}::text`.as('type');
const noId = expression<Uuid | null>`NULL::uuid`;
const made = (item: 'n' | 'i') =>
  (item === 'n'
    ? expression<
        NewsItem['what']
      >`CASE WHEN n.created_by = c.by AND n.created_at > m.since THEN 'created' ELSE 'changed' END`
    : expression<
        NewsItem['what']
      >`CASE WHEN i.created_by = c.by AND i.created_at > m.since THEN 'created' ELSE 'changed' END`
  ).as('what');

/** Whether the actor opened an item after that time. */
const seen = (type: NewsItem['type'], item: 'n.id' | 'i.id', at: 'c.at' | 's.created_at') =>
  expression<SqlBool>`EXISTS (${db
    .selectFrom('visit as v')
    .select('v.at')
    .where('v.object_type', '=', type)
    .whereRef('v.object_id', '=', item as never)
    .whereRef('v.at', '>=', at as never)})`;

/** The last change of an item by another member. */
const lastChange = (item: 'n.id' | 'i.id', actor: Actor) =>
  db
    .selectFrom('contribution as c')
    .whereRef('c.object_id', '=', item as never)
    .where('c.member_id', '<>', actor.userId)
    .select(['c.member_id as by', 'c.at'])
    .orderBy('c.at', 'desc')
    .limit(1)
    .as('c');

const notes = ({ selectFrom }: WithMine, actor: Actor) =>
  selectFrom('mine as m')
    .innerJoin('note as n', 'n.project_id', 'm.id')
    .innerJoinLateral(lastChange('n.id', actor), (join) => join.onTrue())
    .where('n.archived_at', 'is', null)
    .whereRef('n.updated_at', '>', 'm.since')
    .whereRef('c.at', '>', 'm.since')
    .where(({ or, eb }) => or([eb('n.import_file_id', 'is', null), eb('n.id', 'in', firstNotesOfImports(false))]))
    .where(({ not }) => not(seen('NOTE', 'n.id', 'c.at')))
    .select([
      typed('NOTE'),
      'n.id',
      'n.title',
      'n.project_id',
      'n.import_file_id as group_id',
      made('n'),
      'c.by',
      'c.at',
    ]);

/** Insights that were never published. */
const drafts = ({ selectFrom }: WithMine, actor: Actor) =>
  selectFrom('mine as m')
    .innerJoin('insight as i', 'i.project_id', 'm.id')
    .innerJoinLateral(lastChange('i.id', actor), (join) => join.onTrue())
    .where('i.archived_at', 'is', null)
    .where('i.publication_id', 'is', null)
    .whereRef('i.updated_at', '>', 'm.since')
    .whereRef('c.at', '>', 'm.since')
    .where(({ not }) => not(seen('INSIGHT', 'i.id', 'c.at')))
    .select([typed('INSIGHT'), 'i.id', 'i.title', 'i.project_id', noId.as('group_id'), made('i'), 'c.by', 'c.at']);

const published = ({ selectFrom }: WithMine, actor: Actor, since: Date) =>
  selectFrom('insight as i')
    .innerJoin('insight_publication as s', 's.id', 'i.publication_id')
    .where('i.archived_at', 'is', null)
    .where('s.created_by', 'is distinct from', actor.userId)
    .where('s.created_at', '>', since)
    .where(({ not }) => not(seen('INSIGHT', 'i.id', 's.created_at')))
    .select([typed('INSIGHT'), 'i.id', 's.title', 'i.project_id', noId.as('group_id')])
    .select(expression<NewsItem['what']>`'published'`.as('what'))
    .select(['s.created_by as by', 's.created_at as at']);

/** Recent changes by other members. */
export class PostgresNewsReader implements NewsReader {
  constructor(private readonly reads: PostgresReads) {}

  async news(actor: Actor, since: Date, atMost: number): Promise<NewsItem[]> {
    const query = db
      // The projects that the actor created, starred or opened, with the time of their last visit.
      .with(
        (cte) => cte('mine').materialized(),
        (w) =>
          w
            .selectFrom('project as p')
            .leftJoin('visit as v', (join) =>
              join.on('v.object_type', '=', 'PROJECT').onRef('v.object_id', '=', 'p.id'),
            )
            .leftJoin('star as s', (join) => join.on('s.object_type', '=', 'PROJECT').onRef('s.object_id', '=', 'p.id'))
            .where('p.status', '<>', 'archived')
            .where(({ or, eb }) =>
              or([
                eb('p.created_by', '=', actor.userId),
                eb('v.member_id', 'is not', null),
                eb('s.member_id', 'is not', null),
              ]),
            )
            .select('p.id')
            .select(
              expression<Date>`greatest(${since}::timestamptz, coalesce(v.at, s.created_at, p.created_at))`.as('since'),
            ),
      )
      .selectFrom((eb) =>
        eb
          .selectFrom(
            unionOf<Change>([
              notes(eb as never, actor),
              drafts(eb as never, actor),
              published(eb as never, actor, since),
            ]).as('news'),
          )
          .selectAll('news')
          .orderBy('news.at', 'desc')
          .orderBy('news.id')
          .limit(atMost)
          .as('x'),
      )
      .innerJoin('project as p', 'p.id', 'x.project_id')
      .leftJoin('member as b', 'b.id', 'x.by')
      .select((eb) => [
        'x.type',
        'x.id',
        'x.title',
        'x.what',
        'x.at',
        groupOf('x.group_id').as('group'),
        jsonBuildObject({ id: eb.ref('p.id'), title: eb.ref('p.title') }).as('project'),
        expression<
          NewsItem['by']
        >`CASE WHEN b.id IS NULL THEN NULL ELSE json_build_object('id', b.id, 'name', b.name, 'removed', b.removed_at IS NOT NULL) END`.as(
          'by',
        ),
      ])
      .orderBy('x.at', 'desc')
      .orderBy('x.id');
    return (await this.reads.rows(actor, query)).map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  }
}
