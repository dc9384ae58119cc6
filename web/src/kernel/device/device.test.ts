import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../api/api-problem.ts';

/** Lists its names like `Storage`: as own properties. */
class FakeStorage {
  [name: string]: unknown;
}
Object.defineProperties(FakeStorage.prototype, {
  getItem: {
    value(this: FakeStorage, name: string) {
      return this[name] ?? null;
    },
  },
  setItem: {
    value(this: FakeStorage, name: string, value: string) {
      this[name] = value;
    },
  },
  removeItem: {
    value(this: FakeStorage, name: string) {
      delete this[name];
    },
  },
});
Object.assign(globalThis, { localStorage: new FakeStorage(), sessionStorage: new FakeStorage() });

const DAY_MS = 86_400_000;

describe('work on this device', () => {
  const load = async () => ({
    ...(await import('./account.ts')),
    ...(await import('./answers.ts')),
    ...(await import('./clean-up.ts')),
    ...(await import('./device.ts')),
  });
  const names = async () => (await indexedDB.databases()).map(({ name }) => name);
  const note = { queryKey: ['note', '1'], meta: { onDevice: true }, staleTime: 0, retry: false };
  afterEach(async () => {
    await (await load()).eraseDevice();
  });

  it('is of one account: the next one finds nothing', async () => {
    const { openDevice, eraseOthers, restoreAnswers, confirmAccount } = await load();
    (await openDevice('team.ada')).close();
    confirmAccount('team.ben');
    expect(await eraseOthers('team.ben')).toBe(true);
    expect(await eraseOthers('team.ben')).toBe(false);
    const client = new QueryClient();
    await restoreAnswers(client);
    expect(client.getQueryCache().getAll()).toEqual([]);
  });

  it('keeps only answers marked for it, and drops those that the server refuses', async () => {
    const { openDevice, keepAnswers, restoreAnswers, confirmAccount } = await load();
    confirmAccount('team.ada');
    const db = await openDevice('team.ada');
    const client = new QueryClient();
    const stop = keepAnswers(client, db);
    await client.fetchQuery({ ...note, queryFn: () => 'Interview 4' });
    await client.fetchQuery({ queryKey: ['others'], queryFn: () => 'not kept' });
    await until(async () => (await db.count('answers')) === 1);
    const reloaded = new QueryClient();
    await restoreAnswers(reloaded);
    expect(reloaded.getQueryData(['note', '1'])).toBe('Interview 4');
    expect(reloaded.getQueryData(['others'])).toBeUndefined();
    const refused = () => Promise.reject(new ApiProblem(404, [{ code: 'NotFound', title: 'Note not found' }]));
    await client.fetchQuery({ ...note, queryFn: refused }).catch(() => undefined);
    await until(async () => (await db.count('answers')) === 0);
    stop();
    client.clear();
    reloaded.clear();
    db.close();
  });

  it('keeps only unsent work after the end of a session, and nothing after a sign-out', async () => {
    const { openDevice, lock, confirmAccount, lastAccount, eraseDevice, countUnsent } = await load();
    confirmAccount('team.ada');
    const db = await openDevice('team.ada');
    await db.put('answers', { hash: 'h', key: ['note'], data: 'secret', at: Date.now() });
    await put(db, 'sent', false, Date.now());
    await put(db, 'unsent', true, Date.now());
    expect(await countUnsent()).toBe(1);
    await lock();
    expect([await db.count('answers'), await db.getAllKeys('documents')]).toEqual([0, ['unsent']]);
    expect(lastAccount()).toBeNull();
    await eraseDevice();
    expect(await names()).toEqual([]);
  });

  it('keeps nothing of the account in other places after a sign-out, only how the page looks', async () => {
    const { eraseDevice, confirmAccount } = await load();
    confirmAccount('team.ada');
    for (const name of ['evident-turn-forms.team.ada', 'evident-positions', 'evident-folders', 'added-later'])
      localStorage.setItem(name, 'of the account');
    for (const name of ['evident-cut-words', 'evident-scroll']) sessionStorage.setItem(name, 'of the account');
    localStorage.setItem('evident-color-scheme', 'dark');
    sessionStorage.setItem('evident-invite', 'an invite that is accepted as someone else');
    await eraseDevice();
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([
      ['evident-color-scheme'],
      ['evident-invite'],
    ]);
  });

  it('drops what was not opened for two weeks, except unsent work', async () => {
    const { openDevice, cleanUp } = await load();
    const db = await openDevice('team.ada');
    const old = Date.now() - 15 * DAY_MS;
    await put(db, 'old', false, old);
    await put(db, 'old unsent', true, old);
    await put(db, 'new', false, Date.now());
    await db.put('answers', { hash: 'h', key: ['note'], data: 'old', at: old });
    await cleanUp(db);
    expect([await db.count('answers'), await db.getAllKeys('documents')]).toEqual([0, ['new', 'old unsent']]);
    expect((await db.getAll('updates')).map(({ documentId }) => documentId).sort()).toEqual(['new', 'old unsent']);
    db.close();
  });
});

async function put(
  db: Awaited<ReturnType<typeof import('./device.ts').openDevice>>,
  documentId: string,
  unsent: boolean,
  openedAt: number,
): Promise<void> {
  await db.put('documents', { documentId, unsent, openedAt, writable: true, sentUpTo: 0 });
  await db.add('updates', { documentId, own: unsent, update: new Uint8Array([1]) });
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
}
