import { PostgresDataPointReader } from '../../adapters/postgres/channels/postgres-data-point-reader.ts';
import { SnowballTextAnalysis } from '../../adapters/text/snowball-text-analysis.ts';
import { FIRST_PAGE } from '../../test/support/messages.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { SearchedChannels } from '../../test/support/searched-channels.ts';
import { CreatePerson, CreatePersonHandler } from '../people/create-person.ts';
import { ListDataPointChoices, ListDataPointChoicesHandler } from './data-point-choices.ts';
import { type DataPointList, GetDataPoint, GetDataPointHandler } from './data-points.ts';
import { ListPersonDataPoints, ListPersonDataPointsHandler } from './person-data-points.ts';

describe('data points in lists', () => {
  let world: OpenStores;
  let of: SearchedChannels;
  let reader: PostgresDataPointReader;

  beforeAll(async () => {
    world = await openStores();
    reader = new PostgresDataPointReader(world.reads, new SnowballTextAnalysis());
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    of = await SearchedChannels.open(world);
    const field = (plan: string, seats: number) => ({ remoteFields: { plan, seats } });
    await of.push(
      ['1', 'The exports fail', { ...field('Pro', 2), tags: ['billing'], creator: { name: 'Ada', email: 'Ada@x.io' } }],
      ['2', 'An export is slow', { ...field('Pro', 3), tags: ['login', 'billing'], creator: { id: '7' } }],
      ['3', 'Nothing to say', { ...field('Free', 2), tags: [] }],
    );
    await of.follow();
  });

  const list = async (more: Partial<DataPointList>, actor = of.ada) =>
    (await reader.list(actor, { channelId: of.channelId, ...more }, FIRST_PAGE))?.items
      .map(({ externalId }) => externalId)
      .sort();
  const choices = (actor = of.ada) =>
    new ListDataPointChoicesHandler(reader).execute(new ListDataPointChoices({ actor, channelId: of.channelId }));
  const hide = async () => of.sql('UPDATE channel SET folder_id = $2 WHERE id = $1', of.channelId, await of.folder());

  it('are found by all words in any form, by the index of search', async () => {
    expect(await list({ words: 'export' })).toEqual(['1', '2']);
    expect(await list({ words: 'exporting slow' })).toEqual(['2']);
    expect(await list({ words: 'noth' })).toEqual(['3']);
    expect(await list({ words: '"exports fail"' })).toEqual(['1']);
    expect(await list({ words: 'zeppelin' })).toEqual([]);
    expect(await list({ words: ' ' })).toHaveLength(3);
  });

  it('are found in the words as they are now, in this channel only', async () => {
    const first = of.channelId;
    of.channelId = await of.create({ title: 'Letters' });
    await of.push(['4', 'An export too']);
    await of.follow();
    expect(await list({ words: 'export' })).toEqual(['4']);
    await of.push(['4', 'A balloon']);
    expect([await list({ words: 'export' }), await list({ words: 'balloon' })]).toEqual([[], ['4']]);
    await of.follow();
    expect([await list({ words: 'export' }), await list({ words: 'balloon' })]).toEqual([[], ['4']]);
    expect(await list({ channelId: first, words: 'export' })).toEqual(['1', '2']);
  });

  it('are found without the index among very many, with the same meaning', async () => {
    const has = await of.sql<{ has: boolean }>(
      `SELECT set_config('evident.team_id', $1, false), data_point_has($2, '''export'''::tsquery) AS has`,
      of.ada.teamId,
      await of.idOf('2'),
    );
    expect(has[0]!.has).toBe(true);
    expect(
      await of.sql(
        `SELECT set_config('evident.team_id', '', false), data_point_has($1, '''export'''::tsquery) AS has`,
        await of.idOf('2'),
      ),
    ).toMatchObject([{ has: false }]);
  });

  it('are filtered by source, tags, author and fields of the source', async () => {
    expect(await list({ sources: ['API'] })).toHaveLength(3);
    expect(await list({ sources: ['CSV'] })).toEqual([]);
    expect(await list({ tags: ['login'] })).toEqual(['2']);
    expect(await list({ tags: ['login', 'billing'] })).toEqual(['1', '2']);
    expect(await list({ authors: ['mail ada@x.io'] })).toEqual(['1']);
    expect(await list({ fields: { plan: ['Pro'], seats: ['2', '4'] } })).toEqual(['1']);
    expect(await list({ fields: { plan: [] } })).toHaveLength(3);
    expect(await list({ tags: ['billing'], words: 'slow' })).toEqual(['2']);
  });

  it('have values to choose from, for those who see the channel', async () => {
    const { sources, tags, authors, fields } = await choices();
    expect(sources).toEqual([{ value: 'API', count: 3 }]);
    expect(tags.map(({ value }) => value)).toEqual(['billing', 'login']);
    expect(authors.map(({ key, name }) => [key, name]).sort()).toEqual([
      ['id 7', '7'],
      ['mail ada@x.io', 'Ada'],
    ]);
    expect(fields.map(({ name }) => name)).toEqual(['plan', 'seats']);
    await hide();
    await expect(choices()).rejects.toMatchObject({ code: 'NotFound' });
    expect(await list({})).toBeUndefined();
  });

  it('are those of a person by their address, in channels in sight, for members who see people', async () => {
    const person = new CreatePerson(of.ada, { name: 'Ada', details: { Email: 'ada@X.io' } });
    const personId = await world.made(CreatePersonHandler).execute(person);
    const points = async (actor = of.ada) =>
      (
        await new ListPersonDataPointsHandler(reader).execute(
          new ListPersonDataPoints({ actor, personId, page: FIRST_PAGE }),
        )
      ).items.map(({ externalId, channelTitle }) => [externalId, channelTitle]);
    const read = async (externalId: string, actor = of.ada) => {
      const dataPointId = await of.idOf(externalId);
      const query = new GetDataPoint({ actor, channelId: of.channelId, dataPointId });
      return (await new GetDataPointHandler(reader).execute(query)).person;
    };
    expect(await points()).toEqual([['1', 'App reviews']]);
    expect([await read('1'), await read('2')]).toEqual([{ id: personId, name: 'Ada' }, null]);
    await of.sql(
      `WITH f AS (INSERT INTO field (id, team_id, object_type, type, label, rank, created_by, created_at, updated_at)
         VALUES (gen_random_uuid(), $1, 'PERSON', 'TEXT', 'Referred by', 0, $2, now(), now()) RETURNING id),
       p AS (INSERT INTO person (id, team_id, name, name_key, details, created_by, created_at, updated_at)
         VALUES (gen_random_uuid(), $1, 'Referred', 'referred', '{}', $2, '2020-01-01', now()) RETURNING id)
       INSERT INTO field_value (team_id, field_id, object_type, object_id, text_value, changed_at)
       SELECT $1, f.id, 'PERSON', p.id, 'ada@x.io', now() FROM f, p`,
      of.ada.teamId,
      of.ada.userId,
    );
    expect(await read('1')).toEqual({ id: personId, name: 'Ada' });
    const bob = await world.people.member(of.ada.teamId, 'CONTRIBUTOR');
    await of.sql(`UPDATE team SET people_access = 'MANAGERS' WHERE id = $1`, of.ada.teamId);
    expect(await points(bob)).toEqual([]);
    expect(await read('1', bob)).toBeNull();
    await hide();
    expect(await points()).toEqual([]);
  });
});
