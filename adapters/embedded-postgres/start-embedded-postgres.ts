import { open, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartProblem } from '@evident/application/kernel/start-problem';
import { type Binaries, findBinaries } from './binaries.ts';
import { clusterProblem, knownProblem } from './cluster-problem.ts';
import { OWNER, createCluster } from './create-cluster.ts';
import { freePort } from './free-port.ts';
import { holdFolder } from './hold-folder.ts';
import { keepRunning } from './keep-running.ts';
import { openDatabase } from './open-database.ts';
import { forgetPostmaster, readPostmaster, stillRuns, stopPostmaster } from './postmaster.ts';
import { type Runner, runnerFor } from './runner.ts';
import { EMBEDDED_SETTINGS } from './settings.ts';

export interface EmbeddedPostgres {
  /** Connection URL of the owner role. */
  readonly ownerUrl: string;
  /** Returns the latest known problem from the log since startup (a full disk), or null. */
  fault(): Promise<StartProblem | null>;
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  readonly dataFolder: string;
  readonly password: string;
  /** Overrides of `EMBEDDED_SETTINGS`, for faster tests. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Aborts a start in progress, which rejects once all its processes have ended. */
  readonly stopped?: AbortSignal;
}

interface Server {
  readonly pid: number;
  readonly port: number;
}

const DATABASE = 'evident';
const LARGEST_LOG = 5_000_000;
/** Milliseconds. Crash recovery may take minutes, and taking over shared memory a few seconds. */
const STARTS_WITHIN_MS = 300_000;
const FREED_WITHIN_MS = 10_000;

const urlOf = (password: string, port: number) =>
  `postgres://${OWNER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${DATABASE}`;

/** Waits for a server already running on these files. Returns null if there is none. */
async function runningServer(cluster: string, stopped?: AbortSignal): Promise<Server | null> {
  for (const deadline = Date.now() + STARTS_WITHIN_MS; Date.now() < deadline; await pause(10)) {
    stopped?.throwIfAborted();
    const found = await readPostmaster(cluster);
    if (!found || !(await stillRuns(found, cluster))) return null;
    if (found.ready) return found;
  }
  throw new StartProblem(
    `PostgreSQL in ${cluster} was not ready after ${STARTS_WITHIN_MS / 60_000} minutes: stop it, then start Evident again.`,
  );
}

const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => null))?.size ?? 0;

async function openLog(path: string) {
  return open(path, (await sizeOf(path)) > LARGEST_LOG ? 'w' : 'a', 0o600);
}

const readFrom = (path: string, from: number): Promise<string> =>
  readFile(path).then((bytes) => bytes.subarray(from).toString(), String);

async function launch(
  cluster: string,
  port: number,
  { binaries, runner, settings, logPath, stopped }: Launch,
): Promise<Server | string> {
  const log = await openLog(logPath);
  const from = (await log.stat()).size;
  try {
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    // Has its own process group, so that Ctrl-C reaches only the server, which stops the database after its last
    // write.
    const child = runner.spawn(binaries.postgres, ['-D', cluster, '-p', String(port), ...args], {
      cwd: cluster,
      detached: true,
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', log.fd, log.fd],
    });
    const ended = new Promise<string>((done) => {
      child.once('error', (error) => done(String(error)));
      child.once('exit', () => done(readFrom(logPath, from)));
    });
    child.unref();
    for (;;) {
      const said = await Promise.race([ended, pause(10, null)]);
      if (said !== null) return said;
      if (stopped?.aborted) child.kill('SIGINT');
      const found = await readPostmaster(cluster);
      if (!stopped?.aborted && found?.pid === child.pid && found?.ready) return found;
    }
  } finally {
    await log.close();
  }
}

interface Launch {
  readonly binaries: Binaries;
  readonly runner: Runner;
  readonly settings: Readonly<Record<string, string>>;
  readonly logPath: string;
  readonly stopped: AbortSignal | undefined;
}

async function startServer(cluster: string, port: () => Promise<number>, how: Launch): Promise<Server> {
  await forgetPostmaster(cluster);
  for (const deadline = Date.now() + FREED_WITHIN_MS; ; await pause(200)) {
    how.stopped?.throwIfAborted();
    const server = await launch(cluster, await port(), how);
    if (typeof server !== 'string') return server;
    how.stopped?.throwIfAborted();
    const passes = /pre-existing shared memory block|Address already in use/.test(server);
    if (!passes || Date.now() > deadline) throw clusterProblem(server, cluster, how.logPath);
  }
}

const problemOf = (error: unknown, folder: string): StartProblem =>
  error instanceof StartProblem ? error : clusterProblem(String(error), folder);

/**
 * Starts PostgreSQL on the files under `dataFolder`, created at first start. Adopts a database that survived a killed
 * server.
 * Removes leftovers of a crash; PostgreSQL recovers all committed data.
 */
export async function startEmbeddedPostgres({
  dataFolder,
  password,
  settings,
  stopped,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = resolve(dataFolder);
  const cluster = join(folder, 'postgres');
  const release = await holdFolder(folder).catch((error: unknown) => {
    throw problemOf(error, folder);
  });
  try {
    const binaries = await findBinaries(folder);
    const runner = await runnerFor(cluster, [folder, binaries.folder]);
    await createCluster(cluster, binaries, runner, password);
    const how: Launch = {
      binaries,
      runner,
      settings: { ...EMBEDDED_SETTINGS, ...settings },
      logPath: join(folder, 'postgres.log'),
      stopped,
    };
    const logged = await sizeOf(how.logPath);
    const from = logged > LARGEST_LOG ? 0 : logged;
    let server =
      (await runningServer(cluster, stopped)) ??
      (await startServer(cluster, () => freePort(join(folder, 'postgres-port')), how));
    const ownerUrl = urlOf(password, server.port);
    await openDatabase(ownerUrl, folder);
    const stopKeeping = keepRunning({
      runs: () => stillRuns(server, cluster),
      startAgain: async () => {
        server = await startServer(cluster, async () => server.port, how);
      },
    });
    const fault = async () => knownProblem(await readFrom(how.logPath, from), folder);
    return {
      ownerUrl,
      fault,
      stop: () =>
        stopKeeping()
          .then(() => stopPostmaster(cluster, server.pid))
          .finally(release),
    };
  } catch (error) {
    await stopRunning(cluster).finally(release);
    throw problemOf(error, folder);
  }
}

/** A failed start leaves no server behind. */
async function stopRunning(cluster: string): Promise<void> {
  const running = await readPostmaster(cluster);
  if (running) await stopPostmaster(cluster, running.pid);
}
