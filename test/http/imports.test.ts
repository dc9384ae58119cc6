import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { until } from '../support/waiting.ts';

const VTT = 'WEBVTT\n\n00:21.000 --> 00:24.000\n<v Ada>I never trust it.\n\n01:05.000 --> 01:07.000\n<v Ben>I always do.\n';
const CSV = 'date,comment,rating\n2026-03-01,It was slow to load,2\n2026-03-02,Loved the new search,5\n2026-03-03,,3\n';

describe('imports over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const read = async (path: string) => (await server().get(`/api/v1/${path}`).set(as(ada)).expect(200)).body;
  const upload = async (name: string, text: string): Promise<string> =>
    (await server().post(`/api/v1/projects/${projectId}/files`).set(as(ada)).attach('file', Buffer.from(text), name).expect(201)).body.id;
  const imported = async (files: object[]) => {
    const { id } = (await server().post(`/api/v1/projects/${projectId}/imports`).set(as(ada)).send({ files }).expect(201)).body;
    await until(async () => ['done', 'failed', 'cancelled'].includes((await read(`imports/${id}`)).state));
    return read(`imports/${id}`);
  };

  beforeAll(async () => {
    test = await openApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team());
  });
  beforeEach(async () => {
    projectId = await test.people.project(ada, 1);
  });
  afterAll(() => test.close());

  it('make a note of a transcript, with its speakers and times', async () => {
    const run = await imported([{ fileId: await upload('talk.vtt', VTT) }]);
    expect(run).toMatchObject({ state: 'done', made: 1, recognised: 0, failed: 0, files: [{ notes: [{ title: 'talk' }] }] });
    const { items: [note] } = await read(`projects/${projectId}/notes`);
    expect(note).toMatchObject({ title: 'talk' });
    expect(await read(`notes/${note.id}/content`)).toMatchObject({ text: 'I never trust it.\nI always do.', content: { content: [{ type: 'turn', attrs: { start: 21_000 } }, { type: 'turn' }] } });
    expect(await read(`notes/${note.id}`)).toMatchObject({ sourceName: 'talk.vtt', speakers: [{ name: 'Ada' }, { name: 'Ben' }] });
  });

  it('make a note of each row, keep columns without a place, and list the rows that fail with line and cause', async () => {
    const run = await imported([{ fileId: await upload('survey.csv', CSV) }]);
    expect(run).toMatchObject({ state: 'done', made: 2, failed: 1, files: [{ done: 3, total: 3, failures: [{ line: 4, cause: 'The row has no text in the chosen columns' }] }] });
    const { items } = await read(`projects/${projectId}/notes`);
    const slow = items.find(({ excerpt }: { excerpt: string }) => excerpt.includes('slow'));
    expect(slow).toMatchObject({ occurredOn: '2026-03-01' });
    expect((await read(`notes/${slow.id}`)).fields).toEqual({ rating: '2' });
    const csv = await server().get(`/api/v1/imports/${run.id}/failures`).set(as(ada)).expect(200);
    expect(csv.text).toBe('file,line,cause\r\nsurvey.csv,4,The row has no text in the chosen columns\r\n');
  });

  it('recognise the same file and the same rows, and double none', async () => {
    const files = [{ fileId: await upload('survey.csv', CSV) }, { fileId: await upload('talk.vtt', VTT) }];
    expect(await imported(files)).toMatchObject({ made: 3 });
    expect(await imported([{ fileId: await upload('again.csv', CSV) }, { fileId: await upload('other name.vtt', VTT) }])).toMatchObject({ made: 0, recognised: 3 });
    expect((await read(`projects/${projectId}/notes`)).items).toHaveLength(3);
  });

  it('refuse a file in a sentence and still take the others', async () => {
    const run = await imported([{ fileId: await upload('broken.pdf', '%PDF-1.4 broken') }, { fileId: await upload('talk.vtt', VTT) }]);
    expect(run).toMatchObject({ state: 'done', made: 1, failed: 1, files: [{ state: 'failed', problem: expect.stringMatching(/PDF/) }, { state: 'done' }] });
  });

  it('show what a file would become before anything is made of it', async () => {
    const preview = (fileId: string, options = {}) => server().post(`/api/v1/files/${fileId}/import-preview`).set(as(ada)).send({ options });
    expect((await preview(await upload('survey.csv', CSV)).expect(200)).body).toMatchObject({ kind: 'table', header: ['date', 'comment', 'rating'], rowCount: 3, mapping: { content: [1], date: 0 } });
    expect((await preview(await upload('talk.vtt', VTT)).expect(200)).body).toMatchObject({ kind: 'notes', notes: [{ title: 'talk', speakers: ['Ada', 'Ben'] }] });
    expect((await read(`projects/${projectId}/notes`)).items).toEqual([]);
  });

  it('are found by search as soon as they are done', async () => {
    await imported([{ fileId: await upload('survey.csv', CSV) }]);
    const rows = await test.database.query(`SELECT 1 FROM search_passage WHERE scope_id = $1 AND object_type = 'NOTE'`, [projectId]);
    expect(rows).toHaveLength(2);
  });

  it('stop when they are cancelled, keep what was made, and are not taken up again', async () => {
    const { id } = (await server().post(`/api/v1/projects/${projectId}/imports`).set(as(ada)).send({ files: [{ fileId: await upload('survey.csv', CSV) }] }).expect(201)).body;
    await server().delete(`/api/v1/imports/${id}`).set(as(ada)).expect(204);
    const { state, made } = await read(`imports/${id}`);
    expect(['cancelled', 'done']).toContain(state);
    expect((await read(`projects/${projectId}/notes`)).items).toHaveLength(made);
  });

  it('are neither started by viewers, nor seen by other teams, nor fed with files of other projects', async () => {
    const fileId = await upload('talk.vtt', VTT);
    await server().post(`/api/v1/projects/${projectId}/imports`).set(as(viewer)).send({ files: [{ fileId }] }).expect(403);
    await server().post(`/api/v1/projects/${projectId}/imports`).set(as(stranger)).send({ files: [{ fileId }] }).expect(404);
    await server().post(`/api/v1/files/${fileId}/import-preview`).set(as(stranger)).send({}).expect(404);
    const other = await test.people.project(ada);
    await server().post(`/api/v1/projects/${other}/imports`).set(as(ada)).send({ files: [{ fileId }] }).expect(422);
    const run = await imported([{ fileId }]);
    for (const attempt of [server().get(`/api/v1/imports/${run.id}`), server().delete(`/api/v1/imports/${run.id}`), server().get(`/api/v1/imports/${run.id}/failures`)]) await attempt.set(as(stranger)).expect(404);
  });
});
