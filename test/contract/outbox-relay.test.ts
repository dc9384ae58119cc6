import { OutboxRelay } from '@evident/adapters/postgres/outbox-relay';
import { entities } from '@evident/adapters/postgres/composition/stores';
import { connect } from '@evident/adapters/postgres/connection';
import type { DeliveredEvent } from '@evident/domain/events';
import { type OpenStores, openStores } from '../support/open-stores.ts';
import { until } from '../support/waiting.ts';

describe('the outbox', () => {
  let stores: OpenStores;
  let source: Awaited<ReturnType<typeof connect>>;
  let teamId: string;
  let relay: OutboxRelay;
  let faults: unknown[];
  let delivered: DeliveredEvent[];
  /** Thrown once, after events were handed on: what a process that dies here leaves behind. */
  let failure: Error | null;

  beforeAll(async () => {
    stores = await openStores();
    source = await connect(stores.database.url, entities);
  });
  beforeEach(async () => {
    [faults, delivered, failure] = [[], [], null];
    teamId = await stores.people.team();
    const deliver = async (events: readonly DeliveredEvent[]): Promise<void> => {
      delivered.push(...events);
      const thrown = failure;
      failure = null;
      if (thrown) throw thrown;
    };
    relay = new OutboxRelay(source, stores.database.url, deliver, (fault) => faults.push(fault));
  });
  afterEach(() => relay.stop());
  afterAll(async () => {
    await source.destroy();
    await stores.close();
  });

  const announce = (projectId: string) =>
    stores.work.perform(teamId, ({ outbox }) =>
      outbox.announce({ name: 'readme:changed', teamId, payload: { projectId } }),
    );

  it('delivers what was announced, in order', async () => {
    await announce('a');
    await announce('b');
    await relay.start();
    await until(() => delivered.length === 2);
    expect(delivered).toMatchObject([
      { name: 'readme:changed', teamId, payload: { projectId: 'a' } },
      { name: 'readme:changed', teamId, payload: { projectId: 'b' } },
    ]);
    expect(new Date(delivered[0]!.at).getTime()).not.toBeNaN();
  });

  it('delivers an event again, under the same id, when its delivery broke off', async () => {
    failure = new Error('the process died');
    await announce('a');
    await relay.start();
    await until(() => delivered.length === 1);
    await announce('b');
    await until(() => delivered.length >= 3);
    const [first, ...rest] = delivered;
    expect(rest.map(({ id }) => id)).toContain(first!.id);
    expect(faults).toHaveLength(1);
  });

  it('drops an event that the catalogue does not know, and says so', async () => {
    await stores.database.query(`INSERT INTO outbox (team_id, name, payload) VALUES ($1, 'note:exploded', '{}')`, [
      teamId,
    ]);
    await announce('a');
    await relay.start();
    await until(() => delivered.length === 1);
    expect(delivered).toMatchObject([{ payload: { projectId: 'a' } }]);
    expect(faults.map(String)).toEqual([expect.stringContaining('note:exploded')]);
  });
});
