import type { Uuid } from '@evident/domain/kernel';
import type { Person } from '../../test/support/known-people.ts';
import { FIRST_PAGE } from '../../test/support/messages.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { type Finding, byWords, wordVector } from '../../test/support/themes-by-words.ts';
import { PostgresThemeReader } from '../../adapters/postgres/channels/postgres-theme-reader.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { CreateChannel, CreateChannelHandler } from './channels.ts';
import { PushDataPoints, PushDataPointsHandler } from './data-points.ts';
import { ThemeFinder } from './find-themes.ts';
import { RenameTheme, RenameThemeHandler } from './themes.ts';

describe('titles of themes', () => {
  let world: OpenStores;
  let ada: Person;
  let channelId: Uuid;
  const clock = { now: () => new Date('2026-05-20T00:00:00Z') };

  /** Finds themes; `title` and `holds` are what the themer says of each. */
  const find = async (title: (first: string) => string, holds: boolean) => {
    const themer: Finding = {
      ...byWords,
      titles: async (groups) =>
        groups.map(([first], at) => ({
          title: title(first!),
          holds,
          typical: [0],
          phrases: [{ text: first!.toLowerCase(), dataPoints: groups[at]!.length }],
        })),
    };
    const vectors = async (texts: readonly string[]) => ({ model: 'words', vectors: texts.map(wordVector) });
    const finder = new ThemeFinder(world.work, vectors, themer, uuidV7, clock);
    await finder.run({ payload: { teamId: ada.teamId, channelId }, stopping: () => false, last: false });
  };
  const push = (...texts: string[]) =>
    new PushDataPointsHandler(world.work, uuidV7, clock).execute(
      new PushDataPoints({
        actor: ada,
        channelId,
        pushed: {
          dataPoints: texts.map((description) => ({
            externalId: description,
            rawTicket: { createdAt: '2026-05-01T10:00:00Z', description },
          })),
        },
      }),
    );
  const themes = async () => (await new PostgresThemeReader(world.reads).list(ada, channelId, FIRST_PAGE))!.items;
  const shown = async () => (await themes()).map(({ title }) => title).toSorted();
  const renamed = async () => (await world.events(ada.teamId)).filter(({ name }) => name === 'theme:changed').length;

  const EXPORTS = ['Export fails today', 'Export is slow', 'Export of tables'];
  const LOGINS = ['Login fails today', 'Login is slow', 'Login by link'];

  beforeAll(async () => {
    world = await openStores();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    ada = await world.people.member(await world.people.team(), 'MANAGER');
    channelId = (await world.made(CreateChannelHandler).execute(new CreateChannel({ actor: ada, channel: {} }))).id;
    await push(...EXPORTS);
    await find(() => 'Exports', true);
  });

  it('stay while they hold, and are made again once they no longer do', async () => {
    await push(...LOGINS);
    await find((first) => `All about ${first.split(' ')[0]}`, true);
    expect(await shown()).toEqual(['All about Login', 'Exports']);
    await push('Price is high', 'Price is low', 'Price is fair');
    await find((first) => `Words of ${first.split(' ')[0]}`, false);
    expect(await shown()).toEqual(['Words of Export', 'Words of Login', 'Words of Price']);
  });

  it('of members stay in any case', async () => {
    const [theme] = await themes();
    await new RenameThemeHandler(world.work, clock).execute(
      new RenameTheme({
        actor: ada,
        channelId,
        themeId: theme!.id,
        wording: { title: 'Table exports' },
        expected: theme!.version,
      }),
    );
    await push(...LOGINS);
    await find(() => 'Logins', false);
    expect(await shown()).toEqual(['Logins', 'Table exports']);
  });

  it('are never those of other themes, but have a phrase as well', async () => {
    await push(...LOGINS);
    await find(() => 'exports', true);
    expect(await shown()).toEqual(['Exports', 'exports, login fails today']);
  });

  it('that are made again and stay the same change nothing', async () => {
    await push(...LOGINS);
    await find((first) => (first.startsWith('Export') ? 'Exports' : 'Logins'), false);
    expect(await shown()).toEqual(['Exports', 'Logins']);
    expect(await renamed()).toBe(0);
  });
});
