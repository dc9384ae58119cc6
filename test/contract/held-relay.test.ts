import { entities } from '@evident/adapters/postgres/composition/stores';
import { connect } from '@evident/adapters/postgres/connection';
import { OutboxRelay } from '@evident/adapters/postgres/outbox-relay';
import type { DeliveredEvent } from '@evident/domain/events';
import { type OpenStores, openStores } from '../support/open-stores.ts';
import { until } from '../support/waiting.ts';

describe('a relay that is held', () => {
  let stores: OpenStores;
  let source: Awaited<ReturnType<typeof connect>>;
  let teamId: string;
  let relay: OutboxRelay;
  let delivered: DeliveredEvent[];

  beforeAll(async () => {
    stores = await openStores();
    source = await connect(stores.database.url, entities);
    teamId = await stores.people.team();
  });
  beforeEach(async () => {
    delivered = [];
    await stores.database.query('TRUNCATE outbox, outbox_turn');
    const deliver = async (events: readonly DeliveredEvent[]) => void delivered.push(...events);
    relay = new OutboxRelay(source, stores.database.url, deliver, () => undefined);
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

  it('delivers nothing', async () => {
    await announce('a');
    const [releaseOne] = [relay.hold(), relay.hold()];
    releaseOne();
    await relay.start();
    // Finishes what it began.
    await relay.stop();
    expect(delivered).toEqual([]);
    expect(await stores.database.query('SELECT FROM outbox')).toHaveLength(1);
  });

  it('delivers everything in order once it is released', async () => {
    const release = relay.hold();
    await relay.start();
    await announce('a');
    await announce('b');
    release();
    await until(() => delivered.length === 2);
    expect(delivered.map(({ payload }) => payload)).toEqual([{ projectId: 'a' }, { projectId: 'b' }]);
  });
});
