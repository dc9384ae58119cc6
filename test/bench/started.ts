import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { readPostmaster } from '../../adapters/embedded-postgres/postmaster.ts';
import { type Newcomer, newcomerAt } from '../support/newcomer.ts';
import { type Product, dataFolder, startProduct } from '../support/product.ts';
import { step } from './step.ts';

/** Running product with a user, and its database. */
export interface Started {
  readonly product: Product;
  readonly newcomer: Newcomer;
  readonly dataFolder: string;
  /** Connects as the owner of the tables, bypassing row-level security. */
  readonly database: pg.Client;
  readonly databaseUrl: string;
}

export async function withStarted<T>(
  measure: (started: Started) => Promise<T>,
  settings: Readonly<Record<string, string>> = {},
): Promise<T> {
  const folder = dataFolder();
  const product = await step('Starting the product', () =>
    startProduct({
      EVIDENT_DATA_DIR: folder.path,
      EVIDENT_SAMPLE: 'off',
      EVIDENT_REQUESTS_PER_MINUTE: '0',
      ...settings,
    }),
  );
  try {
    const newcomer = await step('Signing up', () => newcomerAt(product.url, folder.path));
    const { port } = (await readPostmaster(join(folder.path, 'postgres')))!;
    const password = readFileSync(join(folder.path, 'postgres-password'), 'utf8').trim();
    const databaseUrl = `postgres://evident:${encodeURIComponent(password)}@127.0.0.1:${port}/evident`;
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    try {
      return await measure({ product, newcomer, dataFolder: folder.path, database, databaseUrl });
    } finally {
      await database.end();
    }
  } finally {
    await product.stop();
    await folder.remove();
  }
}

/** Median in milliseconds, after a few warm-up runs. */
export async function medianMs(runs: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = -5; run < runs; run += 1) {
    const began = performance.now();
    await work();
    if (run >= 0) times.push(performance.now() - began);
  }
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)]!;
}
