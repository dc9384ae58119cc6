import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe('requests no form would send', () => {
  let test: TestApp;
  let ada: Person;
  let projectId: string;
  let noteId: string;

  const as = () => ({ Authorization: `Bearer ${ada.token}` });
  const server = () => request(test.app.getHttpServer());
  const send = (path: string, body: object | string) =>
    server()
      .post(`/api/v1/${path}`)
      .set(as())
      .set('content-type', 'application/json')
      .send(typeof body === 'string' ? body : JSON.stringify(body));

  beforeAll(async () => {
    test = await sharedApp();
    ada = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada);
    noteId = (await send(`projects/${projectId}/notes`, { markdown: '**Ada** (0:21): Words.' }).expect(201)).body.id;
  });
  afterAll(() => test.close());

  it.each([
    ['GET', 'projects', 200],
    ['GET', 'nothing', 404],
    ['POST', 'projects', 400],
  ])('are answered with their id: %s %s', async (method, path, status) => {
    const answer = await (
      method === 'GET' ? server().get(`/api/v1/${path}`).set(as()) : send(path, { title: 5 })
    ).expect(status);
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    if (status >= 400) expect(answer.body.requestId).toBe(answer.headers['x-request-id']);
  });

  it('are refused as documented if the URL is too long', async () => {
    const { body, headers } = await server()
      .get(`/api/v1/projects/${projectId}/notes?title=${'a'.repeat(70_000)}`)
      .set(as())
      .expect(400);
    expect(body).toEqual({
      errors: [
        {
          code: 'BAD_USER_INPUT',
          title: 'The address and the headers are too long',
          message: expect.stringContaining('64 kB'),
        },
      ],
      requestId: headers['x-request-id'],
    });
  });

  it.each([
    '2027-W30',
    '2027-300',
    '20271231',
    '2027-07-01T10Z',
    '2027-07-01',
    '2027-07-01T10:00',
    '2027-02-30T10:00:00Z',
    '2027-07-01T24:00:00Z',
    '2027-07-01T10:00:00+25:00',
    '',
  ])('are refused with a time outside RFC 3339: %j', async (expiresAt) => {
    const { body } = await send('share-links', { objectType: 'note', objectId: noteId, expiresAt }).expect(400);
    expect(body.errors[0]).toMatchObject({ code: 'ValidationError', title: expect.stringContaining('expiresAt') });
  });

  it.each(['2027-07-01T10:00:00Z', '2027-07-01T10:00:00.123456Z', '2027-07-01T10:00:00-05:30'])(
    'are accepted with a valid time: %j',
    async (expiresAt) => {
      const { body } = await send('share-links', { objectType: 'note', objectId: noteId, expiresAt }).expect(201);
      expect(Date.parse(body.expiresAt)).toBe(Date.parse(expiresAt));
    },
  );

  it.each(['0000-01-01', '2026-02-30', '2026-W01-1'])('are refused with a nonexistent day: %j', async (occurredOn) => {
    await send(`projects/${projectId}/notes`, { occurredOn }).expect(400);
  });

  it.each([
    ['NUL', 'a\\u0000'],
    ['half of a character', 'a\\ud83d'],
    ['the other half', '\\ude42a'],
  ])('are refused with a text that contains %s, at any position', async (_, text) => {
    const { body } = await send(`projects/${projectId}/notes`, `{"title":"${text}"}`).expect(400);
    expect(body.errors[0]).toMatchObject({ code: 'ValidationError', title: expect.stringContaining('title') });
    await send(`projects/${projectId}/notes`, `{"markdown":"${text}"}`).expect(400);
    await send(
      `projects/${projectId}/notes`,
      `{"content":{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"${text}"}]}]}}`,
    ).expect(400);
  });

  it.each([
    ['title', 5_000],
    ['content', 5_000],
    ['content', 1_000_000],
  ])('are refused when %s is nested %i levels deep', async (property, levels) => {
    const { body } = await send(`projects/${projectId}/notes`, `{"${property}":${nested(levels)}}`).expect(400);
    expect(body.errors[0]).toMatchObject({ code: 'ValidationError', title: 'The request is nested too deep' });
  });

  it('are accepted with brackets inside texts', async () => {
    const { id } = (
      await send(`projects/${projectId}/notes`, { title: 'deep', markdown: `\\"${'[{'.repeat(2_000)}` }).expect(201)
    ).body;
    expect((await server().get(`/api/v1/notes/${id}`).set(as()).expect(200)).body.title).toBe('deep');
  });

  it.each(['{"title":', '[1', 'null', '"words"', ''])('are refused if the body is no JSON object: %j', async (body) => {
    await send('projects', body).expect(400);
  });

  it('are accepted without a body, although their header names JSON, if none is needed', async () => {
    const { body } = await send('dashboards', { title: 'Numbers' }).expect(201);
    await send(`dashboards/${body.id}/duplicate`, '').expect(201);
  });

  it.each(['constructor', 'toString', '__proto__', 'nobody'])('find no speaker %j', async (speaker) => {
    const { body } = await server()
      .put(`/api/v1/notes/${noteId}/speakers/${speaker}`)
      .set(as())
      .send({ name: 'Eve' })
      .expect(404);
    expect(body.errors[0].title).toBe('Speaker not found');
  });

  it('rename speakers of notes only', async () => {
    const { body } = await server()
      .put(`/api/v1/notes/${projectId}/speakers/s1`)
      .set(as())
      .send({ name: 'Eve' })
      .expect(404);
    expect(body.errors[0].title).toBe('Note not found');
  });
});
