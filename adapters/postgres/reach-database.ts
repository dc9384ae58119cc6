import { StartProblem } from '@evident/application/kernel/start-problem';
import pg from 'pg';
import { SESSION_LIMITS } from './limits.ts';

const OLDEST = 18;
const TIMEOUT_MS = 10_000;

const SILENT = 'the server does not respond. Check the address and the network';
/** The driver's own timeout has no error code. */
const DRIVER_WAITED = 'timeout expired';

const SENTENCES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused. Start PostgreSQL, or correct the address',
  ENOTFOUND: 'the host does not exist. Correct the address',
  EAI_AGAIN: "the host name can't be resolved at the moment. Check the network",
  ETIMEDOUT: SILENT,
  '28P01': 'the password is wrong. Correct it',
  '28000': 'the user is not allowed to connect. Correct the user, or allow it in pg_hba.conf',
  '3D000': 'the database does not exist. Create it',
  '53300': 'it has no connections left. Raise max_connections',
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
      throw new StartProblem(`DATABASE_URL points to PostgreSQL ${version}; Evident needs ${OLDEST} or newer.`);
    if (exists && !becomes)
      throw new StartProblem(
        'The role of DATABASE_URL cannot switch to the existing role evident_app: grant evident_app to it.',
      );
    if (!exists && !creates)
      throw new StartProblem(
        'The role of DATABASE_URL cannot create the role evident_app: give it CREATEROLE, or create evident_app and grant it to that role.',
      );
  } catch (error) {
    throw error instanceof StartProblem
      ? error
      : new StartProblem(`Cannot use the PostgreSQL of DATABASE_URL: ${reasonOf(error)}.`);
  } finally {
    await client.end().catch(() => {});
  }
}
