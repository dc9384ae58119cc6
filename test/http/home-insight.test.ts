import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

describe('the home page of a workspace over HTTP', () => {
  let test: TestApp;
  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());

  beforeAll(async () => {
    test = await sharedApp();
  });
  afterAll(() => test.close());

  it('is a published insight that managers choose, for members who can see it', async () => {
    const team = await test.people.team();
    const manager = await test.people.member(team, 'MANAGER');
    const ada = await test.people.member(team);
    const projectId = await test.people.project(manager);
    const { id } = (
      await server()
        .post(`/api/v1/projects/${projectId}/insights`)
        .set(as(manager))
        .send({ title: 'Welcome' })
        .expect(201)
    ).body;
    const choose = (person: Person, insightId: string | null) =>
      server().put('/api/v1/home-insight').set(as(person)).send({ insightId });
    const home = async (person: Person) =>
      (await server().get('/api/v1/home-insight').set(as(person)).expect(200)).body.insight?.title ?? null;
    await choose(manager, id).expect(409);
    await server().put(`/api/v1/insights/${id}/publication`).set(as(manager)).expect(200);
    await choose(ada, id).expect(403);
    await choose(await test.people.member(await test.people.team(), 'MANAGER'), id).expect(404);
    await choose(manager, id).expect(204);
    expect([await home(manager), await home(ada)]).toEqual(['Welcome', null]);
    await server().delete(`/api/v1/insights/${id}/publication`).set(as(manager)).expect(200);
    expect(await home(manager)).toBeNull();
    await server().put(`/api/v1/insights/${id}/publication`).set(as(manager)).expect(200);
    expect(await home(manager)).toBe('Welcome');
    await choose(manager, null).expect(204);
    expect(await home(manager)).toBeNull();
  });
});
