import type { ThemeEvent } from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import { PostgresChannelWrapReader } from '../../adapters/postgres/channels/postgres-channel-wrap-reader.ts';
import { PostgresThemeExplanationReader } from '../../adapters/postgres/channels/postgres-theme-explanation-reader.ts';
import { PostgresThemeReader } from '../../adapters/postgres/channels/postgres-theme-reader.ts';
import { ThreadThemer } from '../../adapters/themes/thread-themer.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import type { Person } from '../../test/support/known-people.ts';
import { FIRST_PAGE } from '../../test/support/messages.ts';
import { numberedVectors } from '../../test/support/numbered-vectors.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { CreateChannel, CreateChannelHandler } from './channels.ts';
import { PushDataPoints, PushDataPointsHandler } from './data-points.ts';
import { ExplainTheme, ExplainThemeHandler } from './explain-theme.ts';
import { ThemeFinder } from './find-themes.ts';
import { undoMergedThemes, undoSeparatedThemes } from './merge-themes.ts';
import { RevertThemeChange, RevertThemeChangeHandler } from './revert-theme-change.ts';
import { WrapChannel, WrapChannelHandler } from './wrap-channel.ts';

/** Two subjects that look like one until there are some points, and six others. */
const SUBJECTS = [{ 10: 1, 11: 0.55 }, { 10: 1, 11: -0.55 }, ...Array.from({ length: 6 }, (_, at) => ({ [at]: 1 }))];
const POINTS = 40;
const vectors = numberedVectors(SUBJECTS, POINTS, 0.5);

describe('the explanation of a theme', () => {
  let world: OpenStores;
  let ada: Person;
  let channelId: Uuid;
  const clock = { now: () => new Date('2026-05-20T00:00:00Z') };
  const themer = new ThreadThemer();

  const payload = (number: number) => ({
    externalId: `${number}`,
    rawTicket: {
      createdAt: new Date(Date.UTC(2026, 2, 1 + number)).toISOString(),
      description: `Subject ${number % SUBJECTS.length} of number ${number}`,
      creator: { name: `Person ${number}` },
      remoteFields: { plan: number % SUBJECTS.length < 2 ? 'Business' : 'Free', order: `${number}` },
    },
  });
  const themes = async () => (await new PostgresThemeReader(world.reads).list(ada, channelId, FIRST_PAGE))!.items;
  const reader = () => new PostgresThemeExplanationReader(world.reads);
  const explain = (themeId: Uuid, actor = ada) =>
    new ExplainThemeHandler(reader()).execute(new ExplainTheme({ actor, channelId, themeId }));
  const revert = (themeId: Uuid, changeId: Uuid, actor = ada) =>
    new RevertThemeChangeHandler(world.work, themer, uuidV7, clock).execute(
      new RevertThemeChange({ actor, channelId, themeId, changeId }),
    );
  const undo = (id: Uuid) =>
    world.undo(ada, id, undoMergedThemes(themer, uuidV7, clock), undoSeparatedThemes(themer, uuidV7, clock));
  const sizes = async () => new Map((await themes()).map(({ id, dataPoints }) => [id, dataPoints]));
  const split = async (): Promise<{ themeId: Uuid; event: ThemeEvent }> => {
    for (const { id } of await themes()) {
      const event = (await explain(id)).history.find((one) => one.event === 'SPLIT_FROM');
      if (event) return { themeId: id, event };
    }
    throw new Error('No theme was split');
  };

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
    await new PushDataPointsHandler(world.work, uuidV7, clock).execute(
      new PushDataPoints({
        actor: ada,
        channelId,
        pushed: { dataPoints: Array.from({ length: POINTS }, (_, number) => payload(number)) },
      }),
    );
    const turn = { payload: { teamId: ada.teamId, channelId }, stopping: () => false, last: false };
    await new ThemeFinder(world.work, vectors, themer, uuidV7, clock).run(turn);
  });

  it('tells why a theme was split, and takes it back, with undo', async () => {
    const { themeId, event } = await split();
    expect(event.between!).toBeLessThan(event.limit!);
    expect(event.reverts).toBe(true);
    const other = event.other!.id;
    const seen = (await explain(other)).history.find(({ id }) => id === event.id);
    expect(seen).toMatchObject({ event: 'GAVE_PART', other: { id: themeId } });
    const before = await sizes();
    const undoId = await revert(themeId, event.id);
    expect((await sizes()).get(other)).toBe(before.get(themeId)! + before.get(other)!);
    const [newest, ...older] = (await explain(other)).history;
    expect(newest).toMatchObject({ event: 'TOOK_IN', byMember: true, reverts: true, other: { id: themeId } });
    expect(older.find(({ id }) => id === event.id)!.reverts).toBe(false);
    await expect(revert(themeId, event.id)).rejects.toThrow('was merged already');
    await undo(undoId);
    expect(await sizes()).toEqual(before);
  });

  it('takes back a merge, with undo', async () => {
    const { themeId, event } = await split();
    const before = await sizes();
    await revert(themeId, event.id);
    const merged = await sizes();
    const [newest] = (await explain(event.other!.id)).history;
    const undoId = await revert(event.other!.id, newest!.id);
    expect(await sizes()).toEqual(before);
    await undo(undoId);
    expect(await sizes()).toEqual(merged);
  });

  it('compares the fields of its people with others, and leaves out those that tell people apart', async () => {
    const { themeId } = await split();
    const { segments } = await explain(themeId);
    expect(segments.map(({ field }) => field)).toEqual(['plan']);
    expect(segments[0]!.values).toMatchObject([{ value: 'Business', people: 5, share: { value: 1 }, differs: 'MORE' }]);
  });

  it('goes with a week of the channel: people of both weeks, and words of different people', async () => {
    const wrap = (until: string | null, actor = ada) =>
      new WrapChannelHandler(new PostgresChannelWrapReader(world.reads)).execute(
        new WrapChannel({ actor, channelId, until }),
      );
    expect(await wrap(null)).toMatchObject({ dataPoints: 7, people: 7, previousPeople: 7 });
    const first = await wrap('2026-03-07');
    expect(first).toMatchObject({ since: '2026-03-01T00:00:00.000Z', dataPoints: 7, previousPeople: 0 });
    const [graph] = first.blocks.filter(({ type }) => type === 'graph');
    const people = new Map(graph!.items!.map(({ id, currentCount }) => [id, currentCount]));
    expect(first.citations.length).toBeGreaterThan(2);
    for (const { themeId } of first.citations) expect(people.get(themeId)).toBeGreaterThan(0);
    expect(await wrap('2025-01-01')).toMatchObject({ people: 0, citations: [] });
    const stranger = await world.people.member(await world.people.team(), 'MANAGER');
    await expect(wrap(null, stranger)).rejects.toThrow('Channel not found');
  });

  it('is refused to other teams, and taking back to viewers', async () => {
    const { themeId, event } = await split();
    const stranger = await world.people.member(await world.people.team(), 'MANAGER');
    await expect(explain(themeId, stranger)).rejects.toThrow('Theme not found');
    await expect(revert(themeId, event.id, stranger)).rejects.toThrow('not found');
    const viewer = await world.people.member(ada.teamId, 'VIEWER');
    expect((await explain(themeId, viewer)).history.length).toBeGreaterThan(0);
    await expect(revert(themeId, event.id, viewer)).rejects.toThrow();
    const others = (await themes()).find(({ id }) => id !== themeId && id !== event.other!.id)!;
    await expect(revert(others.id, event.id)).rejects.toThrow('Change not found');
  });
});
