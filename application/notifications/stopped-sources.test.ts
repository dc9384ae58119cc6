import type { DeliveredEvent } from '@evident/domain/events';
import type { NotifyingEvent } from '@evident/domain/notifications';
import { PostgresNotificationReader } from '../../adapters/postgres/notifications/postgres-notification-reader.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { FedChannel, later } from '../../test/builders/fed-channel.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import type { MailTurn } from './notify.ts';
import { WhenNotable } from './when-notable.ts';

const REFUSED = 'Front (Front): Make a new token in Developers and enter it here.';

describe('a source that stops', () => {
  let world: OpenStores;
  let own: FedChannel;
  let mails: MailTurn[];
  beforeAll(async () => {
    world = await openStores();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    mails = [];
    own = await FedChannel.open(world);
    own.service.write(['1', 'The export fails']);
  });

  /** Delivers what was announced and not delivered yet, twice. */
  const deliver = async () => {
    const events = await world.database.query<DeliveredEvent<NotifyingEvent>>(
      `DELETE FROM outbox WHERE team_id = $1 RETURNING id, team_id AS "teamId", name, payload`,
      [own.ada.teamId],
    );
    const jobs = { enqueue: async (_: unknown, turn: unknown) => (mails.push(turn as MailTurn), 'job') };
    const reaction = new WhenNotable(world.work, jobs, uuidV7, { now: () => own.now });
    for (const event of [...events, ...events]) if (reaction.on.includes(event.name)) await reaction.react(event);
  };
  const told = async (member: Person) => {
    await deliver();
    const reader = new PostgresNotificationReader(world.reads);
    const { items } = await reader.list(member, true, { limit: 10, cursor: null });
    return items.map(({ what, message, object }) => ({ what, message, at: object?.id }));
  };
  const run = async (sourceId: string) => own.work((await own.runNow(sourceId)).id);
  const stopped = (message: string) => ({ what: 'stopped', message, at: own.channelId });

  it('is told to the member who connected it and to admins, with what to do, once for each stop', async () => {
    const admin = await world.people.member(own.ada.teamId, 'CONTRIBUTOR', { workspaceAdmin: true });
    const other = await world.people.member(own.ada.teamId, 'MANAGER');
    const { id, importId } = await own.add({ name: 'Front' });
    await own.work(importId);
    expect(await told(own.ada)).toEqual([]);
    own.service.token = 'another';
    await run(id);
    const once = [stopped(REFUSED)];
    expect([await told(own.ada), await told(admin), await told(other)]).toEqual([once, once, []]);
    own.service.token = 'good';
    await own.update(id, { credentials: { token: 'good' } });
    const { importId: renewed } = await own.source();
    own.service.token = 'another';
    await own.work(renewed!);
    expect(await told(own.ada)).toHaveLength(2);
  });

  it('is told as one that cannot be read after other errors, and not at each try', async () => {
    const { id, importId } = await own.add({ name: 'Front' });
    const failing = async (of: string) => own.worker.giveUp({ teamId: own.ada.teamId, importId: of });
    await failing(importId);
    const message = 'Front (Front): Front could not be read. Its data points are kept, and it is tried again later.';
    const once = [{ what: 'unread', message, at: own.channelId }];
    expect(await told(own.ada)).toEqual(once);
    own.now = later(600);
    await failing((await own.runNow(id)).id);
    expect(await told(own.ada)).toEqual(once);
    await run(id);
    await failing((await own.runNow(id)).id);
    expect(await told(own.ada)).toHaveLength(2);
  });

  it('is mailed to members who chose mails, and not told once it goes on', async () => {
    const { id } = await own.add();
    await world.database.query(
      `INSERT INTO notification_preference (team_id, member_id, project_id, kind, delivery) VALUES ($1, $2, NULL, 'IMPORT', 'MAIL')`,
      [own.ada.teamId, own.ada.userId],
    );
    own.service.token = 'another';
    await run(id);
    own.service.token = 'good';
    await own.update(id, { state: 'active' });
    expect([await told(own.ada), mails]).toEqual([[], []]);
    own.service.token = 'another';
    await run(id);
    await told(own.ada);
    expect(mails.map(({ memberId }) => memberId)).toEqual([own.ada.userId]);
  });

  it('is not told to members who can no longer write in the channel', async () => {
    const { id } = await own.add();
    await world.database.query(`UPDATE member SET role = 'VIEWER' WHERE id = $1`, [own.ada.userId]);
    own.service.token = 'another';
    const { importId } = await own.source();
    await own.work(importId!);
    expect([await told(own.ada), (await own.source()).id]).toEqual([[], id]);
  });
});
