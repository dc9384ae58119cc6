import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type TestDatabase, openDatabase } from '../../test/support/database.ts';
import { connect } from './connection.ts';
import { migrate } from './migrate.ts';
import { reachDatabase } from './reach-database.ts';

describe("a PostgreSQL of one's own", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openDatabase();
  });
  afterAll(() => database.close());

  const changed = (change: (url: URL) => void): string => {
    const url = new URL(database.url);
    change(url);
    return url.href;
  };

  it('is taken when it answers', async () => {
    await expect(reachDatabase(database.url)).resolves.toBeUndefined();
  });

  it.each<[string, (url: URL) => void, RegExp]>([
    [
      'nothing listens',
      (url) => {
        url.port = '1';
      },
      /connection was refused. Start PostgreSQL/,
    ],
    [
      'the host does not exist',
      (url) => {
        url.hostname = 'nowhere.invalid';
      },
      /host/,
    ],
    [
      'the password is wrong',
      (url) => {
        url.password = 'guess';
      },
      /password is wrong/,
    ],
    [
      'the database does not exist',
      (url) => {
        url.pathname = '/nowhere';
      },
      /database does not exist. Create it/,
    ],
  ])('is refused in one sentence when %s', async (_, change, sentence) => {
    await expect(reachDatabase(changed(change))).rejects.toMatchObject({
      name: 'StartProblem',
      message: expect.stringMatching(sentence),
    });
  });

  it('is refused in one sentence when something listens and never answers', async () => {
    const mute = createServer((socket) => {
      socket.on('error', () => {});
    }).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const { port } = mute.address() as AddressInfo;
    await expect(
      reachDatabase(
        changed((url) => {
          url.port = String(port);
        }),
        50,
      ),
    ).rejects.toMatchObject({
      name: 'StartProblem',
      message: expect.stringMatching(/server does not respond. Check the address/),
    });
    mute.close();
  });

  describe('of a role that may not create roles', () => {
    const name = `ordinary_${randomUUID().replaceAll('-', '')}`;
    let own: string;
    beforeAll(async () => {
      await database.query(`CREATE ROLE ${name} LOGIN PASSWORD 'ordinary'`);
      await database.query(`CREATE DATABASE ${name} OWNER ${name}`);
      own = changed((url) => {
        url.pathname = `/${name}`;
        url.username = name;
        url.password = 'ordinary';
      });
    });
    afterAll(async () => {
      await database.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await database.query(`DROP ROLE ${name}`);
    });

    it('is refused in one sentence while evident_app is not granted to it, may it create others or not', async () => {
      const sentence = {
        name: 'StartProblem',
        message: 'The role of DATABASE_URL cannot switch to the existing role evident_app: grant evident_app to it.',
      };
      await expect(reachDatabase(own)).rejects.toMatchObject(sentence);
      await database.query(`ALTER ROLE ${name} CREATEROLE`);
      await expect(reachDatabase(own)).rejects.toMatchObject(sentence);
      await database.query(`ALTER ROLE ${name} NOCREATEROLE`);
    });

    it('is brought up to this version once it is granted', async () => {
      await database.query(`GRANT evident_app TO ${name}`);
      await reachDatabase(own);
      await migrate(own);
      const source = await connect(own, []);
      expect(await source.query('SELECT current_user AS name')).toEqual([{ name: 'evident_app' }]);
      await source.destroy();
    });
  });

  it('never repeats the address, which holds a password', async () => {
    const refused = await reachDatabase(
      changed((url) => {
        url.password = 'hunter2';
      }),
    ).catch((error: Error) => error.message);
    expect(refused).not.toContain('hunter2');
  });
});
