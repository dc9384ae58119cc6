import type { TopicExample } from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import { PostgresDataPointReader } from '../../adapters/postgres/channels/postgres-data-point-reader.ts';
import { PostgresThemeReader } from '../../adapters/postgres/channels/postgres-theme-reader.ts';
import { PostgresTopicReader } from '../../adapters/postgres/channels/postgres-topic-reader.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { ThreadThemer } from '../../adapters/themes/thread-themer.ts';
import type { Person } from '../../test/support/known-people.ts';
import { FIRST_PAGE } from '../../test/support/messages.ts';
import { numberedVectors } from '../../test/support/numbered-vectors.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { CreateFolder, CreateFolderHandler } from '../projects/create-folder.ts';
import { CreateChannel, CreateChannelHandler } from './channels.ts';
import { PushDataPoints, PushDataPointsHandler } from './data-points.ts';
import { DeleteDataPoint, DeleteDataPointHandler } from './delete-data-point.ts';
import { ThemeFinder } from './find-themes.ts';
import { TopicRenewer } from './renew-topics.ts';
import { SetTopicExample, SetTopicExampleHandler } from './set-topic-example.ts';
import {
  CreateTopic,
  CreateTopicHandler,
  DeleteTopic,
  DeleteTopicHandler,
  GetTopic,
  GetTopicHandler,
  UpdateTopic,
  UpdateTopicHandler,
  undoTopicChanges,
} from './topics.ts';

const SUBJECTS = Array.from({ length: 4 }, (_, at) => ({ [at]: 1 }));
const POINTS = 60;

