import type { Writable } from 'node:stream';
import { type Page, type PageRequest, type Uuid, isUuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Compilable, OperationNodeSource, RootOperationNode, SelectQueryBuilder } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { type Order, inPages, pageFrom } from './keyset.ts';
import { narrowed } from './permissions/narrow.ts';
import { statementOf } from './statement.ts';

/**
 * Rows of a statement inside one read-only transaction. `prepared` is for statements in few forms whose plan is the same whatever they are asked for, such as a page along an index:
 * each connection then plans them once, which takes as long as reading the page.
 */
export type ReadRows = <Row>(sql: string, parameters?: readonly unknown[], how?: 'prepared') => Promise<Row[]>;

/** A query of the builder that was not compiled yet. */
export type Query<Row> = Compilable<Row> & OperationNodeSource;

/** One read-only transaction in which an actor reads. Every table is narrowed to the rows they may see. */
export interface Sight {
  rows<Row>(query: Query<Row>, how?: 'prepared'): Promise<Row[]>;
  /** Rows in the trash are seen too, from here on. */
  showTrash(): Promise<void>;
}

/** Read-only transactions of one team: what readers work with. Leaner than a unit of work, for it is on every hot path. */
export class PostgresReads {
  private readonly pool: Pool;

  constructor(source: DataSource) {
    this.pool = (source.driver as unknown as { master: Pool }).master;
  }

  /** Several statements in one transaction, narrowed to what the actor may see. */
  as<T>(actor: Actor, work: (sight: Sight) => Promise<T>): Promise<T> {
    return this.transaction(actor.teamId, (rows) => work(sightOf(actor, rows)));
  }

  /** One statement, narrowed to what the actor may see. */
  rows<Row>(actor: Actor, query: Query<Row>, how?: 'prepared'): Promise<Row[]> {
    return this.as(actor, (sight) => sight.rows(query, how));
  }

  /** The first row of such a statement. */
  async first<Row>(actor: Actor, query: Query<Row>, how?: 'prepared'): Promise<Row | null> {
    return (await this.rows(actor, query, how))[0] ?? null;
  }

  /** One page of such a statement. */
  async page<DB, TB extends keyof DB, Row, Item>(
    actor: Actor,
    query: SelectQueryBuilder<DB, TB, Row>,
    { order, page, itemOf, how }: Paging<Row, Item>,
  ): Promise<Page<Item>> {
    return pageFrom(await this.rows(actor, inPages(query, order, page), how), page, itemOf);
  }

  /** Statements of any kind, limited to a team and to nothing within it. Only `adapters/postgres/unscoped` may use it. */
  unscoped<T>(teamId: Uuid, work: (rows: ReadRows) => Promise<T>): Promise<T> {
    return this.transaction(teamId, work);
  }

  /** Nothing waits for the begin and the end of the transaction: the begin leaves in one packet with the first statement, the end after the answer. */
  private async transaction<T>(teamId: Uuid, work: (rows: ReadRows) => Promise<T>): Promise<T> {
    if (!isUuid(teamId)) refuse('Unauthorized', 'No workspace');
    const client = (await this.pool.connect()).on('error', lost);
    const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    const begun = client.query(`BEGIN READ ONLY; SET LOCAL evident.team_id = '${teamId}'`);
    // A statement sent behind a begin that failed fails with it, or is refused below.
    begun.catch(() => undefined);
    try {
      const answer = await work(rowsOn(client));
      await begun;
      return answer;
    } finally {
      // Of a failed statement's transaction COMMIT makes a rollback.
      setImmediate(
        () =>
          void client
            .query('COMMIT')
            .then(
              () => client.release(),
              (fault: Error) => client.release(fault),
            )
            .finally(() => client.off('error', lost)),
      );
    }
  }
}

interface Paging<Row, Item> {
  readonly order: Order;
  readonly page: PageRequest;
  readonly itemOf: (row: Row) => Item;
  readonly how?: 'prepared';
}

const sightOf = (actor: Actor, rows: ReadRows): Sight => ({
  rows: <Row>(query: Query<Row>, how?: 'prepared') => {
    const { sql, parameters } = statementOf(narrowed(query.toOperationNode() as RootOperationNode, actor));
    return rows<Row>(sql, parameters, how);
  },
  async showTrash() {
    await rows(`SELECT set_config('evident.trash', 'shown', true)`);
  },
});

/** Whatever is asked of a lost connection fails where it was asked; a fault that nobody hears would end the process. */
const lost = (): void => {};

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
