import { DataSource, type EntitySchema } from 'typeorm';

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
    // Pipelined: statements that don't wait for one another's answers travel together.
    extra: { max: POOL_SIZE, pipeline: true, options: '-c role=evident_app -c timezone=UTC', application_name: 'evident' },
  });
  return source.initialize();
}
