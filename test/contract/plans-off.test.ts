import { planFromStart } from '@evident/domain/plans';
import { PostgresAuthenticator } from '../../adapters/postgres/identity/postgres-authenticator.ts';
import { planStores } from '../../adapters/postgres/plans/postgres-workspace-plan-store.ts';
import { lazily } from '../../adapters/postgres/composition/lazily.ts';
import { PostgresUnitOfWork } from '../../adapters/postgres/unit-of-work.ts';
import type { Person } from '../support/known-people.ts';
import { type OpenStores, openStores } from '../support/open-stores.ts';

const SECRET = 'a'.repeat(43);
const free = planFromStart('free-2025-07');

describe('the plan of a workspace', () => {
  let stores: OpenStores;
  let ada: Person;

  beforeAll(async () => {
    stores = await openStores();
    ada = await stores.people.member(await stores.people.team());
    const insert = (sql: string, ...parameters: unknown[]) => stores.database.query(sql, parameters);
    await insert('INSERT INTO workspace_plan (team_id, plan) VALUES ($1, $2)', ada.teamId, JSON.stringify(free));
    await insert(
      `INSERT INTO access_token (id, team_id, member_id, name, scopes, secret_hash, created_at)
       VALUES (gen_random_uuid(), $1, $2, 'Script', '{read}', $3, now())`,
      ada.teamId,
      ada.userId,
      SECRET,
    );
  });
  afterAll(() => stores.close());

  it.each([
    ['holds where plans are on', true, free],
    ['of an earlier time limits nothing once they are off', false, null],
  ])('%s', async (_, on, expected) => {
    const authenticator = new PostgresAuthenticator(stores.source, { hash: (text: string) => text } as never, on);
    const actor = await authenticator.actorOf({ bearer: `api.${ada.teamId}.${SECRET}`, ip: '127.0.0.1' });
    expect([actor!.userId, actor!.plan ?? null]).toEqual([ada.userId, expected]);
    const work = new PostgresUnitOfWork(stores.source, lazily(planStores(on)));
    for (const read of ['find', 'read'] as const)
      expect(await work.perform(ada.teamId, ({ workspacePlans }) => workspacePlans[read]())).toEqual(expected);
  });
});
