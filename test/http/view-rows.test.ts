import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

describe('rows of views over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let projectId: string;
  let noteId: string;

  const post = (path: string, body: object) =>
    request(test.app.getHttpServer())
      .post(`/api/v1/projects/${projectId}/${path}`)
      .set({ Authorization: `Bearer ${ada.token}` })
      .send(body);

  beforeAll(async () => {
    test = await sharedApp();
    ada = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada, 1);
    noteId = (await post('notes', { title: 'Alpha' }).expect(201)).body.id;
  });
  afterAll(() => test.close());

  it('are read and counted by a body, with the page in the query', async () => {
    await post('notes', { title: 'Beta' }).expect(201);
    const { body } = await post('rows?limit=1', { objectType: 'NOTE' }).expect(200);
    expect(body.items.map(({ title }: { title: string }) => title)).toEqual(['Beta']);
    const rest = await post(`rows?cursor=${body.next}`, { objectType: 'NOTE' }).expect(200);
    expect(rest.body).toMatchObject({ items: [{ id: noteId }], next: null });
    expect((await post('row-groups', { objectType: 'NOTE' }).expect(200)).body.total).toBe(2);
  });

  it('refuse actions that their type does not have', async () => {
    await post('row-actions', { objectType: 'HIGHLIGHT', action: 'ARCHIVE', ids: [noteId] }).expect(400);
    await post('row-actions', { objectType: 'NOTE', action: 'STAR', ids: [] }).expect(400);
  });
});
