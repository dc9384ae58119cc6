import type { EntityManager, EntitySchema } from 'typeorm';

/** Parameters of one INSERT. PostgreSQL allows 65,535, but TypeORM blocks the process while it writes a long statement. */
const PARAMETERS_MAX = 10_000;

/** Splits rows so that one INSERT of each batch has few parameters. */
function* inBatches<Row>({ options }: EntitySchema<Row>, rows: readonly Row[]): Generator<Row[]> {
  const size = Math.floor(PARAMETERS_MAX / Object.keys(options.columns).length);
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}

/** Upserts any number of rows by their id. */
export async function upsertMany<Row extends { id: unknown }>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
  rows: readonly Row[],
): Promise<void> {
  for (const batch of inBatches(entity, rows)) await manager.upsert(entity, batch as never, ['id']);
}
