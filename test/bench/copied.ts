import type pg from 'pg';

/** Seconds to COPY a table's rows into an empty one and build its indexes. */
export async function copied(database: pg.Client, table: string): Promise<number> {
  await database.query(`CREATE TABLE copied.${table} (LIKE public.${table} INCLUDING DEFAULTS INCLUDING GENERATED)`);
  const { rows } = await database.query<{ folder: string }>(`SELECT current_setting('data_directory') AS folder`);
  const file = `${rows[0]!.folder}/copied-${table}.bin`;
  const { rows: columns } = await database.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    [table],
  );
  const list = columns.map(({ name }) => `"${name}"`).join(', ');
  await database.query(`COPY public.${table} (${list}) TO '${file}' (FORMAT binary)`);
  await database.query('CHECKPOINT');
  const { rows: indexes } = await database.query<{ definition: string }>(
    `SELECT pg_get_indexdef(indexrelid) AS definition FROM pg_index WHERE indrelid = 'public.${table}'::regclass`,
  );
  const began = performance.now();
  await database.query(`COPY copied.${table} (${list}) FROM '${file}' (FORMAT binary)`);
  for (const [number, { definition }] of indexes.entries()) {
    await database.query(definition.replace(/INDEX \S+ ON public\./, `INDEX copied_${table}_${number} ON copied.`));
  }
  return (performance.now() - began) / 1000;
}
