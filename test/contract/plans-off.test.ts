import { planFromStart } from '@evident/domain/plans';
import { lazily } from '../../adapters/postgres/composition/lazily.ts';
import { connect } from '../../adapters/postgres/connection.ts';
import { PostgresAuthenticator } from '../../adapters/postgres/identity/postgres-authenticator.ts';
import { memberToday } from '../../adapters/postgres/permissions/member-today.ts';
import { planStores } from '../../adapters/postgres/plans/postgres-workspace-plan-store.ts';
import { PostgresUnitOfWork } from '../../adapters/postgres/unit-of-work.ts';
import type { Session } from '../../adapters/postgres/session.ts';
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
    ['holds where plans are on, also in jobs of a member', true, free],
    ['of an earlier time limits nothing once they are off', false, null],
  ])('%s', async (_, on, expected) => {
    const source = await connect(stores.database.url, [], on);
    const authenticator = new PostgresAuthenticator(source, { hash: (text: string) => text } as never, on);
    const actor = await authenticator.actorOf({ bearer: `api.${ada.teamId}.${SECRET}`, ip: '127.0.0.1' });
    expect([actor!.userId, actor!.plan ?? null]).toEqual([ada.userId, expected]);
    const work = new PostgresUnitOfWork(
      source,
      lazily({
        ...planStores,
        today: (session: Session) => (who: Parameters<typeof memberToday>[1]) => memberToday(session.query, who),
      }),
    );
    const found = await work.perform(ada.teamId, async ({ workspacePlans, today }) => [
      await workspacePlans.find(),
      await workspacePlans.read(),
      (await today({ teamId: ada.teamId, memberId: ada.userId, scopes: ['read'] }))?.plan ?? null,
    ]);
    expect(found).toEqual([expected, expected, expected]);
    await source.destroy();
  });
});
