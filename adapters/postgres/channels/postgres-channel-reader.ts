import type { ChannelReader } from '@evident/application/channels/channels';
import { type ChannelView, channelAccess } from '@evident/domain/channels';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import { type Actor, type GrantedLevel, NO_ACCESS, levelAt } from '@evident/domain/permissions';
import type { InferResult } from 'kysely';
import type { Order } from '../keyset.ts';
import { db } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';
import { levelsOnFolders } from '../scope.ts';

const NEWEST: Order = {
  columns: [
    { sql: 'c.created_at', type: 'timestamptz' },
    { sql: 'c.id', type: 'uuid' },
  ],
  descending: true,
};

/** Channels `c` with the actor's level `l` on their folder, if they are in one. */
const channelsOf = (actor: Actor) =>
  db
    .selectFrom('channel as c')
    .leftJoin(levelsOnFolders(actor).as('l'), 'l.folder_id', 'c.folder_id')
    .leftJoin('channel_count as n', 'n.channel_id', 'c.id')
    .leftJoin('member as b', 'b.id', 'c.created_by')
    .select(['c.id', 'c.folder_id as folderId', 'c.title', 'c.description', 'c.version', 'l.level'])
    .select(['c.created_by as creatorId', 'b.name as creator', 'c.created_at', 'c.updated_at'])
    .select(['n.data_points as dataPoints', 'n.waiting'])
    .select((eb) => [
      eb
        .selectFrom('data_point as d')
        .select('d.said_at')
        .whereRef('d.channel_id', '=', 'c.id')
        .where('d.folded_into', 'is', null)
        .orderBy('d.said_at', 'desc')
        .limit(1)
        .as('lastSaidAt'),
      eb
        .selectFrom('theme as t')
        .select((of) => of.fn.countAll().as('themes'))
        .whereRef('t.channel_id', '=', 'c.id')
        .where('t.merged_into', 'is', null)
        .where(
          // Looked up for each theme: a join is planned by old counts while an import runs.
          (of) =>
            of
              .selectFrom('data_point as e')
              .select('e.id')
              .whereRef('e.channel_id', '=', 't.channel_id')
              .whereRef('e.theme_id', '=', 't.id')
              .where('e.folded_into', 'is', null)
              .where('e.themed', '=', true)
              .limit(1),
          'is not',
          null,
        )
        .as('themes'),
    ]);

export class PostgresChannelReader implements ChannelReader {
  constructor(private readonly reads: PostgresReads) {}

  list(actor: Actor, { folderId }: { readonly folderId?: Uuid | null }, page: PageRequest): Promise<Page<ChannelView>> {
    const all = channelsOf(actor);
    const wanted =
      folderId === undefined
        ? all
        : folderId === null
          ? all.where('c.folder_id', 'is', null)
          : all.where('c.folder_id', '=', folderId);
    return this.reads.page(actor, wanted, { order: NEWEST, page, itemOf: (row) => viewFor(actor, row) });
  }

  async channel(actor: Actor, channelId: Uuid): Promise<ChannelView | null> {
    const row = await this.reads.first(actor, channelsOf(actor).where('c.id', '=', channelId));
    return row && viewFor(actor, row);
  }
}

function viewFor(
  actor: Actor,
  {
    level,
    creatorId,
    creator,
    dataPoints,
    waiting,
    themes,
    lastSaidAt,
    created_at,
    updated_at,
    ...row
  }: InferResult<ReturnType<typeof channelsOf>>[number],
): ChannelView {
  const folder = row.folderId === null ? null : { ...NO_ACCESS, level: levelAt(level ?? 0) };
  return {
    ...row,
    // A channel in sight has at least READ.
    level: channelAccess(actor, folder).level as GrantedLevel,
    dataPoints: Number(dataPoints ?? 0),
    waiting: Number(waiting ?? 0),
    themes: Number(themes ?? 0),
    lastSaidAt: lastSaidAt?.toISOString() ?? null,
    createdBy: { id: creatorId, name: creator ?? '' },
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
  };
}
