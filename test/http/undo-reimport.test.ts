import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { until } from '../support/waiting.ts';

const FIRST = `WEBVTT

00:00:01.000 --> 00:00:06.000
<v Ana>We tried the old tool for a year, and it broke every singel week.

00:00:06.000 --> 00:00:12.000
<v Ben>So you wrote your own, which nobody wanted to maintain in the end.
`;
const CORRECTED = FIRST.replace('singel', 'single');

describe('undoing the import of a corrected file', () => {
  let test: TestApp;
  let ada: Person;
  let projectId: string;
  let noteId: string;
  let undoId: string;

  const as = () => ({ Authorization: `Bearer ${ada.token}` });
  const server = () => request(test.app.getHttpServer());
  const get = async (path: string) => (await server().get(`/api/v1/${path}`).set(as()).expect(200)).body;
  const imported = async (text: string, known?: string): Promise<{ made: number }> => {
    const {
      body: { id: fileId },
    } = await server()
      .post(`/api/v1/projects/${projectId}/files`)
      .set(as())
      .attach('file', Buffer.from(text), { filename: 'ana.vtt' })
      .expect(201);
    const {
      body: { id },
    } = await server()
      .post(`/api/v1/projects/${projectId}/imports`)
      .set(as())
      .send({ files: [{ fileId, known }] })
      .expect(201);
    await until(async () => (await get(`imports/${id}`)).state === 'done', 30_000);
    return get(`imports/${id}`);
  };
  const undo = () => server().post(`/api/v1/undo/${undoId}`).set(as());
  const redo = () => server().post(`/api/v1/undo/${undoId}/redo`).set(as());
  const words = async (): Promise<string> => JSON.stringify(await get(`notes/${noteId}/content`));

  beforeAll(async () => {
    test = await sharedApp();
    ada = await test.people.member(await test.people.team());
  });
  beforeEach(async () => {
    projectId = await test.people.project(ada);
    await imported(FIRST);
    noteId = (await get(`projects/${projectId}/notes`)).items[0].id;
    await imported(CORRECTED, 'update');
    undoId = (await get('undo')).items[0].undoId;
    expect(await words()).toContain('single');
  });
  afterAll(() => test.close());

  it('is refused once the note was edited, so that no edit is lost', async () => {
    await server()
      .put(`/api/v1/notes/${noteId}/content`)
      .set(as())
      .send({ markdown: '**Ana** (0:01): Written since then.' })
      .expect(204);
    const refused = (await undo().expect(409)).body.errors[0];
    expect([refused.title, refused.message]).toEqual([
      'That can no longer be undone',
      'The note was edited since then.',
    ]);
    expect(await words()).toContain('Written since then.');
  });

  it('is possible after text of the note was highlighted', async () => {
    await server()
      .post(`/api/v1/notes/${noteId}/highlights`)
      .set(as())
      .send({ quote: 'nobody wanted to maintain' })
      .expect(201);
    await words();
    await undo().expect(200);
    expect(await words()).toContain('singel');
    expect((await get(`notes/${noteId}/highlights`)).items).toMatchObject([
      { text: 'nobody wanted to maintain', lost: false },
    ]);
  });

  it('is possible after the earlier file became a separate note', async () => {
    expect(await imported(FIRST, 'create')).toMatchObject({ made: 1 });
    await undo().expect(200);
    await redo().expect(204);
    expect(await words()).toContain('single');
    await undo().expect(200);
    expect(await words()).toContain('singel');
    expect((await get(`projects/${projectId}/notes`)).items).toHaveLength(2);
  });
});
