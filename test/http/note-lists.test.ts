import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

describe('lists of notes over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let projectId: string;

  const list = (query: string) =>
    request(test.app.getHttpServer())
      .get(`/api/v1/projects/${projectId}/notes?${query}`)
      .set({ Authorization: `Bearer ${ada.token}` });

  beforeAll(async () => {
    test = await sharedApp();
    ada = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada);
    for (const title of ['100% cotton', 'Wool'])
      await request(test.app.getHttpServer())
        .post(`/api/v1/projects/${projectId}/notes`)
        .set({ Authorization: `Bearer ${ada.token}` })
        .send({ title })
        .expect(201);
  });
  afterAll(() => test.close());

  it('read filters from the query, repeated ones too', async () => {
    const query = 'sort=TITLE&direction=DESC&notImportOrigin=a.csv&notImportOrigin=b.csv&archived=false';
    const { body } = await list(query).expect(200);
    expect(body.items.map(({ title }: { title: string }) => title)).toEqual(['Wool', '100% cotton']);
    expect((await list('title=100%25').expect(200)).body.items).toHaveLength(1);
    expect((await list('importOrigin=a.csv').expect(200)).body.items).toEqual([]);
  });

  it('refuse unknown filters', async () => {
    const long = `title=${'x'.repeat(201)}`;
    for (const query of ['sort=RANK', 'direction=UP', 'title=%00', long, 'importOrigin=', 'archived=maybe'])
      await list(query).expect(400);
  });
});
