import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

describe('preferences over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let viewer: Person;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const get = async (person: Person) => (await server().get('/api/v1/preferences').set(as(person)).expect(200)).body;
  const change = (person: Person, body: object) => server().patch('/api/v1/preferences').set(as(person)).send(body);
  const mark = (person: Person, flag: string, state: string) =>
    server().put(`/api/v1/preferences/flags/${flag}`).set(as(person)).send({ state });

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
  });
  afterAll(() => test.close());

  it('belong to one member, are standard until chosen, and changed one by one', async () => {
    expect(await get(viewer)).toMatchObject({ theme: 'auto', peekMode: 'AUTO', chosen: [], flags: [] });
    await Promise.all([
      change(viewer, { theme: 'dark' }).expect(204),
      change(viewer, { peekMode: 'FullPage' }).expect(204),
    ]);
    expect(await get(viewer)).toMatchObject({
      theme: 'dark',
      peekMode: 'FullPage',
      density: 'comfortable',
      chosen: ['peekMode', 'theme'],
    });
    expect((await get(ada)).chosen).toEqual([]);
    await change(viewer, { theme: 'pink' }).expect(400);
    await change(viewer, { locale: 'xx' }).expect(400);
  });

  it('remember what the member has seen or skipped', async () => {
    await mark(ada, 'product-tour', 'skipped').expect(204);
    await mark(ada, 'first-note', 'seen').expect(204);
    expect((await get(ada)).flags).toEqual([
      { flag: 'first-note', state: 'seen' },
      { flag: 'product-tour', state: 'skipped' },
    ]);
    expect((await get(viewer)).flags).toEqual([]);
    await server().delete('/api/v1/preferences/flags/product-tour').set(as(ada)).expect(204);
    expect((await get(ada)).flags).toEqual([{ flag: 'first-note', state: 'seen' }]);
    await mark(ada, 'Not%20a%20flag', 'seen').expect(400);
    await mark(ada, 'tip', 'loved').expect(400);
  });
});
