import { yjsDocumentCodec } from '../../adapters/yjs/yjs-document-codec.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { CLOSED_ROOMS } from '../../test/builders/written.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { SearchedChannels } from '../../test/support/searched-channels.ts';
import { DeleteDataPoint, DeleteDataPointHandler } from '../channels/delete-data-point.ts';
import { CreatePerson, CreatePersonHandler } from '../people/create-person.ts';
import { ErasePerson, ErasePersonHandler } from '../people/erase-person.ts';
import { MoveToTrash, MoveToTrashHandler } from '../trash/move-to-trash.ts';
import { purgeEntry } from '../trash/purge-in-batches.ts';
import { RebuildSearch, RebuildSearchHandler } from './rebuild-search.ts';

const LONG = 'I have been waiting for three weeks now and no person has answered any of my letters';

describe('channels in search', () => {
  let world: OpenStores;
  let of: SearchedChannels;

  beforeAll(async () => {
    world = await openStores();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    of = await SearchedChannels.open(world);
  });

  it('are found by title and description, their data points by subject and words', async () => {
    await of.push(['1', 'The zeppelin never lands', { name: 'Flight' }]);
    await of.follow();
    expect(await of.found('reviews')).toEqual(['CHANNEL App reviewsStars of both shops']);
    expect(await of.found('shop')).toEqual(['CHANNEL App reviewsStars of both shops']);
    expect(await of.found('flights')).toEqual(['CHANNEL_DATAPOINT FlightThe zeppelin never lands']);
    const { groups } = await of.search('zeppelin');
    expect(groups[0]!.items[0]).toMatchObject({
      type: 'CHANNEL_DATAPOINT',
      projectId: null,
      parentId: of.channelId,
      parentTitle: 'App reviews',
      createdAt: '2026-05-01T10:00:00.000Z',
      place: null,
    });
    expect(groups[0]!.items[0]!.preview.content.find(({ match }) => match)!.text).toBe('zeppelin');
    expect(of.queued).toEqual(expect.arrayContaining(['copy-search', 'fold-search']));
  });

  it('are on the tabs Data, Channels and Themes', async () => {
    await of.push(['1', 'The reviews of zeppelins']);
    await of.theme('Reviews of zeppelins');
    await of.follow();
    const { groups, counts } = await of.search('reviews', { types: ['NOTE', 'CHANNEL_DATAPOINT', 'CHANNEL', 'THEME'] });
    expect(groups.map(({ type }) => type).sort()).toEqual(['CHANNEL', 'CHANNEL_DATAPOINT', 'THEME']);
    expect(counts.filter(({ total }) => total > 0).map(({ tab, total }) => [tab, total])).toEqual([
      ['Everything', 3],
      ['Data', 1],
      ['Channels', 1],
      ['Themes', 1],
    ]);
  });

  it('follow edits and deletions, and index repetitions once', async () => {
    await of.push(
      ['1', LONG, { creator: { email: 'a@x.io' } }],
      ['2', `${LONG}!`, { creator: { email: 'b@x.io' } }],
      ['3', 'A zeppelin'],
    );
    await of.follow();
    expect(await of.found('letters')).toEqual([`CHANNEL_DATAPOINT ${LONG}`]);
    await of.push(['3', 'A balloon']);
    await of.follow();
    expect(await of.found('zeppelin')).toEqual([]);
    expect(await of.found('balloon')).toEqual(['CHANNEL_DATAPOINT A balloon']);
    const first = await of.idOf('1');
    await new DeleteDataPointHandler(world.work).execute(
      new DeleteDataPoint({ actor: of.ada, channelId: of.channelId, dataPointId: first }),
    );
    expect(await of.found('letters')).toEqual([]);
    await of.follow();
    expect(await of.found('letters')).toEqual([`CHANNEL_DATAPOINT ${LONG}!`]);
  });

  it('have the themes that have data points, by their titles now', async () => {
    await of.push(['1', 'No words of it']);
    const themeId = await of.theme('Zeppelins');
    await of.followThemes();
    expect(await of.found('zeppelins')).toEqual(['THEME Zeppelins']);
    await of.sql(`UPDATE theme SET title = 'Balloons' WHERE id = $1`, themeId);
    await of.followThemes();
    expect([await of.found('zeppelins'), await of.found('balloons')]).toEqual([[], ['THEME Balloons']]);
    await of.sql('UPDATE data_point SET theme_id = NULL WHERE channel_id = $1', of.channelId);
    await of.followThemes();
    expect(await of.found('balloons')).toEqual([]);
  });

  it('are seen with their folder, at the top level by the workspace, and by no other', async () => {
    const bob = await world.people.member(of.ada.teamId, 'CONTRIBUTOR');
    const eve = await world.people.member(await world.people.team(), 'MANAGER');
    await of.push(['1', 'A zeppelin']);
    await of.follow();
    expect([(await of.found('zeppelin', {}, bob)).length, await of.found('zeppelin', {}, eve)]).toEqual([1, []]);
    await of.sql('UPDATE channel SET folder_id = $2 WHERE id = $1', of.channelId, await of.folder());
    expect([await of.found('zeppelin', {}, bob), await of.found('reviews', {}, bob)]).toEqual([[], []]);
    expect((await of.search('zeppelin', {}, bob)).missing).toEqual(['zeppelin']);
  });

  it('disappear with the trash at once, and leave nothing behind when they are gone', async () => {
    await of.push(['1', 'A zeppelin'], ['2', 'A zeppelin too']);
    await of.theme('Zeppelins');
    await of.follow();
    await world.made(MoveToTrashHandler).execute(new MoveToTrash(of.ada, { type: 'CHANNEL', id: of.channelId }));
    expect(await of.found('zeppelin')).toEqual([]);
    const [entry] = await of.sql<{ id: string }>('SELECT id FROM trash_entry WHERE object_id = $1', of.channelId);
    await purgeEntry(world.work, of.clock, of.ada.teamId, entry!.id);
    await of.follow();
    expect(await of.sql('SELECT FROM search_passage WHERE team_id = $1', of.ada.teamId)).toEqual([]);
    expect(await of.sql('SELECT FROM data_point_unsearched WHERE team_id = $1', of.ada.teamId)).toEqual([]);
  });

  it('are filtered by channel, source, date and title', async () => {
    await of.push(['1', 'A zeppelin', { name: 'Flight' }]);
    const first = of.channelId;
    of.channelId = await of.create({ title: 'Letters' });
    await of.push(['2', 'A zeppelin too']);
    await of.follow();
    const filter = (name: string, operator: string, ...values: string[]) => ({
      filter: JSON.stringify({
        combinator: 'and',
        fieldForms: [{ id: '1', field: { kind: 'system', name }, operator, values }],
      }),
    });
    expect(await of.found('zeppelin', filter('Channel', 'HasAnyOf', first))).toEqual([
      'CHANNEL_DATAPOINT FlightA zeppelin',
    ]);
    expect(await of.found('', filter('Channel', 'HasAnyOf', of.channelId))).toEqual([
      'CHANNEL Letters',
      'CHANNEL_DATAPOINT A zeppelin too',
    ]);
    expect(await of.found('zeppelin', filter('Title', 'Contains', 'flight'))).toHaveLength(1);
    expect(await of.found('zeppelin', filter('ImportOrigin', 'IsOneOf', 'API'))).toHaveLength(2);
    expect(await of.found('zeppelin', filter('Created', 'IsAfter', '2026-05-02'))).toEqual([]);
  });

  it('are listed without words, the newest first', async () => {
    await of.push(
      ['1', 'First', { createdAt: '2026-04-01T10:00:00Z' }],
      ['2', 'Last', { createdAt: '2026-04-03T10:00:00Z' }],
      ['3', 'Second', { createdAt: '2026-04-02T10:00:00Z' }],
    );
    await of.follow();
    const page = async (offset: number) => {
      const { groups } = await of.search('', {
        all: true,
        types: ['CHANNEL_DATAPOINT'],
        sort: 'CREATED',
        limit: 2,
        offset,
      });
      return [groups[0]!.total, ...groups[0]!.items.map(({ preview }) => preview.content[0]!.text)];
    };
    expect([await page(0), await page(2)]).toEqual([
      [3, 'Last', 'Second'],
      [3, 'First'],
    ]);
  });

  it('are indexed in steps that go on later', async () => {
    await of.push(['1', 'A zeppelin'], ['2', 'Two zeppelins'], ['3', 'Three zeppelins']);
    expect(await of.index(2, () => true)).toBe(false);
    expect(await of.found('zeppelin')).toHaveLength(2);
    await of.index(2);
    expect(await of.found('zeppelin')).toHaveLength(3);
    expect(await of.sql('SELECT FROM data_point_unsearched WHERE team_id = $1', of.ada.teamId)).toEqual([]);
  });

  it('are there after a rebuild', async () => {
    await of.push(['1', LONG], ['2', `${LONG}!`]);
    await of.theme('Letters');
    await new RebuildSearchHandler(world.work).execute(new RebuildSearch(of.ada.teamId));
    expect(await of.found('letters')).toEqual([`CHANNEL_DATAPOINT ${LONG}`, 'THEME Letters']);
  });

  it('lose the words of people who are erased, and keep the rest', async () => {
    await of.push(['1', 'Zanzibara Quuxington likes zeppelins']);
    const themeId = await of.theme('Zanzibara Quuxington');
    await of.follow();
    const person = new CreatePerson(of.ada, { name: 'Zanzibara Quuxington', details: {} });
    const personId = await world.made(CreatePersonHandler).execute(person);
    const storage = { delete: async () => undefined };
    await new ErasePersonHandler(world.work, yjsDocumentCodec, CLOSED_ROOMS, storage, uuidV7, of.clock).execute(
      new ErasePerson(of.ada, personId, false),
    );
    expect([await of.found('quuxington'), await of.found('zeppelins')]).toEqual([[], []]);
    await of.follow();
    expect(await of.found('zeppelins')).toEqual(['CHANNEL_DATAPOINT [erased] likes zeppelins']);
    expect(await of.sql('SELECT FROM search_passage WHERE object_id = $1', themeId)).toHaveLength(1);
  });
});
