import type { Person } from '../support/known-people.ts';
import { peopleRequests } from '../support/people-requests.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { until } from '../support/waiting.ts';

const NAME = 'Zanzibara Quuxington';

describe('search after a person is erased', () => {
  let test: TestApp;
  let manager: Person;
  let ada: Person;
  let projectId: string;

  const { send, get, newPerson } = peopleRequests(() => test);

  beforeAll(async () => {
    test = await sharedApp();
  });
  beforeEach(async () => {
    const team = await test.people.team();
    manager = await test.people.member(team, 'MANAGER');
    ada = await test.people.member(team);
    projectId = await test.people.project(ada, 2);
  });
  afterAll(() => test.close());

  const made = async (path: string, body: object): Promise<string> => (await send('post', ada, path, body)).body.id;
  const found = async (query: string): Promise<string[]> =>
    (await get(ada, `search?query=${query}`).expect(200)).body.groups
      .flatMap((group: { items: { id: string }[] }) => group.items.map(({ id }) => id))
      .toSorted();
  const indexed = () =>
    test.database.query(`SELECT object_type FROM search_passage WHERE team_id = $1 AND concat(text, title) ILIKE $2`, [
      ada.teamId,
      '%zanzibara%',
    ]);

  it('has no name in what only named them, and finds the rest of it', async () => {
    const id = await newPerson(ada, NAME);
    const title = `Marmalade of ${NAME}`;
    const surveyed = await made(`projects/${projectId}/notes`, { title: 'Survey', markdown: 'Nothing else.' });
    const question = await made(`notes/${surveyed}/questions`, { type: 'FREE_TEXT', text: 'Which one?' });
    await send('put', ada, `questions/${question}/response`, { text: title }).expect(200);
    const all = [
      surveyed,
      await made(`projects/${projectId}/notes`, { title }),
      await made('folders', { title }),
      await made('projects', { title }),
      await made(`projects/${projectId}/tags`, { title }),
    ].toSorted();
    await until(async () => (await found('zanzibara')).length === all.length + 1);
    expect(await found('marmalade')).toEqual(all);

    await send('post', manager, `people/${id}/erasure`, { removeWords: false }).expect(201);
    expect(await indexed()).toEqual([]);
    await until(async () => (await found('marmalade')).length === all.length);
    expect(await found('marmalade')).toEqual(all);
    expect(await indexed()).toEqual([]);
  });
});
