import pg from 'pg';
import { StartProblem } from '@evident/application/kernel/start-problem';
import { knownProblem } from './cluster-problem.ts';

const NO_SUCH_DATABASE = '3D000';
const WRONG_PASSWORD = '28P01';
const DISK_FULL = '53100';

interface Fault {
  readonly code: string;
  readonly said: string;
}

async function attempt(url: string, statement: string): Promise<Fault | null> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    lock_timeout: 10_000,
    statement_timeout: 60_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(statement);
    return null;
  } catch (error) {
    return { code: (error as { code?: string }).code ?? '', said: String(error) };
  } finally {
    await client.end().catch(() => {});
  }
}

/** Explains why a running database can't be used. */
export function answerProblem({ code, said }: Fault, folder: string): StartProblem {
  if (code === WRONG_PASSWORD)
    return new StartProblem(
      `The database in ${folder} has a different password than the file postgres-password in that folder: restore that file.`,
    );
  // Messages for a full disk vary; the code does not.
  return (
    knownProblem(`${said} ${code === DISK_FULL ? 'ENOSPC' : ''}`, folder) ??
    new StartProblem(
      `The embedded PostgreSQL in ${folder} does not respond (${code || said}): see postgres.log in that folder.`,
    )
  );
}

/** Checks that the server accepts the password, and creates the database at first start. */
export async function openDatabase(ownerUrl: string, folder: string): Promise<void> {
  let problem = await attempt(ownerUrl, 'SELECT 1');
  if (problem?.code === NO_SUCH_DATABASE) {
    const { pathname } = new URL(ownerUrl);
    const maintenance = new URL(ownerUrl);
    maintenance.pathname = '/postgres';
    problem = await attempt(maintenance.href, `CREATE DATABASE "${pathname.slice(1)}"`);
  }
  if (problem) throw answerProblem(problem, folder);
}
