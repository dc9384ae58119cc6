import { FedChannel, later } from '../../test/builders/fed-channel.ts';
import { CONFLICT, NOT_FOUND } from '../../test/support/messages.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';

describe('an import from a service', () => {
  let world: OpenStores;
  let own: FedChannel;
  beforeAll(async () => {
    world = await openStores();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    own = await FedChannel.open(world);
    own.service.write(['1', 'The export fails'], ['2', 'Great app'], ['3', 'Too slow'], ['4', 'Fine'], ['5', 'Odd']);
  });

  it('goes on at the page where its process was killed, and loses and doubles nothing', async () => {
    const { importId } = await own.add();
    own.service.before = (cursor) => {
      if (cursor === '2') throw new Error('killed');
    };
    await expect(own.work(importId)).rejects.toThrow('killed');
    expect(await own.run(importId)).toMatchObject({ state: 'running', read: 2, created: 2 });
    own.service.before = () => {};
    await own.work(importId);
    expect(await own.run(importId)).toMatchObject({ state: 'done', read: 5, created: 5, unchanged: 0 });
    expect(own.service.asked).toEqual([null, '2', '2', '4']);
  });

  it('stops between pages, and stores each page once when two processes read it', async () => {
    const { importId } = await own.add();
    await expect(own.work(importId, () => true)).rejects.toThrow('after the restart');
    await Promise.all([own.work(importId), own.work(importId)]);
    expect(await own.run(importId)).toMatchObject({ read: 5, created: 5, unchanged: 0 });
  });

  it('waits when the service takes no more requests, while others go on', async () => {
    const { importId } = await own.add();
    const other = await own.sibling();
    other.service.write(['1', 'Here too']);
    own.service.busyUntil = later(30);
    expect(await own.work(importId)).toEqual({
      continues: { key: `${importId} continues`, group: own.ada.teamId, startAfter: later(30) },
    });
    expect(await own.run(importId)).toMatchObject({ state: 'waiting', waitsUntil: later(30).toISOString() });
    own.service.busyUntil = null;
    // A job that comes earlier does not ask.
    expect(await own.work(importId)).toMatchObject({ continues: { startAfter: later(30) } });
    expect(own.service.asked).toEqual([null]);
    const { importId: another } = await other.add();
    await other.work(another);
    expect(await other.run(another)).toMatchObject({ state: 'done', created: 1 });
    own.now = later(30);
    await own.work(importId);
    expect(await own.run(importId)).toMatchObject({ state: 'done', created: 5, waitsUntil: null });
  });

  it('fails with advice when the service refuses the credentials, and the source waits for new ones', async () => {
    const { id, importId } = await own.add();
    own.service.before = (cursor) => {
      if (cursor === '2') own.service.token = 'newer';
    };
    await own.work(importId);
    const problem = 'Make a new token in Developers and enter it here.';
    expect(await own.run(importId)).toMatchObject({ state: 'failed', problem, created: 2 });
    expect(await own.source()).toMatchObject({ state: 'stopped', problem, nextRunAt: null });
    own.now = later(600);
    await own.startDue();
    expect((await own.source()).importId).toBe(importId);
    await expect(own.runNow(id)).rejects.toMatchObject(CONFLICT);
    await own.update(id, { credentials: { token: 'newer' } });
    const { importId: next } = await own.source();
    await own.work(next!);
    expect(await own.run(next!)).toMatchObject({ state: 'done', created: 3 });
    expect(await own.source()).toMatchObject({ state: 'active', problem: null });
    // An earlier run would go on from the same place.
    await expect(own.changeRun(importId, 'running')).rejects.toMatchObject(CONFLICT);
  });

  it('is tried again with credentials that were renewed while the service refused the earlier ones', async () => {
    const { id, importId } = await own.add();
    own.service.before = async (cursor) => {
      if (cursor !== '2') return;
      own.service.before = () => {};
      own.service.token = 'newer';
      await own.update(id, { credentials: { token: 'newer' } });
    };
    await expect(own.work(importId)).rejects.toThrow('401');
    await own.work(importId);
    expect(await own.run(importId)).toMatchObject({ state: 'done', created: 5 });
    expect(await own.source()).toMatchObject({ state: 'active', problem: null });
  });

  it('fails after its last try, and the source is tried again hours later', async () => {
    const { importId } = await own.add();
    await own.worker.giveUp({ teamId: own.ada.teamId, importId });
    expect(await own.run(importId)).toMatchObject({ state: 'failed', problem: expect.stringContaining('Front') });
    expect(await own.source()).toMatchObject({ state: 'active', nextRunAt: later(360).toISOString() });
    await own.changeRun(importId, 'running');
    await own.work(importId);
    expect(await own.run(importId)).toMatchObject({ state: 'done', created: 5 });
  });

  it('names items that cannot be read, each of which can be retried', async () => {
    for (const id of ['2', '4', '5']) own.service.unreadable.add(id);
    const { importId } = await own.add();
    await own.work(importId);
    expect(await own.run(importId)).toMatchObject({
      created: 2,
      numFailed: 3,
      failures: [
        { externalId: '2', humanMessageText: 'Its text is damaged' },
        { externalId: '4' },
        { externalId: '5' },
      ],
    });
    own.service.unreadable.delete('2');
    expect(await own.retry(importId, '2')).toMatchObject({ created: 1, numFailed: 0 });
    expect(await own.retry(importId, '4')).toMatchObject({
      created: 0,
      failures: [{ externalId: '4', humanMessageText: expect.stringContaining('no words') }],
    });
    own.service.write(['5', null]);
    expect(await own.retry(importId, '5')).toMatchObject({ created: 0, numFailed: 0 });
    await expect(own.retry(importId, '2')).rejects.toMatchObject(NOT_FOUND);
    expect(await own.run(importId)).toMatchObject({ created: 3, numFailed: 1, failures: [{ externalId: '4' }] });
    expect(Object.keys(await own.words())).toEqual(['1', '2', '3']);
  });
});
