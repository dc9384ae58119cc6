import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { readPostmaster, stillRuns } from '../../adapters/embedded-postgres/postmaster.ts';
import { KILL_ROUNDS } from '../support/effort.ts';
import { NPM_START, START, beginProduct, dataFolder, refusedStart, startProduct } from '../support/product.ts';
import { until } from '../support/waiting.ts';

const STACK = /^\s+at /m;
/** Milliseconds. The first start on new data takes seconds, and a minute on a busy machine. */
const TIMEOUT_MS = 180_000;

let folder: ReturnType<typeof dataFolder>;
const settings = (more: Record<string, string> = {}) => ({
  EVIDENT_DATA_DIR: folder.path,
  EVIDENT_SAMPLE: 'off',
  ...more,
});
const cluster = () => join(folder.path, 'postgres');

describe('startup', () => {
  beforeEach(() => {
    folder = dataFolder();
  });
  afterEach(() => folder.remove());

  it(
    'is one command, which prints the address and a link to the sample, and stops everything on Ctrl-C',
    async () => {
      const product = await startProduct(settings({ EVIDENT_SAMPLE: 'on' }), START);
      await until(() => product.output().includes('Look around'), TIMEOUT_MS);
      expect(product.output()).toMatch(
        new RegExp(
          `^Evident is ready: ${product.url}\nLook around in the sample workspace \\(this link works once\\): ${product.url}/auth/magic-login#token=[\\w-]{20,}\n$`,
          'm',
        ),
      );
      expect((await fetch(product.url)).headers.get('content-type')).toContain('text/html');
      const database = (await readPostmaster(cluster()))!;
      expect(await product.stop()).toBe(0);
      expect(await stillRuns(database, cluster())).toBe(false);
    },
    TIMEOUT_MS,
  );

  it('refuses a taken port by number, before any change', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => {
      other.once('listening', resolve);
    });
    const { port } = other.address() as AddressInfo;
    const { code, said } = await refusedStart(settings({ PORT: String(port) }));
    other.close();
    expect({ code, said }).toEqual({
      code: 1,
      said: expect.stringMatching(new RegExp(`^Port ${port} is taken by another program: .*\n$`)),
    });
    expect(existsSync(cluster())).toBe(false);
  });

  it('reports all configuration errors at once', async () => {
    const { code, said } = await refusedStart(settings({ EVIDENT_SAMPEL: 'on', PUBLIC_URL: 'example' }));
    expect(code).toBe(1);
    expect(said.trim().split('\n')).toEqual([
      expect.stringContaining('did you mean EVIDENT_SAMPLE?'),
      expect.stringContaining('PUBLIC_URL is "example", it must be'),
    ]);
  });

  it('refuses a read-only data folder', async () => {
    writeFileSync(join(folder.path, 'file'), '');
    const { code, said } = await refusedStart(settings({ EVIDENT_DATA_DIR: join(folder.path, 'file/data') }));
    expect(code).toBe(1);
    expect(said).toMatch(/^The data folder .* can't be written to .*\n$/);
  });

  it(
    'refuses data of a newer PostgreSQL',
    async () => {
      mkdirSync(cluster());
      writeFileSync(join(cluster(), 'PG_VERSION'), '19\n');
      const { code, said } = await refusedStart(settings());
      expect(code).toBe(1);
      expect(said).toMatch(/^The files in .* need PostgreSQL 19.*\n$/);
      expect(said).not.toMatch(STACK);
    },
    TIMEOUT_MS,
  );

  it(
    'refuses an unreachable database, without printing its password',
    async () => {
      const { code, said } = await refusedStart(
        settings({ DATABASE_URL: 'postgres://evident:hunter2@127.0.0.1:1/evident' }),
      );
      expect({ code, said }).toEqual({
        code: 1,
        said: 'Cannot use the PostgreSQL of DATABASE_URL: the connection was refused. Start PostgreSQL, or correct the address.\n',
      });
    },
    TIMEOUT_MS,
  );

  it(
    "continues without the sample workspace if it can't be created, and says why",
    async () => {
      const first = await startProduct(settings());
      const [port, password] = ['postgres-port', 'postgres-password'].map((name) =>
        readFileSync(join(folder.path, name), 'utf8').trim(),
      );
      const client = new pg.Client({ connectionString: `postgres://evident:${password}@127.0.0.1:${port}/evident` });
      await client.connect();
      await client.query(
        `INSERT INTO team (id, name, subdomain, created_at) VALUES (gen_random_uuid(), 'Somebody''s', 'sample', now())`,
      );
      await client.end();
      await first.stop();
      const product = await startProduct(settings({ EVIDENT_SAMPLE: 'on' }));
      await until(() => product.output().includes('sample'), TIMEOUT_MS);
      expect(product.output()).toMatch(
        /^The sample workspace could not be made, and everything else works \(.*taken.*\)\.$/m,
      );
      expect(product.output()).not.toMatch(STACK);
      expect((await fetch(`${product.url}/ping`)).status).toBe(200);
      expect(await product.stop()).toBe(0);
    },
    TIMEOUT_MS,
  );
});

