import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { until } from '../support/waiting.ts';
import { addressOf } from './matrix/address.ts';
import { type Operation, operations } from './matrix/operations.ts';
import { oneOfEverything } from './matrix/world.ts';

/** The stream of changes does not end; exports of an account and of the audit log are recorded, and refused if that fails. */
const LEFT_OUT = ['watchChanges', 'exportAccount', 'exportAuditEntries'];
const READS = operations.filter(({ id, method }) => method === 'get' && !LEFT_OUT.includes(id));

describe('in a database that can only be read,', () => {
  let test: TestApp;
  let ada: Person;
  let world: Record<string, string>;
  const signedIn = {
    sessionId: crypto.randomUUID(),
    accountId: crypto.randomUUID(),
    teamId: null,
    email: 'ada@example.org',
    name: 'Ada',
    confirmedAt: new Date(),
  };
  const usual = new Map<string, number>();

  const asked = (operation: Operation) => {
    const sent = request(test.app.getHttpServer()).get(addressOf(operation, world));
    return ['open', 'person'].includes(operation.kind) ? sent : sent.set({ Authorization: `Bearer ${ada.token}` });
  };

  beforeAll(async () => {
    test = await openApp();
    ada = await test.people.member(await test.people.team(), 'MANAGER', { workspaceAdmin: true });
    Object.assign(test.people, { signedIn: async () => signedIn });
    const { accountId } = signedIn;
    await test.database.query(
      `INSERT INTO account (id, email, name, created_at, email_confirmed_at) VALUES ($1, 'ada@example.org', 'Ada', now(), now())`,
      [accountId],
    );
    await test.database.query('UPDATE member SET account_id = $1 WHERE id = $2', [accountId, ada.userId]);
    world = await oneOfEverything(test, ada, await test.people.project(ada, 1), true);
    for (const operation of READS) usual.set(operation.id, (await asked(operation)).status);
    expect(usual.get('getSignedIn')).toBe(200);
    const [{ name } = { name: '' }] = await test.database.query<{ name: string }>('SELECT current_database() AS name');
    await test.database.query(`ALTER DATABASE "${name}" SET default_transaction_read_only = on`);
    // Connections take the setting when they open.
    await test.database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'evident'`,
    );
    const first = READS.find(({ kind }) => kind === 'member')!;
    await until(async () => (await asked(first)).status === usual.get(first.id));
  }, 180_000);
  afterAll(() => test.close());

  it.each(READS.map((operation) => [operation.id, operation] as const))('%s reads as usual', async (id, operation) => {
    const { status, text } = await asked(operation);
    expect({ status, problem: status < 400 ? '' : text }).toEqual({
      status: usual.get(id),
      problem: status < 400 ? '' : expect.any(String),
    });
    expect(status).toBeLessThan(500);
  });

  it('changes are refused', async () => {
    const { status } = await request(test.app.getHttpServer())
      .post('/api/v1/projects')
      .set({ Authorization: `Bearer ${ada.token}` })
      .send({ title: 'New' });
    expect(status).toBeGreaterThanOrEqual(500);
  });
});
