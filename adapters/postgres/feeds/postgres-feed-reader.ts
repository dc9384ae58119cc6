import type { FeedReader } from '@evident/application/feeds/feeds';
import { type FeedView, shownProjects } from '@evident/domain/feeds';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { InferResult } from 'kysely';
import { byTitle } from '../keyset.ts';
import { db, expression } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';

const FEEDS = db
  .selectFrom('feed as e')
  .leftJoin('member as b', 'b.id', 'e.owner_id')
  .select(['e.id', 'e.title', 'e.shared', 'e.params', 'e.version', 'e.created_at', 'e.updated_at'])
  .select(['e.owner_id', 'b.name as owner_name']);
type Row = InferResult<typeof FEEDS>[number];

const viewFor =
  (actor: Actor) =>
  ({ owner_id, owner_name, created_at, updated_at, ...feed }: Row): FeedView => ({
    ...feed,
    own: owner_id === actor.userId,
    owner: { id: owner_id, name: owner_name ?? '' },
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
  });

/** Feeds as they are shown, narrowed to those that the actor sees. */
export class PostgresFeedReader implements FeedReader {
  constructor(private readonly reads: PostgresReads) {}

  async list(actor: Actor, page: PageRequest): Promise<Page<FeedView>> {
    const found = await this.reads.page(actor, FEEDS, { order: byTitle('e'), page, itemOf: viewFor(actor) });
    return { ...found, items: await this.shown(actor, found.items) };
  }

  async feed(actor: Actor, feedId: Uuid): Promise<FeedView | null> {
    const row = await this.reads.first(actor, FEEDS.where('e.id', '=', feedId));
    const [feed] = row ? await this.shown(actor, [viewFor(actor)(row)]) : [];
    return feed ?? null;
  }

  async seenProjects(actor: Actor, projectIds: readonly Uuid[]): Promise<ReadonlySet<Uuid>> {
    if (projectIds.length === 0) return new Set();
    const seen = db
      .selectFrom('project as p')
      .select('p.id')
      .where('p.id', '=', expression<Uuid>`any (${projectIds}::uuid[])`);
    return new Set((await this.reads.rows(actor, seen)).map(({ id }) => id));
  }

  private async shown(actor: Actor, feeds: readonly FeedView[]): Promise<FeedView[]> {
    const seen = await this.seenProjects(
      actor,
      feeds.flatMap(({ params }) => params.projectIds ?? []),
    );
    return feeds.map(({ params, ...feed }) => ({
      ...feed,
      params: { ...params, projectIds: params.projectIds && shownProjects(params.projectIds, seen) },
    }));
  }
}
