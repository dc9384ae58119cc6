import { Client as ElasticsearchClient, type ClientOptions } from '@elastic/elasticsearch';
import type {
  DocumentDigest,
  EngineIndexes,
  EngineMatches,
  EngineQuestion,
  EngineWriting,
  SearchEngine,
} from '@evident/application/search/search-engine';
import type { Uuid } from '@evident/domain/kernel';
import type { EngineState, SearchedType } from '@evident/domain/search';
import { bulkWrite } from './bulk-write.ts';
import { isMissing, isThere, stateAfter } from './faults.ts';
import { INDEX, MAPPING_VERSION } from './mapping.ts';
import { queryOf, sortOf } from './query.ts';
import { idIn } from './source.ts';

/** A search that takes longer is answered by PostgreSQL. */
const SEARCH_MS = 2_000;
const WRITE_MS = 30_000;
/** After a failed search the engine is not asked for so long. */
const PAUSE_MS = 5_000;
/** A slow engine may still answer a probe in time: it counts as slow for so long, or until a search succeeds. */
const SLOW_MS = 30_000;
const TEAMS_AT_ONCE = 1_000;

export interface ElasticsearchOptions {
  readonly url: string;
  /** Begins the names of indexes and aliases. */
  readonly prefix?: string;
  readonly onFault: (fault: Error) => void;
  readonly searchMs?: number;
  readonly pauseMs?: number;
  /** Default `wait_for`: a write takes up to a second, and costs the engine nothing. */
  readonly refresh?: 'wait_for' | 'true';
}

/**
 * Elasticsearch as the second engine. One index holds all teams, routed by team. The alias `<prefix>-v<mapping version>` answers, the alias with `-next` is
 * being filled, so each version of Evident reads only an index of its own mapping.
 */
export class ElasticsearchEngine implements SearchEngine {
  private readonly client: ElasticsearchClient;
  private readonly prefix: string;
  private readonly names: { readonly current: string; readonly next: string };
  private known: EngineState = 'READY';
  private pausedUntil = 0;
  private slowUntil = 0;

  constructor(private readonly options: ElasticsearchOptions) {
    const settings: ClientOptions = { node: options.url, maxRetries: 0, requestTimeout: WRITE_MS };
    this.client = new ElasticsearchClient(settings);
    this.prefix = options.prefix ?? 'evident-search';
    const alias = `${this.prefix}-v${MAPPING_VERSION}`;
    this.names = { current: alias, next: `${alias}-next` };
  }

  state(): EngineState {
    return this.known;
  }

  async probe(): Promise<EngineState> {
    try {
      await this.client.cluster.health({}, { requestTimeout: this.options.searchMs ?? SEARCH_MS });
      // Whether it is full shows only when it is written to.
      const isSlow = this.known === 'SLOW' && performance.now() < this.slowUntil;
      if (this.known !== 'FULL' && !isSlow) this.becomes('READY');
    } catch (error) {
      this.becomes(stateAfter(error), error);
    }
    return this.known;
  }

  async find(question: EngineQuestion): Promise<EngineMatches[] | null> {
    if (performance.now() < this.pausedUntil) return null;
    const asked = question.types.map((type) => ({ query: queryOf(question, type), sort: sortOf(question, type) }));
    if (asked.some(({ query, sort }) => query === null || sort === null)) return null;
    try {
      const { responses } = await this.client.msearch(
        {
          searches: asked.flatMap(({ query, sort }) => [
            { index: this.names.current, routing: question.teamId },
            {
              query: query!,
              size: question.limit,
              track_total_hits: true,
              _source: false,
              sort: sort!,
            },
          ]),
        },
        { requestTimeout: this.options.searchMs ?? SEARCH_MS },
      );
      const failed = responses.find((response) => 'error' in response || response._shards.failed > 0);
      // Without its index it is not filled yet, which is no fault.
      if (failed) return this.lacking(failed.status === 404 ? null : new Error(JSON.stringify(failed).slice(0, 500)));
      if (this.known !== 'FULL') this.becomes('READY');
      return responses.map((response, index) => {
        const { hits } = response as { hits: { total: { value: number }; hits: { _id: string }[] } };
        return { type: question.types[index]!, ids: hits.hits.map(({ _id }) => idIn(_id)), total: hits.total.value };
      });
    } catch (error) {
      return this.lacking(error);
    }
  }

  async indexes(): Promise<EngineIndexes> {
    const found = await this.stored();
    const named = (alias: string): string | null => found.find(({ aliases }) => aliases.includes(alias))?.name ?? null;
    const [current, next] = [named(this.names.current), named(this.names.next)];
    return { current, next, others: found.some(({ name }) => name !== current && name !== next) };
  }