describe('startup on the data of earlier ones', () => {
  beforeAll(() => {
    folder = dataFolder();
  });
  afterAll(() => folder.remove());

  it(
    'ends server and database with exit code 0 on Ctrl-C',
    async () => {
      const product = await startProduct(settings());
      const database = (await readPostmaster(cluster()))!;
      expect(await product.stop()).toBe(0);
      expect(await stillRuns(database, cluster())).toBe(false);
      expect(existsSync(join(cluster(), 'postmaster.pid'))).toBe(false);
    },
    TIMEOUT_MS,
  );

  it(
    'ends server and database when npm is ended, which forwards no signal',
    async () => {
      const product = await startProduct(settings(), NPM_START);
      const database = (await readPostmaster(cluster()))!;
      // Output closes with the last process that writes to it.
      const closed = once(product.process, 'close');
      product.process.kill('SIGTERM');
      await closed;
      expect(await stillRuns(database, cluster())).toBe(false);
      expect(existsSync(join(cluster(), 'postmaster.pid'))).toBe(false);
      await expect(fetch(product.url)).rejects.toThrow('fetch failed');
    },
    TIMEOUT_MS,
  );

  it(
    'leaves no database behind on Ctrl-C during its startup or recovery',
    async () => {
      const first = await startProduct(settings());
      process.kill((await readPostmaster(cluster()))!.pid, 'SIGKILL');
      await first.kill();
      const crashed = (await readPostmaster(cluster()))!.pid;
      const begun = await beginProduct(settings());
      await until(async () => ![undefined, crashed].includes((await readPostmaster(cluster()))?.pid), TIMEOUT_MS);
      const database = (await readPostmaster(cluster()))!;
      begun.process.kill('SIGINT');
      expect({ code: await begun.ended, said: begun.output() }).toEqual({ code: 0, said: '' });
      expect(await stillRuns(database, cluster())).toBe(false);
      expect(await readPostmaster(cluster())).toBeNull();
    },
    TIMEOUT_MS,
  );

  it(
    'recovers after repeated kill -9',
    async () => {
      for (let round = 0; round < KILL_ROUNDS; round += 1) {
        const product = await startProduct(settings());
        expect((await fetch(`${product.url}/api/v1/nowhere`)).status).toBe(404);
        const database = (await readPostmaster(cluster()))!;
        if (round % 2 === 1) process.kill(database.pid, 'SIGKILL');
        await product.kill();
      }
      const last = await startProduct(settings());
      expect(await last.stop()).toBe(0);
    },
    (KILL_ROUNDS + 1) * TIMEOUT_MS,
  );

  it(
    'refuses a second server on the same data, and leaves the first alone',
    async () => {
      const first = await startProduct(settings());
      const { code, said } = await refusedStart(settings());
      expect(code).toBe(1);
      expect(said).toMatch(/^Another Evident is already running on the data folder .*\n$/);
      expect((await fetch(`${first.url}/api/v1/nowhere`)).status).toBe(404);
      await first.stop();
    },
    TIMEOUT_MS,
  );
});
