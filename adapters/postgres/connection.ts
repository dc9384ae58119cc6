import { DataSource, type EntitySchema } from 'typeorm';
import { CONNECT_LIMIT_MS, SESSION_LIMITS } from './limits.ts';

export type { DataSource };

/** How many connections one process holds at most. */
const POOL_SIZE = 10;

/**
 * A pool whose connections act as `evident_app`, the role that owns nothing: row-level security binds every statement.
 * @param url a PostgreSQL URL of the owner role, or of any role that may become `evident_app`
 */
export async function connect(url: string, entities: EntitySchema[]): Promise<DataSource> {
  const source = new DataSource({
    type: 'postgres',
    url,
    entities,
    // New words wait in a list of the search index until maintenance sorts them. At the default limit, any change would first sort all words of a large import.
    // Searches read through the list: at most 0.1 s for the 40 MB of 78,265 short texts.
    // Pipelined: statements that don't wait for one another's answers travel together.
    extra: {
      max: POOL_SIZE,
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      ...SESSION_LIMITS,
      pipeline: true,
      options: '-c role=evident_app -c timezone=UTC -c gin_pending_list_limit=256MB',
      application_name: 'evident',
    },
  });
  return source.initialize();
}
