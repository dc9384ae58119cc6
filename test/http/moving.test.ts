import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

describe('moving between projects over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let from: string;
  let to: string;

  const post = (path: string, body: object) =>
    request(test.app.getHttpServer())
      .post(`/api/v1/projects/${path}`)
      .set({ Authorization: `Bearer ${ada.token}` })
      .send(body);

  beforeAll(async () => {
    test = await sharedApp();
    ada = await test.people.member(await test.people.team());
    from = await test.people.project(ada, 1);
    to = await test.people.project(ada);
  });
  afterAll(() => test.close());

  it('answers with the undo id, and refuses a move to the same project', async () => {
    const { id } = (await post(`${from}/notes`, { title: 'Call' }).expect(201)).body;
    const notes = { objectType: 'NOTE', objectIds: [id] };
    expect((await post(`${to}/moves/preview`, notes).expect(200)).body).toMatchObject({ obstacles: [], newTags: 0 });
    expect((await post(`${to}/moves`, notes).expect(200)).body).toEqual({ undoId: expect.any(String) });
    await post(`${to}/moves`, notes).expect(409);
  });

  it('answers with a copy of an insight, and what was left out', async () => {
    const insightId = (await post(`${from}/insights`, { title: 'Price' }).expect(201)).body.id;
    const { body } = await post(`${to}/insight-copies`, { insightId }).expect(201);
    expect(body).toEqual({ id: expect.any(String), undoId: expect.any(String), evidence: 0, images: 0 });
    await post(`${to}/insight-copies`, {}).expect(400);
  });
});