  async create(): Promise<void> {
    const { current } = await this.indexes();
    const generation = Number(current?.split('-').at(-1) ?? 0) + 1;
    const index = `${this.names.current}-${generation}`;
    await this.client.indices
      .create({ index, ...INDEX, aliases: { [this.names.next]: {} } })
      .catch((error: unknown) => {
        // Another process was first.
        if (!isThere(error)) throw error;
      });
  }

  async discard(): Promise<void> {
    const { current } = await this.indexes();
    if (current !== null) await this.client.indices.delete({ index: current });
  }

  async promote(): Promise<void> {
    const { next } = await this.indexes();
    if (next === null) return;
    const all = await this.stored();
    // One request: there is no moment without an index that answers.
    await this.client.indices.updateAliases({
      actions: [
        { remove: { index: next, alias: this.names.next } },
        { add: { index: next, alias: this.names.current } },
        ...all.filter(({ name }) => name !== next).map(({ name }) => ({ remove_index: { index: name } })),
      ],
    });
  }

  async write({ to, awaited, ...writing }: EngineWriting): Promise<void> {
    const refresh = awaited ? (this.options.refresh ?? 'wait_for') : 'false';
    try {
      for (const which of to) await bulkWrite(this.client, this.names[which], { ...writing, refresh });
      this.becomes('READY');
    } catch (error) {
      this.becomes(stateAfter(error), error);
      throw error;
    }
  }

  async digests(
    teamId: Uuid,
    type: SearchedType,
    { after, last, limit }: { after: Uuid | null; last: Uuid | null; limit: number },
  ): Promise<DocumentDigest[]> {
    const { hits } = await this.client.search({
      index: this.names.current,
      routing: teamId,
      size: limit,
      track_total_hits: false,
      _source: false,
      docvalue_fields: ['digest'],
      sort: [{ id: 'asc' }],
      query: {
        bool: {
          filter: [
            { term: { team: teamId } },
            { term: { type } },
            { range: { id: { ...(after === null ? {} : { gt: after }), ...(last === null ? {} : { lte: last }) } } },
          ],
        },
      },
    });
    return hits.hits.map(({ _id, fields }) => ({
      id: idIn(_id!),
      digest: String((fields as { digest: string[] }).digest[0]),
    }));
  }

  async teams(): Promise<Uuid[]> {
    const teams: Uuid[] = [];
    for (let after: Record<string, string> | undefined; ;) {
      const { aggregations } = await this.client.search<unknown, { teams: TeamBuckets }>({
        index: this.names.current,
        size: 0,
        aggs: {
          teams: {
            composite: {
              size: TEAMS_AT_ONCE,
              sources: [{ team: { terms: { field: 'team' } } }],
              ...(after && { after }),
            },
          },
        },
      });
      teams.push(...aggregations!.teams.buckets.map(({ key }) => key.team));
      after = aggregations!.teams.after_key;
      if (after === undefined) return teams;
    }
  }

  async close(): Promise<void> {
    await this.client.close();
  }

  /** Our indexes of any version. Others may have names that begin alike. */
  private async stored(): Promise<{ name: string; aliases: string[] }[]> {
    const found = await this.client.indices.getAlias({ index: `${this.prefix}-v*` }).catch((error: unknown) => {
      if (isMissing(error)) return {};
      throw error;
    });
    return Object.entries(found)
      .filter(([name]) => /^-v\d+-\d+$/.test(name.slice(this.prefix.length)))
      .map(([name, { aliases }]) => ({ name, aliases: Object.keys(aliases) }));
  }

  /** PostgreSQL searches for a while. */
  private lacking(error: unknown): null {
    if (error === null) return null;
    this.pausedUntil = performance.now() + (this.options.pauseMs ?? PAUSE_MS);
    this.slowUntil = performance.now() + SLOW_MS;
    // A refused search is no refused write.
    this.becomes(stateAfter(error) === 'UNAVAILABLE' ? 'UNAVAILABLE' : 'SLOW', error);
    return null;
  }

  /** Told once for each change. */
  private becomes(state: EngineState, error?: unknown): void {
    if (state !== this.known && state !== 'READY') {
      const reason = error instanceof Error ? error.message : String(error);
      this.options.onFault(new Error(`Elasticsearch: ${state.toLowerCase()}, ${reason.slice(0, 500)}`));
    }
    this.known = state;
  }
}

interface TeamBuckets {
  readonly buckets: readonly { readonly key: { readonly team: string } }[];
  readonly after_key?: Record<string, string>;
}
