import type { DataPointPayload } from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import { PostgresEventObjects } from '../../adapters/postgres/automation/postgres-event-objects.ts';
import { PostgresThemeReader } from '../../adapters/postgres/channels/postgres-theme-reader.ts';
import { PostgresFollowedNews } from '../../adapters/postgres/notifications/postgres-notification-reader.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import type { Person } from '../../test/support/known-people.ts';
import { FIRST_PAGE } from '../../test/support/messages.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { type Finding, byWords, wordVector } from '../../test/support/themes-by-words.ts';
import { CreateChannel, CreateChannelHandler } from './channels.ts';
import { PushDataPoints, PushDataPointsHandler } from './data-points.ts';
import { DeleteDataPoint, DeleteDataPointHandler } from './delete-data-point.ts';
import { ThemeFinder } from './find-themes.ts';
import type { ThemeVectors } from './themer.ts';
import { RenameTheme, RenameThemeHandler } from './themes.ts';

describe('news of themes', () => {
  let world: OpenStores;
  let ada: Person;
  let channelId: Uuid;
  let now = new Date();
  const clock = { now: () => now };
  const vectors: ThemeVectors = async (texts) => ({ model: 'words', vectors: texts.map(wordVector) });

  const find = (themer: Finding = byWords) =>
    new ThemeFinder(world.work, vectors, themer, uuidV7, clock).run({
      payload: { teamId: ada.teamId, channelId },
      stopping: () => false,
      last: false,
    });
  const write = (words: string, from: number, to: number, day: string) => {
    const dataPoints = Array.from({ length: to - from }, (_, at): DataPointPayload => {
      const description = `${words} ${'abcdefghijklmnopqrstuvwxyz'[from + at]}`;
      return { externalId: description, rawTicket: { createdAt: `${day}T10:00:00Z`, description } };
    });
    return new PushDataPointsHandler(world.work, uuidV7, clock).execute(
      new PushDataPoints({ actor: ada, channelId, pushed: { dataPoints } }),
    );
  };
  const themes = async () => (await new PostgresThemeReader(world.reads).list(ada, channelId, FIRST_PAGE))!.items;
  const news = async (since: Date) =>
    (await new PostgresFollowedNews(world.reads).since(ada, since, 10)).map(({ title }) => title).toSorted();

  beforeAll(async () => {
    world = await openStores();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    now = new Date('2026-05-20T00:00:00Z');
    ada = await world.people.member(await world.people.team(), 'MANAGER');
    const channel = new CreateChannel({ actor: ada, channel: { title: 'Support' } });
    channelId = (await world.made(CreateChannelHandler).execute(channel)).id;
    await world.database.query(
      `INSERT INTO follow (team_id, member_id, object_type, object_id, created_at) VALUES ($1, $2, 'CHANNEL', $3, now())`,
      [ada.teamId, ada.userId, channelId],
    );
  });

  it('name those that are new or doubled since, not those that were renamed or ended', async () => {
    for (const words of ['Login', 'Printer']) {
      await write(words, 0, 2, '2026-03-01');
      await write(words, 2, 13, '2026-03-20');
      await write(words, 13, 24, '2026-04-20');
    }
    await write('Export', 0, 4, '2026-03-30');
    await write('Export', 4, 16, '2026-05-02');
    await find();
    expect(await news(now)).toEqual(['About export', 'About login']);
    now = new Date('2026-05-21T00:00:00Z');
    const { id: themeId, version } = (await themes()).find(({ title }) => title === 'About export')!;
    await new RenameThemeHandler(world.work, clock).execute(
      new RenameTheme({ actor: ada, channelId, themeId, wording: { title: 'Exports' }, expected: version }),
    );
    expect(await news(now)).toEqual([]);
    now = new Date('2026-05-22T00:00:00Z');
    await write('Export', 16, 26, '2026-05-03');
    await write('Price', 0, 3, '2026-05-03');
    await find();
    expect(await news(now)).toEqual(['About price', 'Exports']);
    const [price] = await world.database.query<{ id: Uuid }>(
      `SELECT id FROM data_point WHERE channel_id = $1 AND text LIKE 'Price%' LIMIT 1`,
      [channelId],
    );
    const remove = new DeleteDataPoint({ actor: ada, channelId, dataPointId: price!.id });
    await new DeleteDataPointHandler(world.work).execute(remove);
    await find();
    expect(await news(now)).toEqual(['Exports']);
  });

  it('count people of the same periods as the page of the theme, without repetitions', async () => {
    await write('Export', 0, 3, '2026-03-30');
    await write('Export', 3, 6, '2026-05-02');
    await find();
    // A repetition is newer than all that is counted.
    await world.database.query(
      `INSERT INTO data_point (id, team_id, channel_id, source, external_id, said_at, title, text, tags, fields, entries, digest, folded_into, created_at)
       SELECT gen_random_uuid(), team_id, channel_id, source, 'copy', '2026-06-20', title, text, tags, fields, entries, digest, id, now()
       FROM data_point WHERE channel_id = $1 LIMIT 1`,
      [channelId],
    );
    const [theme] = await themes();
    const [told] = await new PostgresEventObjects(world.reads).among(ada, 'theme:changed', [theme!.id]);
    expect([theme!.recent, theme!.earlier]).toEqual([3, 3]);
    expect(told!.facts).toMatchObject({ 'theme.recentPeople': 3, 'theme.earlierPeople': 3 });
  });
});
