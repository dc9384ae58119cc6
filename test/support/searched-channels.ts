import type { FilteredSearch } from '@evident/application/search/search';
import { Search, SearchHandler } from '@evident/application/search/search';
import { IndexDataPoints, IndexDataPointsHandler } from '@evident/application/search/index-data-points';
import { UpdateSearch, UpdateSearchHandler } from '@evident/application/search/update-search';
import { WhenContentChanged } from '@evident/application/search/when-content-changed';
import { CreateChannel, CreateChannelHandler } from '@evident/application/channels/channels';
import { PushDataPoints, PushDataPointsHandler } from '@evident/application/channels/data-points';
import { PostgresSearchReader } from '../../adapters/postgres/unscoped/postgres-search-reader.ts';
import { SnowballTextAnalysis } from '../../adapters/text/snowball-text-analysis.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import type { Person } from './known-people.ts';
import type { OpenStores } from './open-stores.ts';
import { noGlossary, noMeanings, noTerms, systemFilters } from './search-question.ts';

/** A channel of a new workspace, as search knows it. */
export class SearchedChannels {
  /** Names of the queues that were told. */
  readonly queued: string[] = [];
  readonly clock = { now: () => new Date('2026-05-20T00:00:00Z') };
  private readonly jobs = { enqueue: async ({ name }: { readonly name: string }) => void this.queued.push(name) };
  private told = 0;

  private constructor(
    readonly world: OpenStores,
    readonly ada: Person,
    public channelId: string,
  ) {}

  static async open(world: OpenStores): Promise<SearchedChannels> {
    const ada = await world.people.member(await world.people.team(), 'MANAGER');
    const channels = new SearchedChannels(world, ada, '');
    channels.channelId = await channels.create({ title: 'App reviews', description: 'Stars of both shops' });
    return channels;
  }

  sql<Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> {
    return this.world.database.query<Row>(text, values);
  }

  index(atOnce?: number, stopping = () => false): Promise<boolean> {
    return new IndexDataPointsHandler(this.world.work, this.jobs as never, this.clock, {}, atOnce).execute(
      new IndexDataPoints(this.ada.teamId, stopping),
    );
  }

  /** Lets search follow all events since. */
  async follow(): Promise<void> {
    const update = new UpdateSearchHandler(this.world.work);
    const reaction = new WhenContentChanged(update, this.jobs as never, this.clock);
    const events = (await this.world.delivered(this.ada.teamId)).filter(({ name }) =>
      reaction.on.includes(name as never),
    );
    for (const event of events.slice(this.told)) await reaction.react(event as never);
    this.told = events.length;
    await this.index();
  }

  /** Lets search follow a change of themes. */
  async followThemes(): Promise<void> {
    const refs = [{ type: 'CHANNEL', id: this.channelId }] as const;
    await new UpdateSearchHandler(this.world.work).execute(new UpdateSearch(this.ada.teamId, refs));
  }

  search(query: string, more: Partial<FilteredSearch> = {}, actor = this.ada) {
    const analysis = new SnowballTextAnalysis();
    const reader = new PostgresSearchReader(this.world.reads);
    return new SearchHandler(reader, analysis, systemFilters(), noMeanings, noTerms(), noGlossary).execute(
      new Search(actor, { query, ...more }),
    );
  }

  /** Types and words of the results. */
  async found(query: string, more: Partial<FilteredSearch> = {}, actor = this.ada): Promise<string[]> {
    return (await this.search(query, more, actor)).groups
      .flatMap(({ items }) => items)
      .map(
        ({ type, preview: { title, content } }) => `${type} ${[...title, ...content].map(({ text }) => text).join('')}`,
      )
      .sort();
  }

  push(...tickets: [externalId: string, description: string, more?: object][]) {
    const dataPoints = tickets.map(([externalId, description, more]) => ({
      externalId,
      rawTicket: { createdAt: '2026-05-01T10:00:00Z', description, ...more },
    }));
    return new PushDataPointsHandler(this.world.work, uuidV7, this.clock).execute(
      new PushDataPoints({ actor: this.ada, channelId: this.channelId, pushed: { dataPoints } }),
    );
  }

  async create(channel: CreateChannel['channel']): Promise<string> {
    return (await this.world.made(CreateChannelHandler).execute(new CreateChannel({ actor: this.ada, channel }))).id;
  }

  /** A theme of all data points. */
  async theme(title: string): Promise<string> {
    const [made] = await this.sql<{ id: string }>(
      `INSERT INTO theme (id, team_id, channel_id, key, title, titled_by, created_at, updated_at)
       VALUES (gen_random_uuid(), $1, $2, 1, $3, 'MEMBER', now(), now()) RETURNING id`,
      this.ada.teamId,
      this.channelId,
      title,
    );
    await this.sql(
      'UPDATE data_point SET theme_id = $2, themed = true WHERE channel_id = $1',
      this.channelId,
      made!.id,
    );
    return made!.id;
  }

  /** A folder that no member sees. */
  async folder(): Promise<string> {
    const [made] = await this.sql<{ id: string }>(
      `INSERT INTO folder (id, team_id, path, title, rank, created_by, created_at, updated_at)
       SELECT i, $1, ARRAY[i], 'Private', 0, $2, now(), now() FROM gen_random_uuid() i RETURNING id`,
      this.ada.teamId,
      this.ada.userId,
    );
    return made!.id;
  }

  async idOf(externalId: string): Promise<string> {
    const [point] = await this.sql<{ id: string }>(
      'SELECT id FROM data_point WHERE channel_id = $1 AND external_id = $2',
      this.channelId,
      externalId,
    );
    return point!.id;
  }
}
