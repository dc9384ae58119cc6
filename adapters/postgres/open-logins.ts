import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import { StartProblem } from '@evident/application/kernel/start-problem';
import pg from 'pg';

/** Connection URLs of the running server. The owner's URL is no longer needed once these exist. */
export interface Logins {
  /** Can become `evident_app` and has no privileges of its own. */
  readonly appUrl: string;
  /** Owns the schema `pgboss` and can access nothing else. */
  readonly jobsUrl: string;
}

interface Login {
  readonly name: string;
  readonly password: string;
}

const TIMEOUT_MS = 10_000;
const SCRAM_ROUNDS = 4_096;
/** Serializes concurrent starts. */
const LOCK = 7_203_146;

/** Roles are shared by the whole cluster, so each database has its own. */
function loginFor(kind: 'app' | 'jobs', database: string, secret: string): Login {
  const mark = createHash('sha256').update(database).digest('hex').slice(0, 12);
  return {
    name: `evident_${kind}_${mark}`,
    password: createHmac('sha256', secret).update(`database login ${kind} ${database}`).digest('base64url'),
  };
}

/** The SCRAM verifier (RFC 5803), so that the password does not appear in the statement or in logs. */
function verifierOf({ name, password }: Login): string {
  const salt = createHash('sha256').update(`${name} ${password}`).digest().subarray(0, 16);
  const salted = pbkdf2Sync(password, salt, SCRAM_ROUNDS, 32, 'sha256');
  const sign = (text: string): Buffer => createHmac('sha256', salted).update(text).digest();
  const stored = createHash('sha256').update(sign('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${SCRAM_ROUNDS}:${salt.toString('base64')}$${stored}:${sign('Server Key').toString('base64')}`;
}

const makeLogin = (login: Login): string => `
  DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${login.name}') THEN CREATE ROLE ${login.name} NOINHERIT; END IF;
    ALTER ROLE ${login.name} LOGIN PASSWORD '${verifierOf(login)}';
    EXECUTE format('GRANT CONNECT ON DATABASE %I TO ${login.name}', current_database());
  END $$`;

const joinApp = ({ name }: Login): string => `
  DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_auth_members WHERE member = '${name}'::regrole AND roleid = 'evident_app'::regrole AND set_option) THEN
      GRANT evident_app TO ${name} WITH INHERIT FALSE, SET TRUE;
    END IF;
  END $$`;

/** Transfers the schema and its objects, which earlier versions created as the owner. */
const ownJobs = ({ name }: Login): string => `
  DO $$ DECLARE command text; BEGIN
    IF NOT pg_has_role(current_user, '${name}', 'SET') THEN EXECUTE format('GRANT ${name} TO %I WITH INHERIT FALSE, SET TRUE', current_user); END IF;
    EXECUTE format('GRANT CREATE ON DATABASE %I TO ${name}', current_database());
    CREATE SCHEMA IF NOT EXISTS pgboss;
    IF (SELECT nspowner FROM pg_namespace WHERE nspname = 'pgboss') = '${name}'::regrole THEN RETURN; END IF;
    ALTER SCHEMA pgboss OWNER TO ${name};
    FOR command IN
      SELECT format('ALTER TABLE %s OWNER TO ${name}', oid::regclass) FROM pg_class WHERE relnamespace = 'pgboss'::regnamespace AND relkind IN ('r', 'p', 'v') AND NOT relispartition
      UNION ALL SELECT format('ALTER TABLE %s OWNER TO ${name}', oid::regclass) FROM pg_class WHERE relnamespace = 'pgboss'::regnamespace AND relkind = 'r' AND relispartition
      UNION ALL SELECT format('ALTER ROUTINE %s OWNER TO ${name}', oid::regprocedure) FROM pg_proc WHERE pronamespace = 'pgboss'::regnamespace
      UNION ALL SELECT format('ALTER TYPE %s OWNER TO ${name}', oid::regtype) FROM pg_type WHERE typnamespace = 'pgboss'::regnamespace AND typtype IN ('e', 'd')
    LOOP EXECUTE command; END LOOP;
  END $$`;

function urlFor(ownerUrl: string, { name, password }: Login): string {
  const url = new URL(ownerUrl);
  url.username = name;
  url.password = password;
  return url.href;
}

/**
 * Creates the two logins of the server, on an owner connection that is closed before this resolves.
 * @param secret the same for all servers of an installation: each derives the passwords from it
 * @throws StartProblem if the owner cannot create them, or the database refuses them
 */
export async function openLogins(ownerUrl: string, secret: string): Promise<Logins> {
  const owner = new pg.Client({
    connectionString: ownerUrl,
    connectionTimeoutMillis: TIMEOUT_MS,
    lock_timeout: TIMEOUT_MS,
    statement_timeout: TIMEOUT_MS,
  });
  owner.on('error', () => {});
  try {
    await owner.connect();
    const [row] = (await owner.query<{ name: string }>('SELECT current_database() AS name')).rows;
    const [app, jobs] = [loginFor('app', row!.name, secret), loginFor('jobs', row!.name, secret)];
    await owner.query('BEGIN');
    await owner.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    for (const statement of [makeLogin(app), makeLogin(jobs), joinApp(app), ownJobs(jobs)])
      await owner.query(statement);
    await owner.query('COMMIT');
    const logins = { appUrl: urlFor(ownerUrl, app), jobsUrl: urlFor(ownerUrl, jobs) };
    for (const url of Object.values(logins)) await tried(url);
    return logins;
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(
      `Could not create the database logins: "${(error as Error).message}". Grant the role of DATABASE_URL CREATEROLE, and evident_app WITH ADMIN OPTION if it exists already.`,
    );
  } finally {
    await owner.end().catch(() => {});
  }
}

async function tried(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new StartProblem(
      `The database refused the login ${new URL(url).username}: "${(error as Error).message}". Allow it to log in with a password in pg_hba.conf.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}
