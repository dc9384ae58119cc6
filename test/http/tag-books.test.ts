import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

describe('code books over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let boardId: string;

  const as = () => ({ Authorization: `Bearer ${ada.token}` });
  const post = (path: string, body: object) =>
    request(test.app.getHttpServer()).post(`/api/v1/${path}`).set(as()).send(body);

  beforeAll(async () => {
    test = await sharedApp();
    ada = await test.people.member(await test.people.team());
    const projectId = await test.people.project(ada, 2);
    boardId = (await post(`projects/${projectId}/tag-boards`, { title: 'Codes' }).expect(201)).body.id;
  });
  afterAll(() => test.close());

  it('are exported as CSV in which no spreadsheet runs a cell', async () => {
    const { body } = await post(`tag-boards/${boardId}/code-book`, { csv: `Group,Tag\nSpeed,'=SUM(1)` }).expect(200);
    expect(body).toMatchObject({ tags: 1 });
    const file = await request(test.app.getHttpServer()).get(`/api/v1/tag-boards/${boardId}/code-book`).set(as());
    expect(file.status).toBe(200);
    expect(file.headers['content-type']).toMatch('text/csv');
    expect(file.text).toContain(`,'=SUM(1),`);
  });

  it('and changes of several tags refuse bodies of a wrong shape', async () => {
    await post(`tag-boards/${boardId}/code-book`, {}).expect(400);
    for (const path of ['tags/merge', 'tags/move', 'tags/delete', 'tags/copy'])
      await post(path, { tagIds: [] }).expect(400);
  });

  it('make boards from templates', async () => {
    const projectId = await test.people.project(ada, 2);
    const boards = `projects/${projectId}/tag-boards`;
    await post(boards, { title: 'Test', templateId: 'usability-test' }).expect(201);
    await post(boards, { title: 'Test', templateId: 'none-such' }).expect(422);
  });
});
