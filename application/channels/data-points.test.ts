import type { DataPointPayload } from '@evident/domain/channels';
import type { Person } from '../../test/support/known-people.ts';
import { FIRST_PAGE, FORBIDDEN, type Messages, NOT_FOUND, openMessages } from '../../test/support/messages.ts';
import { CreateChannel, GetChannel } from './channels.ts';
import { ListDataPoints, PushDataPoints } from './data-points.ts';
import { DeleteDataPoint } from './delete-data-point.ts';
import { GetNote } from '../notes/queries.ts';
import { SaveDataPointAsNote } from './save-data-point-as-note.ts';
import { GetThemeTrend } from './themes.ts';

const LONG = 'I have been waiting for three weeks now and no person has answered any of my letters';

describe('data points of a channel', () => {
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

  let channelId: string;
  beforeEach(async () => {
    channelId = await create({ title: 'Support' });
  });

  it('are taken once, and updated when their ticket changes', async () => {
    expect(await push(channelId, ticket('1', 'The export fails'), ticket('2', 'Great app'))).toMatchObject({
      created: 2,
      updated: 0,
      unchanged: 0,
    });
    expect(await push(channelId, ticket('1', 'The export fails'), ticket('2', 'Great app!'))).toMatchObject({
      created: 0,
      updated: 1,
      unchanged: 1,
    });
    expect((await list(channelId)).map(({ text }) => text).sort()).toEqual(['Great app!', 'The export fails']);
    expect((await read(channelId)).dataPoints).toBe(2);
  });

  it('keep the good ones of a request, and say why others are refused', async () => {
    const taken = await push(channelId, ticket('1', ' '), ticket('2', 'Great app'));
    expect(taken).toMatchObject({
      created: 1,
      numFailed: 1,
      failures: [{ externalId: '1', errorCode: 'UnprocessableContent' }],
    });
  });

  it('that repeat each other are one, with a count', async () => {
    const by = (email: string) => ({ creator: { email } });
    expect(
      await push(
        channelId,
        ticket('1', LONG, by('a@x.io')),
        ticket('2', `${LONG}!`, by('b@x.io')),
        ticket('3', 'Great', by('a@x.io')),
        ticket('4', 'Great', by('b@x.io')),
      ),
    ).toMatchObject({ created: 4, folded: 1 });
    expect((await list(channelId)).map(({ externalId, copies }) => [externalId, copies]).sort()).toEqual([
      ['1', 1],
      ['3', 0],
      ['4', 0],
    ]);
    expect((await read(channelId)).dataPoints).toBe(3);
    // The second says something else from now on; the third repeats the first instead.
    await push(channelId, ticket('2', 'Solved', by('b@x.io')), ticket('5', LONG, by('c@x.io')));
    expect((await list(channelId)).map(({ externalId, copies }) => [externalId, copies]).sort()).toEqual([
      ['1', 1],
      ['2', 0],
      ['3', 0],
      ['4', 0],
    ]);
  });

  it('give their place to the first that repeats them when they are edited or deleted', async () => {
    await push(channelId, ticket('1', LONG), ticket('2', LONG), ticket('3', LONG));
    await push(channelId, ticket('1', 'Solved'));
    expect((await list(channelId)).map(({ externalId, copies }) => [externalId, copies]).sort()).toEqual([
      ['1', 0],
      ['2', 1],
    ]);
    const first = (await list(channelId)).find(({ externalId }) => externalId === '2')!;
    await world.refused(new DeleteDataPoint({ actor: viewer, channelId, dataPointId: first.id }), FORBIDDEN);
    await world.ask(new DeleteDataPoint({ actor: ada, channelId, dataPointId: first.id }));
    await world.refused(new DeleteDataPoint({ actor: ada, channelId, dataPointId: first.id }), NOT_FOUND);
    expect((await list(channelId)).map(({ externalId, copies }) => [externalId, copies]).sort()).toEqual([
      ['1', 0],
      ['3', 0],
    ]);
    expect((await read(channelId)).dataPoints).toBe(2);
  });

  it('are found by words, days, and page by page', async () => {
    await push(
      channelId,
      ticket('1', 'The export fails'),
      ticket('2', 'Great app', { createdAt: '2026-05-03T23:00:00Z' }),
    );
    expect((await list(channelId, { words: 'EXPORT' })).map(({ externalId }) => externalId)).toEqual(['1']);
    expect((await list(channelId, { from: new Date('2026-05-02') })).map(({ externalId }) => externalId)).toEqual([
      '2',
    ]);
    expect((await list(channelId, { before: new Date('2026-05-02') })).map(({ externalId }) => externalId)).toEqual([
      '1',
    ]);
    const page = await world.ask(new ListDataPoints({ actor: ada, channelId, page: { limit: 1, cursor: null } }));
    const rest = await world.ask(new ListDataPoints({ actor: ada, channelId, page: { limit: 1, cursor: page.next } }));
    expect([...page.items, ...rest.items].map(({ externalId }) => externalId)).toEqual(['2', '1']);
  });

  it('become notes, once for each project', async () => {
    const projectId = await world.people.project(ada);
    const hiddenId = await world.people.project(bob);
    await push(channelId, ticket('1', 'The export fails', { creator: { name: 'Carl' } }));
    const [point] = await list(channelId);
    const save = (actor: Person, to: string) =>
      new SaveDataPointAsNote({ actor, channelId, dataPointId: point!.id, projectId: to });
    const { id } = await world.ask(save(ada, projectId));
    expect(await world.ask(save(ada, projectId))).toEqual({ id });
    expect(await world.ask(new GetNote(ada, id))).toMatchObject({
      title: 'The export fails',
      occurredOn: '2026-05-01',
    });
    await world.highlight(ada, id, 'The export fails');
    await world.refused(save(ada, hiddenId), NOT_FOUND);
    await world.refused(save(stranger, projectId), NOT_FOUND);
    await world.refused(save(viewer, projectId), NOT_FOUND);
  });

  it('are counted by people for each week, without gaps', async () => {
    const by = (email: string, createdAt: string) => ({ creator: { email }, createdAt });
    await push(
      channelId,
      ticket('1', 'One', by('a@x.io', '2026-05-04T00:00:00Z')),
      ticket('2', 'Two', by('a@x.io', '2026-05-10T23:59:59Z')),
      ticket('3', 'Three', { createdAt: '2026-05-05T00:00:00Z' }),
      ticket('4', 'Four', by('a@x.io', '2026-05-18T00:00:00Z')),
    );
    const { steps } = await world.ask(new GetThemeTrend({ actor: viewer, channelId }));
    expect(steps).toEqual([
      { day: '2026-05-04', people: 2, ofTheme: 0, share: null },
      { day: '2026-05-11', people: 0, ofTheme: 0, share: null },
      { day: '2026-05-18', people: 1, ofTheme: 0, share: null },
    ]);
  });
});
