import type { EntityManager, EntitySchema } from 'typeorm';

/** PostgreSQL limits the parameters of a statement to 16 bits. */
const PARAMETERS_MAX = 65_535;

/** Splits rows so that one INSERT of each batch stays within the parameter limit. */
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
