import type { Person } from '../support/known-people.ts';
import { peopleRequests } from '../support/people-requests.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { until } from '../support/waiting.ts';

const PRICE = 'The subscription is too expensive. A cheaper subscription would help our small team to pay.';
const PAYING = 'We cannot pay such an expensive subscription for the whole team, the subscription costs too much.';
const SLOW = 'The dashboard loads slowly. Each page takes a minute to load on my old laptop.';

describe('notes and insights about the same', () => {
  let test: TestApp;
  let ada: Person;
  const { send, get, items, remove } = peopleRequests(() => test);

  beforeAll(async () => {
    test = await sharedApp();
    ada = await test.people.member(await test.people.team());
  });
  afterAll(() => test.close());

  it('are found in all projects of the reader, without itself and without what they cannot see', async () => {
    const [here, there] = [await test.people.project(ada, 1), await test.people.project(ada, 1)];
    const bob = await test.people.member(ada.teamId);
    const secret = await test.people.project(bob);
    const note = async (who: Person, project: string, title: string, markdown: string): Promise<string> =>
      (await send('post', who, `projects/${project}/notes`, { title, markdown }).expect(201)).body.id;
    const one = await note(ada, here, 'Call one', PRICE);
    const near = await note(ada, there, 'Call two', PAYING);
    const other = await note(ada, here, 'Call three', SLOW);
    const hidden = await note(bob, secret, 'Secret call', PAYING);
    const trashed = await note(ada, here, 'Trashed', PAYING);
    const archived = await note(ada, here, 'Archived', PAYING);
    const { id: insight } = (
      await send('post', ada, `projects/${there}/insights`, {
        title: 'The subscription is too expensive',
        markdown: PAYING,
      }).expect(201)
    ).body;
    await send('patch', ada, `notes/${archived}`, { archived: true }).expect(204);
    await remove(ada, `notes/${trashed}`).expect(200);
    const found = async (path: string, who = ada) => (await items(who, path)).map(({ id }) => id);
    await until(async () => {
      const ids = await found(`notes/${one}/similar`);
      return ids.includes(near) && ids.includes(insight) && !ids.includes(trashed) && !ids.includes(archived);
    }, 30_000);
    const ids = await found(`notes/${one}/similar`);
    expect(ids).not.toContain(one);
    expect(ids).not.toContain(hidden);
    expect(ids.indexOf(other)).not.toBe(0);
    expect(await found(`insights/${insight}/similar`)).toEqual(expect.arrayContaining([one, near]));
    expect(await found(`notes/${hidden}/similar`, bob)).toContain(one);
    await get(ada, `notes/${hidden}/similar`).expect(404);
    const eve = await test.people.member(await test.people.team());
    await get(eve, `notes/${one}/similar`).expect(404);
    await get(eve, `insights/${insight}/similar`).expect(404);
  });
});
