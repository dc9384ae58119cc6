import { writeFileSync } from 'node:fs';
import pg from 'pg';
import { TEMPLATE, urlOf } from './cluster.ts';
import startCluster from './global-setup.ts';
import stopCluster from './global-teardown.ts';
import { schemaText } from './schema-text.ts';

/** Migrates an empty database and writes the types of its rows. */
await startCluster();
const client = new pg.Client({ connectionString: urlOf(TEMPLATE) });
await client.connect();
try {
  const text = await schemaText(async <Row>(sql: string) => (await client.query(sql)).rows as Row[]);
  writeFileSync(process.argv[2]!, text);
} finally {
  await client.end();
  await stopCluster();
}
