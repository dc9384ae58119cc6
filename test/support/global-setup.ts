import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../adapters/embedded-postgres/start-embedded-postgres.ts';
import { migrate } from '../../adapters/postgres/migrate.ts';
import { TEMPLATE, urlOf } from './cluster.ts';

/** Test data need not survive the run. Everything else matches the product. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '128MB',
};

/** Starts one PostgreSQL per run; each test file copies its migrated template database. */
export default async function startCluster(): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'evident-test-'));
  const { ownerUrl, stop } = await startEmbeddedPostgres({ dataFolder, password: 'evident-test', settings: FAST });
  process.env['TEST_CLUSTER'] = ownerUrl.replace(/\/[^/]*$/, '');
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();
  await migrate(urlOf(TEMPLATE));
  (globalThis as Record<string, unknown>)['stopTestCluster'] = async () => {
    await stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
}
