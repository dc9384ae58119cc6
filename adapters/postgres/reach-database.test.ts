import { type TestDatabase, openDatabase } from '../../test/support/database.ts';
import { reachDatabase } from './reach-database.ts';

describe('a PostgreSQL of one\'s own', () => {
  let database: TestDatabase;
  beforeAll(async () => { database = await openDatabase(); });
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
    ['nothing listens', (url) => { url.port = '1'; }, /nothing answers there: start that PostgreSQL/],
    ['the host does not exist', (url) => { url.hostname = 'nowhere.invalid'; }, /host/],
    ['the password is wrong', (url) => { url.password = 'guess'; }, /refuses the password/],
    ['the database does not exist', (url) => { url.pathname = '/nowhere'; }, /no such database: create it/],
  ])('is refused in one sentence when %s', async (_, change, sentence) => {
    await expect(reachDatabase(changed(change))).rejects.toMatchObject({ name: 'StartProblem', message: expect.stringMatching(sentence) });
  });

  it('never repeats the address, which holds a password', async () => {
    const refused = await reachDatabase(changed((url) => { url.password = 'hunter2'; })).catch((error: Error) => error.message);
    expect(refused).not.toContain('hunter2');
  });
});
