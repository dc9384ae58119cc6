import type { DataPointPayload } from '@evident/domain/channels';
import { CreateFolder } from '../projects/create-folder.ts';
import { MoveToTrash } from '../trash/move-to-trash.ts';
import { ListTrash } from '../trash/queries.ts';
import type { Person } from '../../test/support/known-people.ts';
import {
  CONFLICT,
  FIRST_PAGE,
  FORBIDDEN,
  type Messages,
  NOT_FOUND,
  openMessages,
} from '../../test/support/messages.ts';
import { CreateChannel, GetChannel, ListChannels, UpdateChannel } from './channels.ts';
import { GetDataPoint, ListDataPoints, PushDataPoints } from './data-points.ts';
import { GetThemeTrend, ListThemes } from './themes.ts';

describe('channels', () => {
  let world: Messages;
  let ada: Person;
  let bob: Person;
  let viewer: Person;
  let stranger: Person;

  const create = async (channel: CreateChannel['channel'] = {}, actor = ada) =>
    (await world.ask(new CreateChannel({ actor, channel }))).id;
  const read = (channelId: string, actor: Person = viewer) => world.ask(new GetChannel({ actor, channelId }));
  const ticket = (externalId: string, description: string, more: object = {}): DataPointPayload => ({
    externalId,
    rawTicket: { createdAt: '2026-05-01T10:00:00Z', description, ...more },
  });
  const push = (channelId: string, ...dataPoints: DataPointPayload[]) =>
    world.ask(new PushDataPoints({ actor: ada, channelId, pushed: { dataPoints } }));
  const list = async (channelId: string, of: object = {}, actor: Person = viewer) =>
    (await world.ask(new ListDataPoints({ actor, channelId, ...of, page: FIRST_PAGE }))).items;

  beforeAll(async () => {
    world = await openMessages();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    const team = await world.people.team();
    ada = await world.people.member(team, 'MANAGER');
    bob = await world.people.member(team, 'CONTRIBUTOR');
    viewer = await world.people.member(team, 'VIEWER');
    stranger = await world.people.member(await world.people.team(), 'MANAGER');
  });

  it('at the top level are read by every member of the workspace and by no one else', async () => {
    const channelId = await create({ title: 'Support' });
    expect(await read(channelId)).toMatchObject({
      title: 'Support',
      level: 'READ',
      dataPoints: 0,
      themes: 0,
      lastSaidAt: null,
    });
    expect((await read(channelId, bob)).level).toBe('READ');
    await world.refused(
      new UpdateChannel({ actor: bob, channelId, update: { title: 'Mine' }, expected: null }),
      FORBIDDEN,
    );
    await world.refused(new CreateChannel({ actor: bob, channel: {} }), FORBIDDEN);
    await world.refused(new GetChannel({ actor: stranger, channelId }), NOT_FOUND);
    for (const query of [ListDataPoints, ListThemes])
      await world.refused(new query({ actor: stranger, channelId, page: FIRST_PAGE }), NOT_FOUND);
    await world.refused(new GetThemeTrend({ actor: stranger, channelId }), NOT_FOUND);
    await world.refused(
      new PushDataPoints({ actor: stranger, channelId, pushed: { dataPoints: [ticket('1', 'Hi')] } }),
      NOT_FOUND,
    );
    await world.refused(
      new PushDataPoints({ actor: viewer, channelId, pushed: { dataPoints: [ticket('1', 'Hi')] } }),
      FORBIDDEN,
    );
    await world.refused(new CreateChannel({ actor: viewer, channel: {} }), FORBIDDEN);
  });

  it('in a folder have its access, and its members alone see them in lists', async () => {
    const folderId = await world.ask(new CreateFolder(ada, { title: 'Private', private: true }));
    const channelId = await create({ title: 'Secret', folderId });
    await push(channelId, ticket('1', 'Something secret'));
    const titles = async (actor: Person) =>
      (await world.ask(new ListChannels({ actor, page: FIRST_PAGE }))).items.map(({ title }) => title);
    expect([await titles(ada), await titles(bob), await titles(viewer)]).toEqual([['Secret'], [], []]);
    const [point] = await list(channelId, {}, ada);
    await world.refused(new GetChannel({ actor: bob, channelId }), NOT_FOUND);
    await world.refused(new GetDataPoint({ actor: bob, channelId, dataPointId: point!.id }), NOT_FOUND);
    await world.refused(
      new UpdateChannel({ actor: bob, channelId, update: { title: 'Mine' }, expected: null }),
      NOT_FOUND,
    );
    await world.refused(new CreateChannel({ actor: bob, channel: { folderId } }), NOT_FOUND);
    const sharedId = await world.ask(new CreateFolder(bob, { title: 'Shared' }));
    const open = await create({ title: 'Open', folderId: sharedId }, bob);
    await world.refused(
      new UpdateChannel({ actor: bob, channelId: open, update: { folderId }, expected: null }),
      NOT_FOUND,
    );
  });

  it('are changed by version, and undone', async () => {
    const channelId = await create({ title: 'Support' });
    const undoId = await world.ask(
      new UpdateChannel({ actor: ada, channelId, update: { title: 'Inbox' }, expected: 1 }),
    );
    await world.refused(new UpdateChannel({ actor: ada, channelId, update: { title: 'Late' }, expected: 1 }), CONFLICT);
    expect((await read(channelId)).title).toBe('Inbox');
    await world.undo(ada, undoId);
    expect((await read(channelId)).title).toBe('Support');
  });

  it('go to the trash by those with full access, and come back with their data', async () => {
    const channelId = await create({ title: 'Support' });
    await push(channelId, ticket('1', 'The export fails'));
    await world.refused(new MoveToTrash(bob, { type: 'CHANNEL', id: channelId }), FORBIDDEN);
    const undoId = await world.ask(new MoveToTrash(ada, { type: 'CHANNEL', id: channelId }));
    await world.refused(new GetChannel({ actor: ada, channelId }), NOT_FOUND);
    await world.refused(new ListDataPoints({ actor: ada, channelId, page: FIRST_PAGE }), NOT_FOUND);
    await world.undo(ada, undoId);
    expect(await read(channelId)).toMatchObject({ title: 'Support', dataPoints: 1 });
  });

  it('are listed in the trash with their titles, to those who can restore them', async () => {
    const folderId = await world.ask(new CreateFolder(bob, { title: 'Private', private: true }));
    const [own, foreign] = [await create({ title: 'Own', folderId }, bob), await create({ title: 'Foreign' })];
    await world.ask(new MoveToTrash(bob, { type: 'CHANNEL', id: own }));
    await world.ask(new MoveToTrash(ada, { type: 'CHANNEL', id: foreign }));
    const listed = async (actor: Person) =>
      (await world.ask(new ListTrash(actor, {}, FIRST_PAGE))).items.map((one) => `${one.title} ${one.canRestore}`);
    expect([await listed(ada), await listed(bob)]).toEqual([['Foreign true'], ['Own true']]);
    expect(await listed(viewer)).toEqual([]);
  });

  it('go to the trash with their folder', async () => {
    const folderId = await world.ask(new CreateFolder(ada, { title: 'Feedback' }));
    const channelId = await create({ folderId });
    const undoId = await world.ask(new MoveToTrash(ada, { type: 'PROJECT_CATEGORY', id: folderId }));
    await world.refused(new GetChannel({ actor: ada, channelId }), NOT_FOUND);
    await world.undo(ada, undoId);
    expect((await read(channelId, ada)).folderId).toBe(folderId);
  });
});
