import type { NewChannelSource } from '@evident/domain/channels';
import { FedChannel, later } from '../../test/builders/fed-channel.ts';
import { CONFLICT, INVALID, NOT_FOUND, UNPROCESSABLE } from '../../test/support/messages.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { CreateFolder, CreateFolderHandler } from '../projects/create-folder.ts';

describe('a source of a channel', () => {
  let world: OpenStores;
  let own: FedChannel;
  beforeAll(async () => {
    world = await openStores();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    own = await FedChannel.open(world);
    own.service.write(['1', 'The export fails'], ['2', 'Great app'], ['3', 'Too slow']);
  });

  it('is checked, offers its choices, and shows its first items without storing anything', async () => {
    expect(await own.check({ token: 'good' })).toEqual({ name: 'Acme' });
    expect(await own.choices('Second')).toEqual({ items: [{ id: '2', name: 'Second of inboxes' }] });
    own.service.unreadable.add('2');
    const { items, failures } = await own.preview();
    expect(items.map(({ externalId, text, source }) => [externalId, text, source])).toEqual([
      ['1', 'The export fails', 'FRONT'],
      ['3', 'Too slow', 'FRONT'],
    ]);
    expect(failures).toEqual([{ externalId: '2', humanMessageText: 'Its text is damaged', errorCode: 'Damaged' }]);
    expect(await own.words()).toEqual({});
    expect(await own.source()).toBeUndefined();
  });

  it('is refused with bad credentials, with those of no such field, and without choices', async () => {
    await expect(own.check({ token: 'bad' })).rejects.toMatchObject({
      ...UNPROCESSABLE,
      advice: 'Make a new token in Developers and enter it here.',
    });
    await expect(own.add({ credentials: { token: 'bad' } })).rejects.toMatchObject(UNPROCESSABLE);
    await expect(own.add({ credentials: {} })).rejects.toMatchObject({ ...INVALID, title: 'API token is missing' });
    await expect(own.add({ credentials: { token: 'good', site: 'x' } })).rejects.toMatchObject(INVALID);
    await expect(own.add({ configuration: {} })).rejects.toMatchObject(INVALID);
    own.service.busyUntil = later(1);
    await expect(own.check({ token: 'good' })).rejects.toMatchObject({ code: 'Unavailable' });
    expect(await own.source()).toBeUndefined();
  });

  it('brings all items once, then what changed, and forgets what was deleted there', async () => {
    const { importId } = await own.add();
    await own.work(importId);
    expect(await own.run(importId)).toMatchObject({ state: 'done', read: 3, created: 3, source: 'FRONT' });
    expect(await own.source()).toMatchObject({
      state: 'active',
      name: 'Acme',
      configuration: { inboxes: [{ id: '1', name: 'Support' }], firstImportPeriodDays: 90 },
      nextRunAt: later(60).toISOString(),
    });
    own.service.write(['1', 'The export works'], ['2', null], ['4', 'New']);
    own.now = later(60);
    await own.startDue();
    const { importId: next } = await own.source();
    await own.work(next!);
    expect(await own.run(next!)).toMatchObject({ state: 'done', created: 1, updated: 1, removed: 1 });
    expect(await own.words()).toEqual({ 1: 'The export works', 3: 'Too slow', 4: 'New' });
    expect(own.service.asked).toEqual([null, '2', '3', '5']);
  });

  it('keeps its credentials encrypted, for itself', async () => {
    const { id } = await own.add();
    const stored = async () =>
      (
        await world.database.query<{ credentials: string }>('SELECT credentials FROM channel_source WHERE id = $1', [
          id,
        ])
      )[0]!.credentials;
    expect(await stored()).not.toContain('good');
    expect(JSON.stringify(await own.source())).not.toContain('good');
    expect(await own.check({ token: '' }, own.ada, id)).toEqual({ name: 'Acme' });
    const other = await own.sibling();
    const { id: otherId, importId } = await other.add();
    await world.database.query('UPDATE channel_source SET credentials = $1 WHERE id = $2', [await stored(), otherId]);
    await other.work(importId);
    expect(await other.source()).toMatchObject({ state: 'stopped', problem: 'Enter the credentials for Front again.' });
  });

  it('is there once with the same choices, and of one account', async () => {
    const created = await Promise.allSettled([own.add(), own.add()]);
    expect(created.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(own.add()).rejects.toMatchObject({ ...CONFLICT, title: 'The channel has this source already' });
    own.service.name = 'Other';
    const other = { configuration: { inboxes: [{ id: '2', name: 'Sales' }] } };
    await expect(own.add(other)).rejects.toMatchObject(CONFLICT);
    own.service.name = 'Acme';
    await own.add(other);
  });

  it('is not given choices that another source of the channel gets at the same time', async () => {
    const choices = (id: string) => ({ configuration: { inboxes: [{ id, name: id }] } });
    const { id: first } = await own.add(choices('2'));
    const { id: second } = await own.add(choices('3'));
    const changed = await Promise.allSettled([own.update(first, choices('4')), own.update(second, choices('4'))]);
    expect(changed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is announced with its runs only to members who see the folder of its channel', async () => {
    const folder = new CreateFolder(own.ada, { private: true });
    const folderId = await world.made(CreateFolderHandler).execute(folder);
    await own.moveInto(folderId);
    const { id, importId } = await own.add();
    await own.work(importId);
    await own.remove(id);
    const announced = (await world.events(own.ada.teamId)).filter(({ name }) => /^channel-.*:changed$/.test(name));
    expect(new Set(announced.map(({ name }) => name))).toEqual(
      new Set(['channel-source:changed', 'channel-import:changed']),
    );
    expect(announced.map(({ payload }) => payload['folderId'])).toEqual(announced.map(() => folderId));
  });

  it('is unknown to another workspace', async () => {
    const { id, importId } = await own.add();
    const stranger = await FedChannel.open(world);
    const { ada } = stranger;
    await expect(own.add({}, ada)).rejects.toMatchObject(NOT_FOUND);
    await expect(own.check({ token: 'good' }, ada)).rejects.toMatchObject(NOT_FOUND);
    await expect(own.update(id, { name: 'Mine' }, ada)).rejects.toMatchObject(NOT_FOUND);
    await expect(own.runNow(id, ada)).rejects.toMatchObject(NOT_FOUND);
    await expect(own.remove(id, ada)).rejects.toMatchObject(NOT_FOUND);
    await expect(stranger.check({ token: '' }, ada, id)).rejects.toMatchObject(NOT_FOUND);
    await expect(stranger.retry(importId, '1')).rejects.toMatchObject(NOT_FOUND);
  });

  it('pauses, continues and runs now; one run goes on at a time', async () => {
    const { id, importId } = await own.add();
    expect(await own.runNow(id)).toEqual({ id: importId });
    await own.update(id, { state: 'paused' });
    expect(await own.run(importId)).toMatchObject({ state: 'paused' });
    await expect(own.runNow(id)).rejects.toMatchObject(CONFLICT);
    await expect(own.update(id, { state: 'paused' })).rejects.toMatchObject(CONFLICT);
    own.now = later(600);
    await own.startDue();
    await own.work(importId);
    expect(await own.words()).toEqual({});
    await own.update(id, { state: 'active' });
    await own.work(importId);
    expect(await own.run(importId)).toMatchObject({ state: 'done', created: 3 });
  });

  it('shows one run for all that bring nothing', async () => {
    const { id, importId } = await own.add();
    await own.work(importId);
    const { id: empty } = await own.runNow(id);
    expect(empty).not.toBe(importId);
    await own.work(empty);
    expect(await own.runNow(id)).toEqual({ id: empty });
    await own.work(empty);
    own.service.write(['4', 'New']);
    await own.runNow(id);
    await own.work(empty);
    expect(await own.run(empty)).toMatchObject({ state: 'done', created: 1 });
    expect((await own.runNow(id)).id).not.toBe(empty);
  });

  it('reads all again after its choices changed, and refuses credentials of another account', async () => {
    const { id, importId } = await own.add();
    await own.work(importId);
    await own.update(id, { configuration: { inboxes: [{ id: '2', name: 'Sales' }] }, name: 'Sales' });
    const { importId: next, name } = await own.source();
    expect(name).toBe('Sales');
    await own.work(next!);
    expect(await own.run(next!)).toMatchObject({ state: 'done', created: 0, unchanged: 3 });
    own.service.name = 'Other';
    await expect(own.update(id, { credentials: { token: 'good' } })).rejects.toMatchObject(CONFLICT);
  });

  it('leaves its data points when it is removed', async () => {
    const { id, importId } = await own.add();
    await own.work(importId);
    const { id: open } = await own.runNow(id);
    await own.remove(id);
    expect(await own.source()).toBeUndefined();
    expect(Object.keys(await own.words())).toHaveLength(3);
    expect(await own.run(open)).toMatchObject({ state: 'cancelled', sourceId: null });
    await expect(own.changeRun(open, 'running')).rejects.toMatchObject(CONFLICT);
  });

  it('uses the connection of the workspace with Slack, and stops while there is none', async () => {
    const chat: Partial<NewChannelSource> = {
      source: 'SLACK',
      credentials: {},
      configuration: { channels: [{ id: 'C1', name: 'help' }] },
    };
    await expect(own.add(chat)).rejects.toMatchObject({ ...CONFLICT, title: 'Slack is not connected' });
    own.slackToken = 'xoxb';
    const { id, importId } = await own.add(chat);
    own.slackToken = null;
    await own.work(importId);
    const problem = 'Slack is not connected. An admin connects it in the settings.';
    expect(await own.source()).toMatchObject({ state: 'stopped', problem });
    own.slackToken = 'xoxb';
    await own.update(id, { state: 'active' });
    const { importId: next } = await own.source();
    await own.work(next!);
    expect(await own.run(next!)).toMatchObject({ state: 'done', created: 3 });
  });
});
