import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';

describe('onboarding over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let ben: Person;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const get = async (person: Person) => (await server().get('/api/v1/onboarding').set(as(person)).expect(200)).body;
  const change = (person: Person, body: object) => server().patch('/api/v1/onboarding').set(as(person)).send(body);
  const make = async (path: string, body: object): Promise<string> =>
    (await server().post(`/api/v1/${path}`).set(as(ada)).send(body).expect(201)).body.id;
  const counts = async (person: Person) =>
    (await get(person)).items.map(({ eventCount }: { eventCount: number }) => eventCount);

  beforeAll(async () => {
    test = await openApp({ onboarding: 'product-tour' });
  });
  beforeEach(async () => {
    const team = await test.people.team();
    ada = await test.people.member(team);
    ben = await test.people.member(team);
  });
  afterAll(() => test.close());

  it('keeps the answers of each member', async () => {
    expect(await get(ada)).toMatchObject({
      variant: 'product-tour',
      useCases: [],
      product: null,
      answered: false,
      status: 'active',
    });
    await change(ada, { product: 'channels', useCases: ['Surveys'] }).expect(204);
    await change(ada, { status: 'completed' }).expect(204);
    expect(await get(ada)).toMatchObject({
      useCases: ['Surveys', 'HighVolumeFeedback'],
      product: 'channels',
      answered: true,
      status: 'completed',
    });
    expect(await get(ben)).toMatchObject({ answered: false, status: 'active' });
    await change(ada, { useCases: ['Dreams'] }).expect(400);
    await change(ada, { product: 'surveys' }).expect(400);
  });

  it('counts what was done as far as the member sees it, and leads to its project', async () => {
    const projectId = await make('projects', { title: 'Hidden', private: true });
    const noteId = await make(`projects/${projectId}/notes`, { title: 'Note', markdown: 'The price is too high.' });
    await make(`notes/${noteId}/highlights`, { quote: 'price is too high' });
    expect(await counts(ada)).toEqual([1, 1, 1, 0, 0, 0]);
    expect((await get(ada)).items[1].project).toEqual({ id: projectId, title: 'Hidden' });
    expect(await counts(ben)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(JSON.stringify(await get(ben))).not.toContain('Hidden');
  });
});
