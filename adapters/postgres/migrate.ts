import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '@evident/application/kernel/start-problem';
import { Refusal, refuse } from '@evident/domain/kernel';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';

const LOCK = 7_203_145;
const DISK_FULL = '53100';
/** A migration has no statement timeout. It gives up on locks, because other sessions queue behind it. */
const LIMITS = '-c statement_timeout=0 -c lock_timeout=60s -c idle_in_transaction_session_timeout=60s';
/** Another process can be migrating. */
const WAIT_FOR_OTHERS = '15min';

/** The folder of the numbered SQL files; the same relative path in the sources and in the built server. */
export const migrationsFolder = (): string => join(import.meta.dirname, '../../migrations');

/** TypeORM reads the order from the last 13 digits of the name. */
function asMigration(folder: string, file: string): new () => MigrationInterface {
  const sql = readFileSync(join(folder, file), 'utf8');
  return class {
    name = `${file.replace(/\.sql$/, '')}_${file.slice(0, 4).padStart(13, '0')}`;
    async up(runner: QueryRunner): Promise<void> {
      await runner.query(sql);
    }
    async down(): Promise<void> {
      refuse('InvalidOperation', 'Migrations only go forward', 'Restore a backup made before the upgrade.');
    }
  };
}

/**
 * Migrates a database to this version, one process at a time, each file in its own transaction.
 * @param ownerUrl a PostgreSQL URL of the role that owns (or will own) the tables
 * @throws Refusal `InvalidOperation` if the database was written by a newer version
 * @throws StartProblem if a migration fails
 */
export async function migrate(ownerUrl: string, folder = migrationsFolder()): Promise<void> {
  try {
    await bringUp(ownerUrl, folder);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const { code, message } = error as { code?: string; message: string };
    throw new StartProblem(
      `The database upgrade failed, and the failed migration was rolled back: ${code === DISK_FULL ? 'the disk is full. Free up space' : `it says "${message}"`}.`,
    );
  }
}

async function bringUp(ownerUrl: string, folder: string): Promise<void> {
  const files = readdirSync(folder)
    .filter((file) => /^\d{4}_.*\.sql$/.test(file))
    .sort();
  const migrations = files.map((file) => asMigration(folder, file));
  // Other loggers of TypeORM print the failed statement; here the error is thrown.
  const source = await new DataSource({
    type: 'postgres',
    url: ownerUrl,
    migrations,
    migrationsTableName: 'migration',
    logger: 'debug',
    extra: { max: 2, options: LIMITS },
  }).initialize();
  const runner = source.createQueryRunner();
  try {
    await runner.query(`SELECT set_config('lock_timeout', $2, false), pg_advisory_lock($1)`, [LOCK, WAIT_FOR_OTHERS]);
    await refuseNewer(runner, new Set(migrations.map((Migration) => new Migration().name!)));
    await source.runMigrations({ transaction: 'each' });
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [LOCK]);
    await runner.release();
    await source.destroy();
  }
}

async function refuseNewer(runner: QueryRunner, known: Set<string>): Promise<void> {
  if (!(await runner.hasTable('migration'))) return;
  const applied: { name: string }[] = await runner.query('SELECT name FROM migration');
  const unknown = applied.find(({ name }) => !known.has(name));
  if (unknown)
    refuse(
      'InvalidOperation',
      `The data was written by a newer version of Evident (${unknown.name})`,
      'Start that version, or restore a backup made with this one.',
    );
}
