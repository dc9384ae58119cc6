import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { until } from '../../test/support/waiting.ts';
import { readPostmaster, stillRuns } from './postmaster.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

const password = 'p@ss:word/';
const pathOf = (file: string) => join(import.meta.dirname, file);

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  let dataFolder: string;
  const cluster = () => join(dataFolder, 'postgres');
  const start = () => startEmbeddedPostgres({ dataFolder, password });

  /** Starts a second server on the same data, to be killed. */
  async function startElsewhere(): Promise<{ child: ChildProcess; ownerUrl: string }> {
    const script = `import { startEmbeddedPostgres } from ${JSON.stringify(pathOf('start-embedded-postgres.ts'))};
      const { ownerUrl } = await startEmbeddedPostgres(${JSON.stringify({ dataFolder, password })});
      console.log(ownerUrl);
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { PATH: process.env['PATH'] },
    });
    const [ownerUrl] = (await once(createInterface(child.stdout!), 'line')) as [string];
    return { child, ownerUrl };
  }

  beforeEach(() => {
    dataFolder = mkdtempSync(join(tmpdir(), 'evident-data-'));
  });
  afterEach(async () => {
    const running = await readPostmaster(cluster());
    if (running) await (await start()).stop();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  it('keeps committed data across a stop, reuses its port and leaves no process', async () => {
    const first = await start();
    await ask(first.ownerUrl, 'CREATE TABLE kept AS SELECT 1 AS n');
    const server = (await readPostmaster(cluster()))!;
    await first.stop();
    expect(await stillRuns(server, cluster())).toBe(false);
    const second = await start();
    expect(second.ownerUrl).toBe(first.ownerUrl);
    expect(await ask(second.ownerUrl, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
    await second.stop();
  });

  it('is durable, listens on this machine only and requires its password', async () => {
    const { ownerUrl, stop } = await start();
    expect(
      await ask(
        ownerUrl,
        `SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses') ORDER BY name`,
      ),
    ).toEqual(
      [
        ['fsync', 'on'],
        ['full_page_writes', 'on'],
        ['listen_addresses', '127.0.0.1'],
        ['synchronous_commit', 'on'],
      ].map(([name, setting]) => ({ name, setting })),
    );
    await expect(ask(ownerUrl.replace(encodeURIComponent(password), 'guess'), 'SELECT 1')).rejects.toMatchObject({
      code: '28P01',
    });
    await stop();
  });

  it('adopts a database that survived a killed server', async () => {
    const { child, ownerUrl } = await startElsewhere();
    const before = await readPostmaster(cluster());
    child.kill('SIGKILL');
    await once(child, 'exit');
    const next = await start();
    expect(await readPostmaster(cluster())).toEqual(before);
    expect(next.ownerUrl).toBe(ownerUrl);
    await next.stop();
    expect(existsSync(join(cluster(), 'postmaster.pid'))).toBe(false);
  });

  it('recovers committed data after server and database were killed', async () => {
    const { child, ownerUrl } = await startElsewhere();
    await ask(ownerUrl, 'CREATE TABLE kept AS SELECT generate_series(1, 1000) AS n');
    process.kill((await readPostmaster(cluster()))!.pid, 'SIGKILL');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const next = await start();
    expect(await ask(next.ownerUrl, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 1000 }]);
    await next.stop();
  });

  it('restarts on the same port with all committed data when killed alone', async () => {
    const { ownerUrl, stop } = await start();
    await ask(ownerUrl, 'CREATE TABLE kept AS SELECT 1 AS n');
    process.kill((await readPostmaster(cluster()))!.pid, 'SIGKILL');
    let rows: unknown;
    for (let tries = 0; tries < 100 && !rows; tries += 1) {
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
      rows = await ask(ownerUrl, 'SELECT n FROM kept').catch(() => null);
    }
    expect(rows).toEqual([{ n: 1 }]);
    await stop();
    expect(existsSync(join(cluster(), 'postmaster.pid'))).toBe(false);
  });

  it('ignores a stale pid file that names another program', async () => {
    await (await start()).stop();
    writeFileSync(join(cluster(), 'postmaster.pid'), `${process.ppid}\n${cluster()}\n1\n5432\n\n127.0.0.1\n\nready\n`);
    const next = await start();
    expect(await ask(next.ownerUrl, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    await next.stop();
  });

  it('allows one server at a time per data folder', async () => {
    const { child } = await startElsewhere();
    await expect(start()).rejects.toMatchObject({
      name: 'StartProblem',
      message: expect.stringContaining('Another Evident is already running'),
    });
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await start()).stop();
  });

  it('refuses files of a newer PostgreSQL in one sentence', async () => {
    await (await start()).stop();
    expect(readFileSync(join(cluster(), 'PG_VERSION'), 'utf8')).toBe('18\n');
    writeFileSync(join(cluster(), 'PG_VERSION'), '19\n');
    await expect(start()).rejects.toMatchObject({
      name: 'StartProblem',
      message: expect.stringMatching(
        /need PostgreSQL 19, but this version of Evident includes PostgreSQL 18: install the newer version/,
      ),
    });
  });

  it('leaves no process behind if its password differs from the stored one', async () => {
    await (await start()).stop();
    await expect(startEmbeddedPostgres({ dataFolder, password: 'another' })).rejects.toMatchObject({
      name: 'StartProblem',
      message: expect.stringContaining('a different password'),
    });
    expect(await readPostmaster(cluster())).toBeNull();
    await (await start()).stop();
  });

  it('leaves no process behind if stopped during startup', async () => {
    await (await start()).stop();
    const stopped = new AbortController();
    const starting = startEmbeddedPostgres({ dataFolder, password, stopped: stopped.signal });
    await until(() => existsSync(join(cluster(), 'postmaster.pid')));
    stopped.abort();
    await expect(starting).rejects.toMatchObject({ name: 'StartProblem' });
    expect(await readPostmaster(cluster())).toBeNull();
  });

  it('reports from its log why it has failed since startup', async () => {
    const log = join(dataFolder, 'postgres.log');
    writeFileSync(log, 'PANIC:  could not write to file "pg_wal/xlogtemp.1": No space left on device\n');
    const { fault, stop } = await start();
    expect(await fault()).toBeNull();
    appendFileSync(log, 'PANIC:  could not write to file "pg_wal/xlogtemp.2": No space left on device\n');
    expect(await fault()).toMatchObject({
      name: 'StartProblem',
      message: `The disk that holds ${dataFolder} is full: free up space, or choose another folder with EVIDENT_DATA_DIR.`,
    });
    await stop();
  });

  it('resumes after its files were created only in part', async () => {
    await (await start()).stop();
    rmSync(join(cluster(), 'PG_VERSION'));
    renameSync(cluster(), `${cluster()}.unfinished`);
    await (await start()).stop();
  });
});
