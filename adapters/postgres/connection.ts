import type { ClientBase } from 'pg';
import { DataSource, type EntitySchema } from 'typeorm';
import { CONNECT_LIMIT_MS, SESSION_LIMITS } from './limits.ts';

export type { DataSource };

/** Maximum connections per process. */
const POOL_SIZE = 10;

/** Settings of every connection. */
const SETTINGS = {
  role: 'evident_app',
  timezone: 'UTC',
  // New terms wait in the pending list of the search index until maintenance sorts them. At the default limit, any
  // change would first sort all terms of a large import. Searches scan the pending list: at most 0.1 s for the 40 MB
  // of 78,265 short texts.
  gin_pending_list_limit: '256MB',
  // Filtered lists join more than the eight tables that PostgreSQL orders by default.
  join_collapse_limit: 14,
  from_collapse_limit: 14,
  // Where a filter was expected to find one row and found thousands, a materialized nested loop compared each of them
  // with each highlight of the project.
  enable_material: 'off',
};

/**
 * Creates a pool whose connections act as `evident_app`, which owns nothing, so that row-level security applies to
 * every statement.
 * @param url a PostgreSQL URL of the owner role, or of any role that can become `evident_app`
 * @param plans false: its statements see no plan of a workspace, so that plans of an earlier time limit nothing
 */
export async function connect(url: string, entities: EntitySchema[], plans = true): Promise<DataSource> {
  const source = new DataSource({
    type: 'postgres',
    url,
    entities,
    // Pipelining: independent statements are sent together.
    extra: {
      max: POOL_SIZE,
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      ...SESSION_LIMITS,
      pipeline: true,
      onConnect: outliveLoss,
      options: Object.entries({ ...SETTINGS, ...(!plans && { 'evident.plans': 'off' }) })
        .map(([name, value]) => `-c ${name}=${value}`)
        .join(' '),
      application_name: 'evident',
    },
  });
  return source.initialize();
}

/**
 * Statements on a lost connection reject by themselves. The pool listens for the loss only while a connection is idle,
 * and its next user a moment after taking it. An error in between would end the process.
 */
function outliveLoss(connection: ClientBase): void {
  connection.on('error', () => undefined);
}
