import type { Session } from '@evident/adapters/postgres/session';
import { PostgresReadingWork } from '../../adapters/postgres/reading-work.ts';
import { type OpenStores, openStores } from '../support/open-stores.ts';

describe('the unit of work of a query', () => {
  let stores: OpenStores;
  let work: PostgresReadingWork<Session>;
  let teamId: string;

  beforeAll(async () => {
    stores = await openStores();
    work = new PostgresReadingWork(stores.source, (session) => session);
    teamId = await stores.people.team();
    await stores.people.team();
  });
  afterAll(() => stores.close());

  const readsTeams = (sql: string) => work.perform(teamId, (session) => session.query<{ id: string }>(sql));

  it('sees the rows of its workspace only', async () => {
    expect(await readsTeams('SELECT id FROM team')).toEqual([{ id: teamId }]);
  });

  it('refuses to write', async () => {
    await expect(readsTeams(`UPDATE team SET name = 'Mine' RETURNING id`)).rejects.toThrow('read-only transaction');
  });

  it('locks no rows where a store locks them for commands', async () => {
    expect(await readsTeams('SELECT id FROM team FOR UPDATE')).toEqual([{ id: teamId }]);
  });

  it('leaves the connection able to write', async () => {
    await readsTeams('SELECT id FROM team');
    await stores.work.perform(teamId, ({ outbox }) =>
      outbox.announce({ name: 'workspace:created', teamId, payload: { by: teamId } }),
    );
    expect(await stores.events(teamId)).toMatchObject([{ name: 'workspace:created' }]);
  });
});
