import type { FoundWrap, WrapFigures, WrapReader } from '@evident/application/wraps/wrap-reader';
import type { WrappedProject } from '@evident/application/wraps/wrap-store';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type EmergingTheme, type WrapPeriod, type WrapSummary, periodBefore } from '@evident/domain/wraps';
import type { InferResult } from 'kysely';
import type { Order } from '../keyset.ts';
import { db, expression, numberOf } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';
import { visibleProjects } from '../scope.ts';

const NEWEST_FIRST: Order = {
  columns: [
    { sql: 'w.until', type: 'timestamptz' },
    { sql: 'w.id', type: 'uuid' },
  ],
  descending: true,
};

const WRAPS = db
  .selectFrom('wrap as w')
  .innerJoin('ai_text as a', 'a.id', 'w.ai_text_id')
  .select([
    'w.id',
    'w.project_id as projectId',
    'w.title',
    'w.since',
    'w.until',
    'w.weekly',
    'w.ai_text_id as aiTextId',
    'w.created_at as createdAt',
    'a.state',
  ]);

const foundOf = ({ since, until, createdAt, ...row }: InferResult<typeof WRAPS>[number]): FoundWrap => ({
  ...row,
  since: since.toISOString(),
  until: until.toISOString(),
  createdAt: createdAt.toISOString(),
});
const summaryOf = (row: InferResult<typeof WRAPS>[number]): WrapSummary => {
  const { aiTextId: _, ...summary } = foundOf(row);
  return summary;
};

/** Wraps that the actor can see, and figures of what they can see. */
export class PostgresWrapReader implements WrapReader {
  constructor(private readonly reads: PostgresReads) {}

  list(actor: Actor, projectId: Uuid | null, page: PageRequest): Promise<Page<WrapSummary>> {
    const query =
      projectId === null ? WRAPS.where('w.project_id', 'is', null) : WRAPS.where('w.project_id', '=', projectId);
    return this.reads.page(actor, query, { order: NEWEST_FIRST, page, itemOf: summaryOf });
  }

  async wrap(actor: Actor, wrapId: Uuid): Promise<FoundWrap | null> {
    const row = await this.reads.first(actor, WRAPS.where('w.id', '=', wrapId));
    return row && foundOf(row);
  }

  async figures(actor: Actor, projectId: Uuid | null, { since, until }: WrapPeriod): Promise<WrapFigures> {
    const highlights = db
      .selectFrom('highlight as h')
      .where('h.lost_at', 'is', null)
      .where('h.created_at', '>=', since)
      .where('h.created_at', '<', until)
      .$if(projectId !== null, (some) => some.where('h.project_id', '=', projectId!));
    const notes = db
      .selectFrom('note as n')
      .where('n.archived_at', 'is', null)
      .where('n.created_at', '>=', since)
      .where('n.created_at', '<', until)
      .$if(projectId !== null, (some) => some.where('n.project_id', '=', projectId!));
    const query = db.selectNoFrom([numberOf(notes).as('notes'), numberOf(highlights).as('highlights')]);
    return (await this.reads.first(actor, query))!;
  }

  tagCounts(actor: Actor, projectId: Uuid | null, period: WrapPeriod): Promise<EmergingTheme[]> {
    const query = db
      .selectFrom('tag as t')
      .innerJoin('highlight_tag as ht', 'ht.tag_id', 't.id')
      .innerJoin('highlight as h', 'h.id', 'ht.highlight_id')
      .where('h.lost_at', 'is', null)
      .where('h.created_at', '>=', periodBefore(period).since)
      .where('h.created_at', '<', period.until)
      .$if(projectId !== null, (some) => some.where('t.project_id', '=', projectId!))
      .groupBy(['t.id', 't.title'])
      .select(['t.id', 't.title'])
      .select([
        expression<number>`(count(*) FILTER (WHERE h.created_at < ${period.since}))::int`.as('previousCount'),
        expression<number>`(count(*) FILTER (WHERE h.created_at >= ${period.since}))::int`.as('currentCount'),
      ]);
    return this.reads.rows(actor, query);
  }

  activeProjects(actor: Actor, { since, until }: WrapPeriod): Promise<WrappedProject[]> {
    const query = db
      .selectFrom('project as p')
      .where('p.status', '=', 'active')
      .where('p.id', 'in', visibleProjects(actor, 'WRITE'))
      .where(({ or, exists, selectFrom }) =>
        or([
          exists(
            selectFrom('highlight as h')
              .whereRef('h.project_id', '=', 'p.id')
              .where('h.lost_at', 'is', null)
              .where('h.created_at', '>=', since)
              .where('h.created_at', '<', until)
              .select('h.id'),
          ),
          exists(
            selectFrom('note as n')
              .whereRef('n.project_id', '=', 'p.id')
              .where('n.archived_at', 'is', null)
              .where('n.created_at', '>=', since)
              .where('n.created_at', '<', until)
              .select('n.id'),
          ),
        ]),
      )
      .select(['p.id', 'p.title'])
      .orderBy(expression`lower(p.title)`)
      .orderBy('p.id');
    return this.reads.rows(actor, query);
  }
}
