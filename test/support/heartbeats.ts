import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Lets the heartbeats of all running jobs run out. pg-boss allows at least ten seconds between them. */
export const HEARTBEATS_RUN_OUT = `UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '10 s' WHERE state = 'active'`;

/** Lets the heartbeats of a killed product run out, so that its next start takes over its jobs at once. */
export async function heartbeatsRunOut(dataFolder: string): Promise<void> {
  const [port, password] = ['postgres-port', 'postgres-password'].map((name) =>
    readFileSync(join(dataFolder, name), 'utf8').trim(),
  );
  const client = new pg.Client({ connectionString: `postgres://evident:${password}@127.0.0.1:${port}/evident` });
  await client.connect();
  await client.query(HEARTBEATS_RUN_OUT);
  await client.end();
}
