import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

describe('activity over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let projectId: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const make = async (path: string, body: object): Promise<string> =>
    (await server().post(`/api/v1/${path}`).set(as(ada)).send(body).expect(201)).body.id;
  const list = (person: Person, query = '') =>
    server().get(`/api/v1/projects/${projectId}/activity${query}`).set(as(person));
  const told = async (person: Person, query = '') =>
    (await list(person, query).expect(200)).body.items.map(
      ({ what, title, count }: { what: string; title: string; count: number }) => `${what} ${title} ${count}`,
    );

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    ben = await test.people.member(team);
    projectId = await make('projects', { title: 'Prices', private: true });
  });
  afterAll(() => test.close());

  it('tells who did what, the latest first, in pages, and of one object', async () => {
    const noteId = await make(`projects/${projectId}/notes`, { title: 'First', markdown: 'The price is too high.' });
    await make(`projects/${projectId}/notes`, { title: 'Second', markdown: 'Nothing.' });
    const highlightId = await make(`notes/${noteId}/highlights`, { quote: 'price is' });
    await make(`notes/${noteId}/highlights`, { quote: 'too high' });
    const insightId = await make(`projects/${projectId}/insights`, { title: 'Too high', evidence: [highlightId] });
    await server().put(`/api/v1/insights/${insightId}/publication`).set(as(ada)).expect(200);
    expect(await told(ada)).toEqual([
      'published Too high 1',
      'wrote Too high 1',
      'highlighted First 2',
      'created Second 1',
      'created First 1',
    ]);
    expect(await told(ada, `?objectId=${noteId}`)).toEqual(['highlighted First 2', 'created First 1']);
    const first = (await list(ada, '?limit=2').expect(200)).body;
    expect(first.items[0]).toMatchObject({ by: { id: ada.userId }, object: { type: 'INSIGHT', id: insightId } });
    expect(await told(ada, `?limit=2&cursor=${first.next}`)).toEqual(['highlighted First 2', 'created Second 1']);
    await server().delete(`/api/v1/notes/${noteId}`).set(as(ada)).expect(200);
    expect((await told(ada)).join()).not.toContain('First');
  });

  it('is hidden with its project', async () => {
    await list(ben).expect(404);
  });
});
