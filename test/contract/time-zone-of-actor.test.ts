import { lazily } from '../../adapters/postgres/composition/lazily.ts';
import { connect } from '../../adapters/postgres/connection.ts';
import { PostgresAuthenticator } from '../../adapters/postgres/identity/postgres-authenticator.ts';
import { memberToday } from '../../adapters/postgres/permissions/member-today.ts';
import { preferenceStores } from '../../adapters/postgres/preferences/postgres-preferences.ts';
import type { Session } from '../../adapters/postgres/session.ts';
import { PostgresUnitOfWork } from '../../adapters/postgres/unit-of-work.ts';
import type { Person } from '../support/known-people.ts';
import { type OpenStores, openStores } from '../support/open-stores.ts';

const SECRET = 'b'.repeat(43);

describe('the time zone of a member', () => {
  let stores: OpenStores;
  let ada: Person;

  beforeAll(async () => {
    stores = await openStores();
    ada = await stores.people.member(await stores.people.team());
    await stores.database.query(
      `INSERT INTO access_token (id, team_id, member_id, name, scopes, secret_hash, created_at)
       VALUES (gen_random_uuid(), $1, $2, 'Script', '{read}', $3, now())`,
      [ada.teamId, ada.userId, SECRET],
    );
    const account = crypto.randomUUID();
    await stores.database.query(
      `INSERT INTO account (id, email, name, created_at, email_confirmed_at) VALUES ($1, $2, 'Ada', now(), now())`,
      [account, `${account}@example.org`],
    );
    await stores.database.query('UPDATE member SET account_id = $2 WHERE id = $1', [ada.userId, account]);
    await stores.database.query(
      `INSERT INTO session (id, account_id, workspace_id, secret_hash, signed_in_at, used_at, confirmed_at, expires_at, created_at, device)
       VALUES (gen_random_uuid(), $1, $2, $3, now(), now(), now(), now() + interval '1 day', now(), '')`,
      [account, ada.teamId, SECRET],
    );
  });
  afterAll(() => stores.close());

  it.each([
    ['Pacific/Kiritimati', 'Pacific/Kiritimati'],
    // Node can know a time zone that PostgreSQL does not.
    ['Mars/Olympus', undefined],
  ])('%s comes with tokens, sessions and jobs as %s', async (stored, expected) => {
    const source = await connect(stores.database.url, []);
    const work = new PostgresUnitOfWork(
      source,
      lazily({
        ...preferenceStores,
        today: (session: Session) => (who: Parameters<typeof memberToday>[1]) => memberToday(session.query, who),
      }),
    );
    const today = await work.perform(ada.teamId, async ({ preferences, today: of }) => {
      await preferences.save(ada.userId, {
        ...(await preferences.find(ada.userId)),
        preferences: { timeZone: stored },
      });
      return of({ teamId: ada.teamId, memberId: ada.userId, scopes: ['read'] });
    });
    const authenticator = new PostgresAuthenticator(source, { hash: (text: string) => text } as never);
    const byToken = await authenticator.actorOf({ bearer: `api.${ada.teamId}.${SECRET}`, ip: '127.0.0.1' });
    const bySession = await authenticator.actorOf({ session: SECRET });
    expect([today, byToken, bySession].map((actor) => [actor!.userId, actor!.timeZone])).toEqual(
      Array.from({ length: 3 }, () => [ada.userId, expected]),
    );
    await source.destroy();
  });
});
