import type { DataPointPayload } from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import type { Person } from '../../test/support/known-people.ts';
import { FIRST_PAGE } from '../../test/support/messages.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { type Finding, byWords, wordVector } from '../../test/support/themes-by-words.ts';
import { PostgresChannelReader } from '../../adapters/postgres/channels/postgres-channel-reader.ts';
import { PostgresDataPointReader } from '../../adapters/postgres/channels/postgres-data-point-reader.ts';
import { PostgresThemeExplanationReader } from '../../adapters/postgres/channels/postgres-theme-explanation-reader.ts';
import { PostgresThemeReader } from '../../adapters/postgres/channels/postgres-theme-reader.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { CreateChannel, CreateChannelHandler } from './channels.ts';
import { PushDataPoints, PushDataPointsHandler } from './data-points.ts';
import { DeleteDataPoint, DeleteDataPointHandler } from './delete-data-point.ts';
import { ThemeFinder } from './find-themes.ts';
import type { ThemeVectors } from './themer.ts';
import { RenameTheme, RenameThemeHandler, undoRenamedTheme } from './themes.ts';

describe('themes of a channel', () => {
  let world: OpenStores;
  let ada: Person;
  let channelId: Uuid;
  let model = 'first';
  const clock = { now: () => new Date('2026-05-20T00:00:00Z') };
  const vectors: ThemeVectors = async (texts) => ({ model, vectors: texts.map(wordVector) });

  const finder = (themer: Finding = byWords) => new ThemeFinder(world.work, vectors, themer, uuidV7, clock, 4);
  const turn = () => ({ payload: { teamId: ada.teamId, channelId }, stopping: () => false, last: false });
  const find = () => finder().run(turn());
  const ticket = (externalId: string, description: string): DataPointPayload => ({
    externalId,
    rawTicket: { createdAt: '2026-05-01T10:00:00Z', description },
  });
  const push = (...tickets: [string, string][]) =>
    new PushDataPointsHandler(world.work, uuidV7, clock).execute(
      new PushDataPoints({ actor: ada, channelId, pushed: { dataPoints: tickets.map((one) => ticket(...one)) } }),
    );
  const themes = async () => (await new PostgresThemeReader(world.reads).list(ada, channelId, FIRST_PAGE))!.items;
  const points = async (of: object = {}) =>
    (await new PostgresDataPointReader(world.reads, world.analysis).list(ada, { channelId, ...of }, FIRST_PAGE))!.items;
  const explained = (themeId: Uuid) =>
    new PostgresThemeExplanationReader(world.reads).explanation(ada, channelId, themeId);
  const channel = () => new PostgresChannelReader(world.reads).channel(ada, channelId);
  const shown = async () => (await themes()).map(({ title, dataPoints }) => [title, dataPoints]);
  const EXPORTS: [string, string][] = [
    ['1', 'Export fails today'],
    ['2', 'Export is slow'],
    ['3', 'Export of tables'],
  ];

  beforeAll(async () => {
    world = await openStores();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    model = 'first';
    ada = await world.people.member(await world.people.team(), 'MANAGER');
    channelId = (await world.made(CreateChannelHandler).execute(new CreateChannel({ actor: ada, channel: {} }))).id;
  });

  it('begin when enough alike data points arrive, also in several steps, and have titles', async () => {
    await push(['0', 'Price is high'], ...EXPORTS, ['4', 'Nothing of these'], ['5', 'Export again']);
    expect((await channel())!.waiting).toBe(6);
    await find();
    expect(await shown()).toEqual([['About export', 4]]);
    const [theme] = await themes();
    expect(theme!.quotes.map(({ text }) => text)).toEqual(['Export fails today']);
    expect(await explained(theme!.id)).toMatchObject({
      phrases: [{ text: 'Export fails today', dataPoints: 4 }],
      history: [{ event: 'BORN', points: 3, expected: null, reverts: false }],
    });
    expect((await points({ themeId: theme!.id })).map(({ externalId }) => externalId).sort()).toEqual([
      '1',
      '2',
      '3',
      '5',
    ]);
    expect((await points({ themeId: null })).map(({ externalId }) => externalId).sort()).toEqual(['0', '4']);
    expect(await channel()).toMatchObject({ waiting: 0, themes: 1 });
    await push(['6', 'Price of seats'], ['7', 'Price list']);
    await find();
    expect(await shown()).toEqual([
      ['About export', 4],
      ['About price', 3],
    ]);
    expect((await themes())[0]!.id).toBe(theme!.id);
  });

  it('are announced with the folder of their channel, whose members alone are told', async () => {
    const [folder] = await world.database.query<{ id: string }>(
      `INSERT INTO folder (id, team_id, path, title, rank, created_by, created_at, updated_at)
       SELECT i, $1, ARRAY[i], 'Private', 0, $2, now(), now() FROM gen_random_uuid() i RETURNING id`,
      [ada.teamId, ada.userId],
    );
    await push(...EXPORTS);
    await world.database.query('UPDATE channel SET folder_id = $2 WHERE id = $1', [channelId, folder!.id]);
    await find();
    const told = (await world.events(ada.teamId)).filter(({ name }) => name.startsWith('theme'));
    expect(told).toHaveLength(2);
    expect(told.every(({ payload }) => payload['folderId'] === folder!.id)).toBe(true);
  });

  it('are found in the order of arrival, also beyond the ninth', async () => {
    const asked: string[] = [];
    await world.database.query(
      `SELECT setval('data_point_seq', (10 ^ length(last_value::text))::bigint - 5) FROM data_point_seq`,
    );
    await push(...Array.from({ length: 12 }, (_, at): [string, string] => [`${at}`, `Export ${'abcdefghijkl'[at]}`]));
    const inOrder: ThemeVectors = async (texts) => {
      asked.push(...texts);
      return vectors(texts);
    };
    await new ThemeFinder(world.work, inOrder, byWords, uuidV7, clock, 5).run(turn());
    expect(asked.map((text) => text.slice(-1)).join('')).toBe('abcdefghijkl');
  });

  it('follow edits and deletions', async () => {
    await push(...EXPORTS, ['4', 'Price is high']);
    await find();
    await push(['4', 'Export at last'], ['1', 'Login fails']);
    expect(await shown()).toEqual([['About export', 2]]);
    await find();
    expect(await shown()).toEqual([['About export', 3]]);
    const [one] = await points({ words: 'slow' });
    const remove = new DeleteDataPoint({ actor: ada, channelId, dataPointId: one!.id });
    await new DeleteDataPointHandler(world.work).execute(remove);
    await find();
    expect(await shown()).toEqual([]);
    expect((await points({ themeId: null })).length).toBe(3);
  });

  it('announce each doubling of their people once', async () => {
    const write = (from: number, to: number, day: string, about = 'Export fails') =>
      new PushDataPointsHandler(world.work, uuidV7, clock).execute(
        new PushDataPoints({
          actor: ada,
          channelId,
          pushed: {
            dataPoints: Array.from({ length: to - from }, (_, n) => ({
              externalId: `${from + n}`,
              rawTicket: { createdAt: `${day}T10:00:00Z`, description: `${about} ${from + n}` },
            })),
          },
        }),
      );
    const told = async () =>
      (await world.events(ada.teamId)).flatMap(({ payload }) => ('doublings' in payload ? [payload['doublings']] : []));
    await write(100, 120, '2026-03-20', 'Cannot log in');
    await write(120, 140, '2026-05-01', 'Cannot log in');
    await write(0, 4, '2026-03-30');
    await write(4, 16, '2026-05-01');
    await find();
    // The channel has no period before to compare with.
    expect(await told()).toEqual([]);
    await write(140, 160, '2026-02-20', 'Cannot log in');
    await find();
    // Twelve after four may be chance.
    expect(await told()).toEqual([]);
    await write(16, 22, '2026-05-02');
    await find();
    expect(await told()).toEqual([2]);
    await write(22, 38, '2026-05-03');
    await find();
    expect(await told()).toEqual([2, 3]);
  });

  it('keep the titles of members', async () => {
    await push(...EXPORTS);
    await find();
    const [theme] = await themes();
    const rename = new RenameTheme({
      actor: ada,
      channelId,
      themeId: theme!.id,
      wording: { title: 'Exports' },
      expected: theme!.version,
    });
    const undoId = await new RenameThemeHandler(world.work, clock).execute(rename);
    await push(...Array.from({ length: 9 }, (_, n): [string, string] => [`n${n}`, `Export number ${n}`]));
    await find();
    expect(await shown()).toEqual([['Exports', 12]]);
    await world.undo(ada, undoId, undoRenamedTheme(clock));
    expect(await shown()).toEqual([['About export', 12]]);
  });

  it('lose and repeat nothing when a process is killed between placing and storing', async () => {
    await push(...EXPORTS);
    const killed: Finding = { ...byWords, place: () => Promise.reject(new Error('killed')) };
    await expect(finder(killed).run(turn())).rejects.toThrow('killed');
    expect((await points()).every(({ themed }) => !themed)).toBe(true);
    await find();
    expect(await shown()).toEqual([['About export', 3]]);
  });

  it('are titled by the next run when a process is killed between storing and titling', async () => {
    await push(...EXPORTS);
    const killed: Finding = { ...byWords, titles: () => Promise.reject(new Error('killed')) };
    await expect(finder(killed).run(turn())).rejects.toThrow('killed');
    expect(await shown()).toEqual([['', 3]]);
    await find();
    expect(await shown()).toEqual([['About export', 3]]);
  });

  it('are stored once when two processes find them at the same time', async () => {
    await push(...EXPORTS);
    const other: Finding = {
      ...byWords,
      async place(...asked) {
        await find();
        return byWords.place(...asked);
      },
    };
    await expect(finder(other).run(turn())).rejects.toThrow('Another process');
    expect(await shown()).toEqual([['About export', 3]]);
  });

  it('take words back that were edited while they were placed', async () => {
    await push(...EXPORTS);
    const edited: Finding = {
      ...byWords,
      async place(...asked) {
        await push(['1', 'Login fails']);
        return byWords.place(...asked);
      },
    };
    await finder(edited).run(turn());
    expect(await shown()).toEqual([]);
    expect(await world.database.query('SELECT FROM data_point_gone WHERE channel_id = $1', [channelId])).toEqual([]);
  });

  it('are found again from all data points after a change of the model', async () => {
    await push(...EXPORTS);
    await find();
    model = 'second';
    await push(['4', 'Export with the new model']);
    await find();
    expect(await shown()).toEqual([['About export', 4]]);
  });
});
