import { OutboxRelay } from '@evident/adapters/postgres/outbox-relay';
import { PostgresRepeatedRequests } from '@evident/adapters/postgres/postgres-repeated-requests';
import type { DeliveredEvent } from '@evident/domain/events';
import { openStores } from '../support/open-stores.ts';
import { until } from '../support/waiting.ts';

it('an event is delivered with the number of automations in a row that led to it', async () => {
  const { source, work, database, people, close } = await openStores();
  const teamId = await people.team();
  const announce = () =>
    work.perform(teamId, ({ outbox }) =>
      outbox.announce({ name: 'readme:changed', teamId, payload: { projectId: teamId } }),
    );
  const request = { teamId, actorId: teamId, key: '1', hash: '1', depth: 2 };
  await new PostgresRepeatedRequests(source).during(request, announce);
  await announce();
  const delivered: DeliveredEvent[] = [];
  const deliver = async (events: readonly DeliveredEvent[]) => void delivered.push(...events);
  const relay = new OutboxRelay(source, database.url, deliver, (fault) => {
    throw fault;
  });
  await relay.start();
  await until(() => delivered.length === 2);
  expect(delivered.map(({ depth }) => depth)).toEqual([2, undefined]);
  await relay.stop();
  await close();
});
