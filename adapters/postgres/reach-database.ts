import { StartProblem } from '@evident/application/kernel/start-problem';
import pg from 'pg';
import { SESSION_LIMITS } from './limits.ts';

const OLDEST = 18;
const TIMEOUT_MS = 10_000;

const SILENT = 'nothing answers there: check the address and the network';
/** The driver's own timeout has no error code. */
const DRIVER_WAITED = 'timeout expired';

const SENTENCES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there: start that PostgreSQL, or correct the address',
  ENOTFOUND: 'there is no such host: correct the address',
  EAI_AGAIN: "its host name can't be resolved at the moment: check the network",
  ETIMEDOUT: SILENT,
  '28P01': 'it refuses the password: correct it',
  '28000': 'it refuses this user: correct the user, or let it in (pg_hba.conf)',
  '3D000': 'it has no such database: create it',
  '53300': 'it has no connection left: raise max_connections',
};

/** Checks the privileges of the role: it is `evident_app`, can become it, or can create it. */
const READY = `
  SELECT current_setting('server_version_num')::int / 10000 AS version, own.rolsuper OR own.rolcreaterole AS creates, app.oid IS NOT NULL AS exists,
         CASE WHEN current_setting('server_version_num')::int < 160000 THEN NULL
              ELSE pg_has_role(own.oid, app.oid, 'SET') OR pg_has_role(own.oid, app.oid, 'MEMBER WITH ADMIN OPTION') END AS becomes
  FROM pg_roles own LEFT JOIN pg_roles app ON app.rolname = 'evident_app' WHERE own.rolname = current_user`;

const reasonOf = (error: unknown): string => {
  const { code = '', message } = error as { code?: string; message: string };
  return message === DRIVER_WAITED ? SILENT : (SENTENCES[code] ?? `it says "${message}"`);
};

/**
 * Checks that the database of DATABASE_URL is usable, before any change.
 * @throws StartProblem that never repeats the URL, which contains a password
 */
export async function reachDatabase(url: string, patienceMs = TIMEOUT_MS): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patienceMs, ...SESSION_LIMITS });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{
      version: number;
      becomes: boolean | null;
      creates: boolean;
      exists: boolean;
    }>(READY);
    const { version, becomes, creates, exists } = rows[0]!;
    if (version < OLDEST)
      throw new StartProblem(`DATABASE_URL leads to PostgreSQL ${version}, Evident needs ${OLDEST} or newer.`);
    if (exists && !becomes)
      throw new StartProblem(
        'The role of DATABASE_URL may not become the role evident_app, which is there already: grant evident_app to it.',
      );
    if (!exists && !creates)
      throw new StartProblem(
        'The role of DATABASE_URL may not create the role evident_app: give it CREATEROLE, or create evident_app and grant it to that role.',
      );
  } catch (error) {
    throw error instanceof StartProblem
      ? error
      : new StartProblem(`The PostgreSQL of DATABASE_URL can't be used, ${reasonOf(error)}.`);
  } finally {
    await client.end().catch(() => {});
  }
}
