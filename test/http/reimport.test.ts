import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { until } from '../support/waiting.ts';

const FIRST = `WEBVTT

00:00:01.000 --> 00:00:06.000
<v Ana>We tried the old tool for a year, and it broke every singel week.

00:00:06.000 --> 00:00:12.000
<v Ben>So you wrote your own, which nobody wanted to mantain in the end.

00:00:12.000 --> 00:00:18.000
<v Ana>Exactly, and then the whole team moved to something else entirely.
`;
const CORRECTED = FIRST.replace('singel', 'single')
  .replace('mantain', 'maintain')
  .replace('whole team', 'whole platform team');

describe('importing a corrected file', () => {
  let test: TestApp;
  let ada: Person;
  let projectId: string;
  let noteId: string;

  const as = () => ({ Authorization: `Bearer ${ada.token}` });
  const server = () => request(test.app.getHttpServer());
  const upload = async (text: string, name = 'ana.vtt'): Promise<string> =>
    (
      await server()
        .post(`/api/v1/projects/${projectId}/files`)
        .set(as())
        .attach('file', Buffer.from(text), { filename: name })
        .expect(201)
    ).body.id;
  const preview = async (fileId: string) =>
    (await server().post(`/api/v1/files/${fileId}/import-preview`).set(as()).send({}).expect(200)).body;
  const imported = async (file: object) => {
    const {
      body: { id },
    } = await server()
      .post(`/api/v1/projects/${projectId}/imports`)
      .set(as())
      .send({ files: [file] })
      .expect(201);
    await until(async () => (await server().get(`/api/v1/imports/${id}`).set(as())).body.state === 'done', 30_000);
    return (await server().get(`/api/v1/imports/${id}`).set(as())).body as {
      made: number;
      updated: number;
      recognised: number;
    };
  };
  const notes = async () =>
    (await server().get(`/api/v1/projects/${projectId}/notes`).set(as()).expect(200)).body.items as { id: string }[];
  const highlights = async () =>
    (await server().get(`/api/v1/notes/${noteId}/highlights`).set(as()).expect(200)).body.items as {
      text: string;
      lostAt: string | null;
    }[];
  const highlight = (text: string) =>
    server().post(`/api/v1/notes/${noteId}/highlights`).set(as()).send({ quote: text }).expect(201);

  beforeAll(async () => {
    test = await sharedApp();
    ada = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada);
    const fileId = await upload(FIRST);
    expect((await preview(fileId)).notes).toMatchObject([{ corrects: null }]);
    await imported({ fileId });
    [{ id: noteId }] = (await notes()) as [{ id: string }];
    await highlight('broke every singel week');
    await highlight('the whole team moved to something else');
  });
  afterAll(() => test.close());

  it('names the note in the preview, and only in its project', async () => {
    expect((await preview(await upload(CORRECTED))).notes).toMatchObject([{ corrects: { id: noteId } }]);
    expect((await preview(await upload(FIRST))).notes).toMatchObject([{ corrects: null }]);
    expect((await preview(await upload('WEBVTT\n\n00:01.000 --> 00:02.000\nNothing of that.\n'))).notes).toMatchObject([
      { corrects: null },
    ]);
  });

  it('updates the note on request, keeps its highlights, and can be undone', async () => {
    const run = await imported({ fileId: await upload(CORRECTED), known: 'update' });
    expect(run).toMatchObject({ made: 0, updated: 1, recognised: 0, files: [{ updated: 1, recognised: 0 }] });
    expect(await notes()).toHaveLength(1);
    expect((await highlights()).map(({ text, lostAt }) => (lostAt ? 'lost' : text))).toEqual([
      'broke every single week',
      'the whole platform team moved to something else',
    ]);
    const {
      body: {
        items: [entry],
      },
    } = await server().get('/api/v1/undo').set(as()).expect(200);
    expect(entry.label).toContain('ana.vtt');
    await server()
      .post(`/api/v1/undo/${entry.undoId ?? entry.id}`)
      .set(as())
      .expect(200);
    expect((await highlights()).map(({ text }) => text)).toEqual([
      'broke every singel week',
      'the whole team moved to something else',
    ]);
    expect((await preview(await upload(CORRECTED))).notes).toMatchObject([{ corrects: { id: noteId } }]);
  });

  it('is not undone once the note was edited', async () => {
    await imported({ fileId: await upload(CORRECTED), known: 'update' });
    const {
      body: {
        items: [entry],
      },
    } = await server().get('/api/v1/undo').set(as()).expect(200);
    const words = async () =>
      (await server().get(`/api/v1/notes/${noteId}/content?format=markdown`).set(as()).expect(200)).text;
    const before = await words();
    const write = (markdown: string) =>
      server().put(`/api/v1/notes/${noteId}/content`).set(as()).send({ markdown }).expect(204);
    await write(`${before}\n\nA late thought.`);
    expect((await server().post(`/api/v1/undo/${entry.undoId}`).set(as()).expect(409)).body.errors[0].message).toBe(
      'The note was edited since then.',
    );
    expect(await words()).toContain('A late thought.');
    await write(before);
    await server().post(`/api/v1/undo/${entry.undoId}`).set(as()).expect(200);
    expect(await words()).toContain('singel');
  });

  it('creates a new note otherwise', async () => {
    expect(await imported({ fileId: await upload(CORRECTED) })).toMatchObject({ made: 1, updated: 0, recognised: 0 });
    expect(await notes()).toHaveLength(2);
  });
});
