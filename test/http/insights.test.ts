import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

describe('insights over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let stranger: Person;
  let projectId: string;
  let insightId: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const make = async (path: string, body: object): Promise<string> =>
    (await server().post(`/api/v1/${path}`).set(as(ada)).send(body).expect(201)).body.id;

  beforeAll(async () => {
    test = await sharedApp();
    ada = await test.people.member(await test.people.team());
    stranger = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada, 2);
    const noteId = await make(`projects/${projectId}/notes`, { markdown: '**Ben** (1:05): I always do, every day.' });
    const evidence = [await make(`notes/${noteId}/highlights`, { quote: 'I always do' })];
    insightId = await make(`projects/${projectId}/insights`, { markdown: 'What they said:', evidence });
  });
  afterAll(() => test.close());

  it('include the text of evidence in Markdown and HTML', async () => {
    const written = async (format: string) =>
      (await server().get(`/api/v1/insights/${insightId}/content?format=${format}`).set(as(ada)).expect(200)).text;
    expect(await written('markdown')).toContain('> I always do');
    expect(await written('html')).toMatch(/<blockquote data-highlight="[^"]+">I always do<\/blockquote>/);
  });

  it('give no hint of their text to other teams', async () => {
    for (const path of ['', '/content', '/evidence']) {
      const hidden = server().get(`/api/v1/insights/${insightId}${path}`).set(as(stranger));
      expect(JSON.stringify((await hidden.expect(404)).body)).not.toContain('What they said');
    }
  });

  it('refuse an unknown filter', async () => {
    await server().get(`/api/v1/projects/${projectId}/insights?archived=maybe`).set(as(ada)).expect(400);
    const { body } = await server()
      .get(`/api/v1/projects/${projectId}/insights?archived=true`)
      .set(as(ada))
      .expect(200);
    expect(body.items).toEqual([]);
  });
});
