import type { Writable } from 'node:stream';
import { type Page, type PageRequest, type Uuid, isUuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { OperationNode, OperationNodeSource, RootOperationNode, SelectQueryBuilder } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { type Order, inPages, pageFrom } from './keyset.ts';
import { narrowed } from './narrow.ts';
import type { Query } from './queries.ts';
import { type Statement, type Values, statementOf, valuesFor } from './statement.ts';

/**
 * Runs a statement in a read-only transaction. `prepared` is for statements in few forms with the same plan for all
 * values, such as a page along an index. Each connection plans them once, which takes as long as reading the page.
 */
export type ReadRows = <Row>(sql: string, parameters?: readonly unknown[], how?: 'prepared') => Promise<Row[]>;

/** Options of a statement. */
export interface How {
  /** Planned once per connection: see {@link ReadRows}. */
  readonly prepared?: boolean;
  /** Parameters of a prebuilt statement. */
  readonly given?: Values;
}

/** A read-only transaction of an actor. Narrows every table to the rows they can see. */
export interface Sight {
  rows<Row>(query: Query<Row>, how?: How): Promise<Row[]>;
  /** Shows rows in the trash from here on. */
  showTrash(): Promise<void>;
}

/** Read-only transactions of one team, for readers. Leaner than a unit of work, because every hot path uses it. */
export class PostgresReads {
  private readonly pool: Pool;

  constructor(source: DataSource) {
    this.pool = (source.driver as unknown as { master: Pool }).master;
  }

  /** Several statements in one transaction, narrowed to what the actor can see. */
  as<T>(actor: Actor, work: (sight: Sight) => Promise<T>): Promise<T> {
    return this.transaction(actor.teamId, (rows) => work(sightOf(actor, rows)));
  }

  /** One statement, narrowed to what the actor can see. */
  rows<Row>(actor: Actor, query: Query<Row>, how?: How): Promise<Row[]> {
    return this.as(actor, (sight) => sight.rows(query, how));
  }

  /** The first row of one statement. */
  async first<Row>(actor: Actor, query: Query<Row>, how?: How): Promise<Row | null> {
    return (await this.rows(actor, query, how))[0] ?? null;
  }

  /** One page of one statement. */
  async page<DB, TB extends keyof DB, Row, Item>(
    actor: Actor,
    query: SelectQueryBuilder<DB, TB, Row>,
    { order, page, itemOf, prepared, given }: Paging<Row, Item>,
  ): Promise<Page<Item>> {
    const paged = inPages(query, order, page);
    const found = await this.rows(actor, paged.query, { prepared, given: { ...given, ...paged.given } });
    return pageFrom(found, page, itemOf);
  }

  /** Statements that are limited to a team, but not to an actor. Only `adapters/postgres/unscoped` can use it. */
  unscoped<T>(teamId: Uuid, work: (rows: ReadRows) => Promise<T>): Promise<T> {
    return this.transaction(teamId, work);
  }

  /** No round trips for BEGIN and COMMIT: BEGIN is sent with the first statement, COMMIT after the response. */
  private async transaction<T>(teamId: Uuid, work: (rows: ReadRows) => Promise<T>): Promise<T> {
    if (!isUuid(teamId)) refuse('Unauthorized', 'No workspace');
    const client = await this.pool.connect();
    const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    const begun = client.query(`BEGIN READ ONLY; SET LOCAL evident.team_id = '${teamId}'`);
    // If BEGIN fails, the statement sent with it fails too, or is refused below.
    begun.catch(() => undefined);
    try {
      const answer = await work(rowsOn(client));
      await begun;
      return answer;
    } finally {
      // COMMIT rolls back the transaction of a failed statement.
      setImmediate(
        () =>
          void client.query('COMMIT').then(
            () => client.release(),
            (fault: Error) => client.release(fault),
          ),
      );
    }
  }
}

interface Paging<Row, Item> extends How {
  readonly order: Order;
  readonly page: PageRequest;
  readonly itemOf: (row: Row) => Item;
}

/** Prebuilt statements are narrowed and compiled once, too. */
const written = new WeakMap<OperationNode, Statement>();

function statementFor(query: OperationNodeSource): Statement {
  const node = query.toOperationNode() as RootOperationNode;
  const known = written.get(node);
  if (known) return known;
  const statement = statementOf(narrowed(node));
  written.set(node, statement);
  return statement;
}

/** A sight of the actor in a transaction of the team. */
export const sightOf = (actor: Actor, rows: ReadRows): Sight => ({
  rows: <Row>(query: Query<Row>, { prepared, given }: How = {}) => {
    const statement = statementFor(query);
    return rows<Row>(statement.sql, valuesFor(statement, { actor, given }), prepared ? 'prepared' : undefined);
  },
  async showTrash() {
    await rows(`SELECT set_config('evident.trash', 'shown', true)`);
  },
});

const names = new Map<string, string>();

function nameOf(sql: string): string {
  const name = names.get(sql) ?? `read_${names.size}`;
  names.set(sql, name);
  return name;
}

const rowsOn =
  (client: PoolClient): ReadRows =>
  async <Row>(text: string, parameters: readonly unknown[] = [], how?: 'prepared') =>
    (await client.query({ text, values: parameters as unknown[], name: how && nameOf(text) })).rows as Row[];
