import type { DataPointPayload } from '@evident/domain/channels';
import type { Person } from '../../test/support/known-people.ts';
import { FIRST_PAGE, type Messages, openMessages } from '../../test/support/messages.ts';
import { CreateChannel, GetChannel } from './channels.ts';
import { ListDataPoints, PushDataPoints } from './data-points.ts';
import { GetThemeTrend } from './themes.ts';

const LETTER =
  'I have been waiting for three weeks now and no person has answered any of my letters about the broken export of my invoices, which our accountant needs before the end of this quarter, so please call me back';
const SIGNED = `${LETTER} thank you Ada`;
const OTHER =
  'The new search is much faster than before and finds what we wrote years ago, which saves our team a lot of time each week when we look for what customers have told us about the prices of our plans';

describe('data points that nearly repeat each other', () => {
  let world: Messages;
  let ada: Person;
  let channelId: string;
  const create = async () => (await world.ask(new CreateChannel({ actor: ada, channel: {} }))).id;
  beforeAll(async () => {
    world = await openMessages();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    ada = await world.people.member(await world.people.team(), 'MANAGER');
    channelId = await create();
  });

  const ticket = (externalId: string, description: string, email = `${externalId}@x.io`): DataPointPayload => ({
    externalId,
    rawTicket: { createdAt: '2026-05-04T10:00:00Z', description, creator: { email } },
  });
  const push = (...dataPoints: DataPointPayload[]) =>
    world.ask(new PushDataPoints({ actor: ada, channelId, pushed: { dataPoints } }));
  const copies = async () => {
    const { items } = await world.ask(new ListDataPoints({ actor: ada, channelId, page: FIRST_PAGE }));
    return Object.fromEntries(items.map((item) => [item.externalId, item.copies]));
  };

  it('are one with a count, whether they come together or later, and people are counted once', async () => {
    expect(await push(ticket('1', LETTER), ticket('2', SIGNED), ticket('3', OTHER))).toMatchObject({ folded: 1 });
    expect(await push(ticket('4', `Hello. ${LETTER}`), ticket('5', `${OTHER} so nice`))).toMatchObject({ folded: 2 });
    expect(await copies()).toEqual({ 1: 2, 3: 1 });
    expect((await world.ask(new GetChannel({ actor: ada, channelId }))).dataPoints).toBe(2);
    const { steps } = await world.ask(new GetThemeTrend({ actor: ada, channelId }));
    expect(steps.map(({ people }) => people)).toEqual([2]);
    expect(await push(ticket('2', SIGNED))).toMatchObject({ unchanged: 1, folded: 0 });
    expect(await copies()).toEqual({ 1: 2, 3: 1 });
  });

  it('stay apart if they are short, or in other channels', async () => {
    await push(
      ticket('1', 'The export of my invoices fails again'),
      ticket('2', 'The export of my invoices fails now'),
    );
    expect(await copies()).toEqual({ 1: 0, 2: 0 });
    await push(ticket('3', LETTER));
    channelId = await create();
    await push(ticket('3', SIGNED));
    expect(await copies()).toEqual({ 3: 0 });
  });

  it('come apart when one says something else, and fold again', async () => {
    await push(ticket('1', LETTER), ticket('2', SIGNED), ticket('3', SIGNED, '2@x.io'));
    await push(ticket('2', OTHER));
    expect(await copies()).toEqual({ 1: 1, 2: 0 });
    await push(ticket('1', 'Solved'));
    expect(await copies()).toEqual({ 1: 0, 2: 0, 3: 0 });
    await push(ticket('4', LETTER), ticket('2', `${OTHER} so nice`));
    expect(await copies()).toEqual({ 1: 0, 2: 0, 3: 1 });
    // An edit of the first that leaves it nearly the same.
    await push(ticket('3', `${LETTER} thank you`, '2@x.io'));
    expect(Object.values(await copies()).toSorted()).toEqual([0, 0, 1]);
  });

  it('follow the first when it folds into another itself', async () => {
    await push(ticket('1', OTHER), ticket('2', LETTER), ticket('3', LETTER), ticket('4', SIGNED));
    expect(await copies()).toEqual({ 1: 0, 2: 2 });
    await push(ticket('2', `${OTHER} so nice`));
    expect(await copies()).toEqual({ 1: 1, 3: 1 });
  });
});
