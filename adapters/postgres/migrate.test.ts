import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestDatabase, openDatabase } from '../../test/support/database.ts';
import { migrate } from './migrate.ts';

describe('bringing a database up to this version', () => {
  let database: TestDatabase;
  let folder: string;
  const applied = async () =>
    (await database.query<{ name: string }>('SELECT name FROM migration ORDER BY id')).map(({ name }) => name);

  beforeEach(async () => {
    database = await openDatabase();
    folder = mkdtempSync(join(tmpdir(), 'evident-migrations-'));
  });
  afterEach(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  it('changes nothing where there is nothing new', async () => {
    const before = await applied();
    await migrate(database.url);
    expect(await applied()).toEqual(before);
  });

  it('refuses what a newer version has written, in one sentence, and leaves it as it is', async () => {
    await database.query(`INSERT INTO migration (timestamp, name) VALUES (9999, '9999_of_tomorrow_0000000009999')`);
    const before = await applied();
    await expect(migrate(database.url)).rejects.toMatchObject({
      name: 'Refusal',
      title: 'The data was written by a newer version of Evident (9999_of_tomorrow_0000000009999)',
      advice: 'Start that version, or restore a backup made with this one.',
    });
    expect(await applied()).toEqual(before);
  });

  it.each([
    ['53100', 'could not extend file "base/1/2"', 'the disk is full. Free up space'],
    ['42501', 'permission denied for schema public', 'it says "permission denied for schema public"'],
  ])(
    'says in one sentence what the database refuses (%s), and takes back the change',
    async (code, message, reason) => {
      await database.query('TRUNCATE migration');
      writeFileSync(
        join(folder, '0001_half.sql'),
        `CREATE TABLE half (); DO $$ BEGIN RAISE '${message}' USING ERRCODE = '${code}'; END $$;`,
      );
      await expect(migrate(database.url, folder)).rejects.toMatchObject({
        name: 'StartProblem',
        message: `The database upgrade failed, and the failed migration was rolled back: ${reason}.`,
      });
      expect(await database.query(`SELECT to_regclass('half') AS half`)).toEqual([{ half: null }]);
    },
  );
});