describe('topics of a channel', () => {
  let world: OpenStores;
  let ada: Person;
  let channelId: Uuid;
  const clock = { now: () => new Date('2026-05-20T00:00:00Z') };
  const vectors = numberedVectors(SUBJECTS, POINTS, 0.3);
  const themer = new ThreadThemer();

  const turn = () => ({ payload: { teamId: ada.teamId, channelId }, stopping: () => false, last: false });
  const push = async (from: number, to: number) => {
    const dataPoints = Array.from({ length: to - from }, (_, at) => ({
      externalId: `${from + at}`,
      rawTicket: {
        createdAt: new Date(Date.UTC(2026, 2, 1 + from + at)).toISOString(),
        description: `Subject number ${from + at}`,
        creator: { name: `Person ${from + at}` },
      },
    }));
    await new PushDataPointsHandler(world.work, uuidV7, clock).execute(
      new PushDataPoints({ actor: ada, channelId, pushed: { dataPoints } }),
    );
    await new ThemeFinder(world.work, vectors, themer, uuidV7, clock).run(turn());
  };
  const renew = () => new TopicRenewer(world.work, themer).run(turn());
  const reader = () => new PostgresTopicReader(world.reads);
  const topic = (topicId: Uuid, actor = ada) =>
    new GetTopicHandler(reader()).execute(new GetTopic({ actor, channelId, topicId }));
  const points = async (of: object = {}) =>
    (await new PostgresDataPointReader(world.reads, world.analysis).list(
      ada,
      { channelId, ...of },
      { limit: 100, cursor: null },
    ))!.items;
  const numbers = async (topicId: Uuid) =>
    (await points({ topicId })).map(({ externalId }) => Number(externalId)).sort((a, b) => a - b);
  const create = async (of: object, actor = ada) =>
    (
      await new CreateTopicHandler(world.work, uuidV7, clock).execute(
        new CreateTopic({ actor, channelId, topic: { title: 'Late deliveries', ...of } }),
      )
    ).id;
  const idOf = async (number: number) => (await points()).find(({ externalId }) => externalId === `${number}`)!.id;
  const sort = async (topicId: Uuid, number: number, example: TopicExample, actor = ada) =>
    new SetTopicExampleHandler(world.work, clock).execute(
      new SetTopicExample({ actor, channelId, topicId, dataPointId: await idOf(number), example }),
    );
  const undo = (id: Uuid) => world.undo(ada, id, undoTopicChanges(clock));

  beforeAll(async () => {
    world = await openStores();
  });
  afterAll(async () => {
    await themer.close();
    await world.close();
  });
  beforeEach(async () => {
    ada = await world.people.member(await world.people.team(), 'MANAGER');
    channelId = (await world.made(CreateChannelHandler).execute(new CreateChannel({ actor: ada, channel: {} }))).id;
    await push(0, 40);
  });

  it('find data points like their examples, also among those that arrive later', async () => {
    const topicId = await create({ dataPointIds: [await idOf(1), await idOf(5)] });
    expect(await topic(topicId)).toMatchObject({ title: 'Late deliveries', ready: false });
    await renew();
    const first = await numbers(topicId);
    expect(first.length).toBeGreaterThan(5);
    expect(first.every((number) => number % 4 === 1)).toBe(true);
    expect(await topic(topicId)).toMatchObject({ ready: true, dataPoints: first.length, people: first.length });
    await push(40, 60);
    await renew();
    const more = await numbers(topicId);
    expect(more.length).toBeGreaterThan(first.length);
    expect(more.every((number) => number % 4 === 1)).toBe(true);
  });

  it('begin with a theme, and keep what members sort, with undo', async () => {
    const [theme] = (await new PostgresThemeReader(world.reads).list(ada, channelId, FIRST_PAGE))!.items;
    const topicId = await create({ themeId: theme!.id });
    await renew();
    const [own] = await numbers(topicId);
    const other = (own! + 1) % 4;
    const included = await sort(topicId, other, 'INCLUDE');
    const excluded = await sort(topicId, own!, 'EXCLUDE');
    expect(await numbers(topicId)).toContain(other);
    expect(await numbers(topicId)).not.toContain(own);
    await renew();
    expect(await numbers(topicId)).not.toContain(own);
    await undo(excluded);
    expect((await topic(topicId)).excluded).toEqual([]);
    await undo(included);
    expect((await topic(topicId)).included).not.toContain(await idOf(other));
    await renew();
    expect(await numbers(topicId)).toContain(own);
  });

  it('are renamed by version, deleted and restored; their data points stay', async () => {
    const topicId = await create({ dataPointIds: [await idOf(2)] });
    const rename = (title: string, expected: number | null) =>
      new UpdateTopicHandler(world.work, clock).execute(
        new UpdateTopic({ actor: ada, channelId, topicId, update: { title }, expected }),
      );
    await rename('Lost parcels', 1);
    await expect(rename('Late', 1)).rejects.toThrow();
    const undoId = await new DeleteTopicHandler(world.work).execute(
      new DeleteTopic({ actor: ada, channelId, topicId }),
    );
    await expect(topic(topicId)).rejects.toThrow('Topic not found');
    expect(await points()).toHaveLength(40);
    await undo(undoId);
    await renew();
    expect(await topic(topicId)).toMatchObject({ title: 'Lost parcels', ready: true });
  });

  it('go on without examples that were deleted', async () => {
    const topicId = await create({ dataPointIds: [await idOf(3), await idOf(7)] });
    const remove = new DeleteDataPoint({ actor: ada, channelId, dataPointId: await idOf(3) });
    await new DeleteDataPointHandler(world.work).execute(remove);
    await renew();
    expect((await numbers(topicId)).every((number) => number % 4 === 3)).toBe(true);
  });

  it('begin with a theme and with data points, each once, and with at most 50 examples', async () => {
    const [theme] = (await new PostgresThemeReader(world.reads).list(ada, channelId, FIRST_PAGE))!.items;
    const one = await idOf(1);
    expect((await topic(await create({ dataPointIds: [one, one] }))).included).toEqual([one]);
    await expect(create({ themeId: theme!.id, dataPointIds: [uuidV7.newId()] })).rejects.toThrow(
      'Data point not found',
    );
    await push(40, 60);
    const given = (await points()).map(({ id }) => id).slice(0, 50);
    expect((await topic(await create({ themeId: theme!.id, dataPointIds: given }))).included).toEqual(given);
  });

  it('are announced only to members who see the folder of their channel', async () => {
    const folderId = await world.made(CreateFolderHandler).execute(new CreateFolder(ada, { private: true }));
    await world.database.query('UPDATE channel SET folder_id = $2 WHERE id = $1', [channelId, folderId]);
    const topicId = await create({});
    await new DeleteTopicHandler(world.work).execute(new DeleteTopic({ actor: ada, channelId, topicId }));
    const announced = (await world.events(ada.teamId)).filter(({ name }) => name === 'topic:changed');
    expect(announced.map(({ payload }) => payload['folderId'])).toEqual([folderId, folderId]);
  });

  it('are refused to other teams, to viewers, and for data points of other channels', async () => {
    const topicId = await create({});
    const stranger = await world.people.member(await world.people.team(), 'MANAGER');
    await expect(topic(topicId, stranger)).rejects.toThrow('Topic not found');
    await expect(create({}, stranger)).rejects.toThrow('Channel not found');
    const viewer = await world.people.member(ada.teamId, 'VIEWER');
    await expect(create({}, viewer)).rejects.toThrow();
    await expect(sort(topicId, 1, 'INCLUDE', viewer)).rejects.toThrow();
    await expect(create({ dataPointIds: [uuidV7.newId()] })).rejects.toThrow('Data point not found');
    await expect(create({ themeId: uuidV7.newId() })).rejects.toThrow('Theme not found');
  });
});
