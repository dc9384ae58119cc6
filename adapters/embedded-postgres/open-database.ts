import pg from 'pg';
import { StartProblem } from '@evident/application/kernel/start-problem';

const NO_SUCH_DATABASE = '3D000';
const WRONG_PASSWORD = '28P01';

async function attempt(url: string, statement: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(statement);
    return null;
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Proves that the server answers to our password, and makes the database in it at the first start. */
export async function openDatabase(ownerUrl: string, folder: string): Promise<void> {
  let problem = await attempt(ownerUrl, 'SELECT 1');
  if (problem === NO_SUCH_DATABASE) {
    const { pathname } = new URL(ownerUrl);
    const maintenance = new URL(ownerUrl);
    maintenance.pathname = '/postgres';
    problem = await attempt(maintenance.href, `CREATE DATABASE "${pathname.slice(1)}"`);
  }
  if (problem === WRONG_PASSWORD) throw new StartProblem(`The database in ${folder} was made with another password than the one kept beside it: restore the file postgres-password in that folder.`);
  if (problem) throw new StartProblem(`The embedded PostgreSQL in ${folder} does not answer (${problem}): see postgres.log in that folder.`);
}
