import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

const MARKDOWN = '**Ada** (0:21): I never trust the first number.\n\n**Ben** (1:05): Why not? I always do.';
const AREA = { pageIndex: 1, left: 10, top: 20, width: 30, height: 5.5 };

describe('highlights of moments and areas over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let marker: Person;
  let stranger: Person;
  let projectId: string;
  let noteId: string;
  let recording: string;
  let document: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const create = (wanted: object, person = ada) =>
    server().post(`/api/v1/notes/${noteId}/highlights`).set(as(person)).send(wanted);
  const created = async (wanted: object, person = ada): Promise<string> =>
    (await create(wanted, person).expect(201)).body.id;
  const read = async (path: string, person = ada) =>
    (await server().get(`/api/v1/${path}`).set(as(person)).expect(200)).body;
  const trim = (id: string, change: object, person = ada) =>
    server().patch(`/api/v1/highlights/${id}`).set(as(person)).send(change);
  const undo = (undoId: string, person = ada) => server().post(`/api/v1/undo/${undoId}`).set(as(person));
  const detach = async (fileId: string): Promise<string> =>
    (await server().delete(`/api/v1/notes/${noteId}/files/${fileId}`).set(as(ada)).expect(200)).body.undoId;
  const moment = (startTime = 3, endTime = 5.5) => ({ audioVideo: { fileId: recording, startTime, endTime } });

  /** A stored file of the note; only its row matters here. */
  const fileOf = async (fileType: string, note: string | null = noteId): Promise<string> => {
    const [row] = await test.database.query(
      `INSERT INTO file (id, team_id, project_id, name, media_type, file_type, bytes, sha256, status, created_by, created_at)
       VALUES (gen_random_uuid(), $1, $2, 'file', 'x/y', $3, 1, '', 'DONE', $4, now()) RETURNING id`,
      [ada.teamId, projectId, fileType, ada.userId],
    );
    const id = row!['id'] as string;
    if (note) await server().post(`/api/v1/notes/${note}/files`).set(as(ada)).send({ fileId: id }).expect(200);
    return id;
  };

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    marker = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada, 1);
    await test.database.query(
      `INSERT INTO access_grant (team_id, project_id, special, level, granted_by, granted_at) VALUES ($1, $2, 'markup', 1, $3, now())`,
      [team, projectId, ada.userId],
    );
    noteId = (
      await server()
        .post(`/api/v1/projects/${projectId}/notes`)
        .set(as(ada))
        .send({ title: 'Interview', markdown: MARKDOWN })
        .expect(201)
    ).body.id;
    document = await fileOf('Document');
    recording = await fileOf('Video');
  });
  afterAll(() => test.close());

  it('marks seconds without words, listed after the words of the note', async () => {
    const momentId = await created({ ...moment(), tagIds: [] });
    const wordsId = await created({ quote: 'the first number' });
    const list = (await read(`notes/${noteId}/highlights`)).items as { id: string }[];
    expect(list.map(({ id }) => id).slice(-2)).toEqual([wordsId, momentId]);
    expect(await read(`highlights/${momentId}`)).toMatchObject({
      target: 'MOMENT',
      anchor: 'file',
      text: '',
      selectedText: null,
      fileId: recording,
      audioVideo: {
        fileId: recording,
        startTime: 3,
        endTime: 5.5,
        snippetStartTime: 3,
        snippetEndTime: 5.5,
        type: 'AV',
      },
      clip: null,
      pdfHighlightAreas: [],
      lost: false,
    });
  });

  it('marks areas of a page, with the text in them', async () => {
    const id = await created({ fileId: document, pdfHighlightAreas: [AREA], quote: 'Total: 42' });
    expect(await read(`highlights/${id}`)).toMatchObject({
      target: 'AREA',
      text: 'Total: 42',
      fileId: document,
      audioVideo: null,
      pdfHighlightAreas: [AREA],
    });
    const moved = { ...AREA, top: 60 };
    const { undoId } = (await trim(id, { pdfHighlightAreas: [moved] }).expect(200)).body;
    expect(await read(`highlights/${id}`)).toMatchObject({ pdfHighlightAreas: [moved], version: 2 });
    await undo(undoId).expect(200);
    expect(await read(`highlights/${id}`)).toMatchObject({ pdfHighlightAreas: [AREA] });
    const csv = await server().get(`/api/v1/projects/${projectId}/highlights/export`).set(as(ada)).expect(200);
    expect(csv.text).toContain('Total: 42');
  });

  it('words name the recording of their turn, and trimming changes what they play, not what they are', async () => {
    const other = await fileOf('Audio');
    const turn = (fileId: string | null, text: string) => ({
      type: 'turn',
      attrs: { start: 1000, end: 4000, ...(fileId && { fileId }) },
      content: [{ type: 'text', text }],
    });
    const content = { type: 'doc', content: [turn(null, 'In the first'), turn(other, 'In the second')] };
    await server().put(`/api/v1/notes/${noteId}/content`).set(as(ada)).send({ content }).expect(204);
    const [first, second] = [await created({ quote: 'the first' }), await created({ quote: 'the second' })];
    expect((await read(`highlights/${first}`)).audioVideo).toMatchObject({ fileId: recording, startTime: 1 });
    expect((await read(`highlights/${second}`)).audioVideo).toMatchObject({ fileId: other, type: 'AUDIO' });
    const { version } = await read(`highlights/${second}`);
    await trim(second, { audioVideo: { snippetEndTime: 3 } })
      .set('If-Match', `"${version + 1}"`)
      .expect(412);
    const { undoId } = (
      await trim(second, { audioVideo: { snippetEndTime: 3 } })
        .set('If-Match', `"${version}"`)
        .expect(200)
    ).body;
    expect(await read(`highlights/${second}`)).toMatchObject({
      version: version + 1,
      audioVideo: { startTime: 1, endTime: 4, snippetStartTime: 1, snippetEndTime: 3 },
    });
    await trim(second, { audioVideo: { startTime: 2 } }).expect(409);
    expect((await trim(second, { audioVideo: { snippetEndTime: 3 } }).expect(200)).body).toEqual({ undoId: null });
    await undo(undoId).expect(200);
    expect((await read(`highlights/${second}`)).audioVideo).toMatchObject({ snippetEndTime: 4 });
  });

  it('are not lost when the text changes, follow their file, and come back with it', async () => {
    const id = await created({ ...moment(7, 9) });
    await server()
      .put(`/api/v1/notes/${noteId}/content`)
      .set(as(ada))
      .send({ markdown: 'Everything is different now.' })
      .expect(204);
    expect(await read(`highlights/${id}`)).toMatchObject({ lost: false, audioVideo: { startTime: 7 } });
    const undoId = await detach(recording);
    await server().get(`/api/v1/highlights/${id}`).set(as(ada)).expect(404);
    expect((await read(`projects/${projectId}/highlights`)).items).not.toContainEqual(expect.objectContaining({ id }));
    await undo(undoId).expect(200);
    expect(await read(`highlights/${id}`)).toMatchObject({ audioVideo: { startTime: 7 } });
  });

  it('come back from the trash with their note, but not without their file', async () => {
    const id = await created(moment(11, 12));
    const { body } = await server().delete(`/api/v1/notes/${noteId}`).set(as(ada)).expect(200);
    await server().get(`/api/v1/highlights/${id}`).set(as(ada)).expect(404);
    await undo(body.undoId).expect(200);
    await read(`highlights/${id}`);
    const removed = (await server().delete(`/api/v1/highlights/${id}`).set(as(ada)).expect(200)).body.undoId;
    const detached = await detach(recording);
    await undo(removed).expect(422);
    await undo(detached).expect(200);
    await undo(removed).expect(200);
    expect(await read(`highlights/${id}`)).toMatchObject({ target: 'MOMENT', audioVideo: { startTime: 11 } });
  });

  it('can be made by members who can only mark up, who change only their own', async () => {
    const own = await created(moment(1, 2), marker);
    const adas = await created(moment(1, 2));
    await trim(own, { audioVideo: { startTime: 1.5 } }, marker).expect(200);
    await trim(adas, { audioVideo: { startTime: 1.5 } }, marker).expect(403);
    await trim(own, { audioVideo: { startTime: 1.5 } }, stranger).expect(404);
    await server().put(`/api/v1/highlights/${own}/place`).set(as(ada)).send({ quote: 'Everything' }).expect(409);
  });

  it('refuses files that are not in the note, or have no such places', async () => {
    const foreign = await fileOf('Video', null);
    const refusals: [number, object][] = [
      [422, { audioVideo: { fileId: foreign, startTime: 0, endTime: 1 } }],
      [422, { audioVideo: { fileId: document, startTime: 0, endTime: 1 } }],
      [422, { fileId: recording, pdfHighlightAreas: [AREA] }],
      [400, { pdfHighlightAreas: [AREA] }],
      [400, { fileId: document, pdfHighlightAreas: [] }],
      [400, { fileId: document, pdfHighlightAreas: [{ ...AREA, left: 99 }] }],
      [400, { audioVideo: { fileId: recording, startTime: 2, endTime: 1 } }],
      [400, { ...moment(), quote: 'Everything' }],
    ];
    for (const [status, wanted] of refusals) await create(wanted).expect(status);
    await create(moment(), stranger).expect(404);
  });
});
