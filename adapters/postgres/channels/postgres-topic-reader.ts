import type { TopicReader } from '@evident/application/channels/topics';
import type { TopicView } from '@evident/domain/channels';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { InferResult } from 'kysely';
import type { Order } from '../keyset.ts';
import { textual } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';
import { isInSight } from './postgres-data-point-reader.ts';
import { PEOPLE, growthOfPeriods, peopleOfPeriods, withPeriods } from './people-of-periods.ts';

const OLDEST: Order = {
  columns: [
    { sql: 't.created_at', type: 'timestamptz' },
    { sql: 't.id', type: 'uuid' },
  ],
};

/** Data points of each topic: those in its cells, and its included examples. One of both kinds is there twice. */
const topicsOf = (channelId: Uuid) =>
  withPeriods(channelId)
    .with('belonging', (of) =>
      of
        .selectFrom('topic as t')
        .innerJoin('topic_cell as c', 'c.topic_id', 't.id')
        .innerJoin('data_point as d', (join) =>
          join.onRef('d.channel_id', '=', 't.channel_id').onRef('d.cell', '=', 'c.cell'),
        )
        .select(['t.id as topicId', 'd.id', 'd.author_key', 'd.said_at'])
        .where('t.channel_id', '=', channelId)
        .where('d.folded_into', 'is', null)
        .where(textual<boolean>('d.id <> ALL (t.excluded)'))
        .unionAll(
          of
            .selectFrom('topic as t')
            .innerJoin('data_point as d', 'd.channel_id', 't.channel_id')
            .select(['t.id as topicId', 'd.id', 'd.author_key', 'd.said_at'])
            .where('t.channel_id', '=', channelId)
            .where('d.folded_into', 'is', null)
            .where(textual<boolean>('d.id = ANY (t.included)')),
        ),
    )
    .with(
      (cte) => cte('counted').materialized(),
      (of) =>
        of
          .selectFrom('belonging as d')
          .innerJoin('newest as w', (join) => join.onTrue())
          .select(['d.topicId', textual<number>('count(DISTINCT d.id)::int').as('dataPoints')])
          .select([textual<number>(`${PEOPLE}::int`).as('people'), ...peopleOfPeriods()])
          .groupBy('d.topicId'),
    )
    .selectFrom('topic as t')
    .leftJoin('counted as n', 'n.topicId', 't.id')
    .innerJoin('whole as a', (join) => join.onTrue())
    .select(['t.id', 't.channel_id as channelId', 't.title', 't.included', 't.excluded', 't.version', 't.created_at'])
    .select(textual<boolean>('t.found_version = t.version').as('ready'))
    .select(['n.dataPoints', 'n.people', 'n.recent', 'n.earlier'])
    .select(['a.recent as allRecent', 'a.earlier as allEarlier', 'a.days'])
    .where('t.channel_id', '=', channelId);

export class PostgresTopicReader implements TopicReader {
  constructor(private readonly reads: PostgresReads) {}

  list(actor: Actor, channelId: Uuid, page: PageRequest): Promise<Page<TopicView> | null> {
    return this.reads.as(actor, async (sight) =>
      (await isInSight(sight, channelId))
        ? this.reads.page(actor, topicsOf(channelId), { order: OLDEST, page, itemOf: viewOf })
        : null,
    );
  }

  async topic(actor: Actor, channelId: Uuid, topicId: Uuid): Promise<TopicView | null> {
    const row = await this.reads.first(actor, topicsOf(channelId).where('t.id', '=', topicId));
    return row && viewOf(row);
  }
}

function viewOf({
  created_at,
  allRecent,
  allEarlier,
  days,
  dataPoints,
  ...row
}: InferResult<ReturnType<typeof topicsOf>>[number]): TopicView {
  const [recent, earlier] = [row.recent ?? 0, row.earlier ?? 0];
  return {
    ...row,
    dataPoints: dataPoints ?? 0,
    people: row.people ?? 0,
    recent,
    earlier,
    growth: growthOfPeriods({ recent, earlier }, { recent: allRecent, earlier: allEarlier, days }),
    createdAt: created_at.toISOString(),
  };
}
