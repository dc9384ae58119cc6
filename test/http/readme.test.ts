import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type LiveNote, openLiveNote } from '../support/live-note.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { until } from '../support/waiting.ts';

describe('readme of a project over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;
  let live: LiveNote | undefined;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const read = (format = 'json', person = ada) =>
    server().get(`/api/v1/projects/${projectId}/readme?format=${format}`).set(as(person));
  const write = (body: object, person = ada, headers = {}) =>
    server()
      .put(`/api/v1/projects/${projectId}/readme`)
      .set({ ...as(person), ...headers })
      .send(body);

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team());
  });
  beforeEach(async () => {
    projectId = (await server().post('/api/v1/projects').set(as(ada)).send({ title: 'Why people leave' }).expect(201))
      .body.id;
  });
  afterEach(() => live?.close());
  afterAll(() => test.close());

  it('is empty at first, and returns its content in every format', async () => {
    expect((await read().expect(200)).body).toMatchObject({ text: '', content: { type: 'doc' }, version: 1 });
    await write({ markdown: '# What we ask\n\nWhy do **they** go?' }).expect(204);
    expect((await read('text').expect(200)).text).toBe('What we ask\nWhy do they go?');
    expect((await read('markdown').expect(200)).text).toBe('# What we ask\n\nWhy do **they** go?\n');
    expect((await read('html').expect(200)).text).toContain('<strong>they</strong>');
    expect((await read('text', viewer).expect(200)).text).toContain('What we ask');
  });

  it('is written by members with write access, and hidden from others', async () => {
    await write({ markdown: 'New' }, viewer).expect(403);
    await write({ markdown: 'New' }, stranger).expect(404);
    await read('json', stranger).expect(404);
    await server().put(`/api/v1/projects/${projectId}/status`).set(as(ada)).send({ status: 'archived' }).expect(204);
    expect((await write({ markdown: 'New' }).expect(409)).body.errors[0].title).toBe('Unavailable in read-only mode');
    expect((await read('text').expect(200)).text).toBe('');
  });

  it('is not overwritten if stale', async () => {
    const { headers } = await write({ markdown: 'One' }).expect(204);
    await write({ markdown: 'Two' }, ada, { 'If-Match': headers['etag'] }).expect(204);
    const { body } = await write({ markdown: 'Three' }, ada, { 'If-Match': headers['etag'] }).expect(412);
    expect(body.errors[0].title).toBe('The readme was changed since you read it');
    expect((await read('text')).text).toBe('Two');
  });

  it('contains no evidence, and is no note', async () => {
    await write({
      content: { type: 'doc', content: [{ type: 'evidence', attrs: { highlightId: projectId } }] },
    }).expect(400);
    await server().put(`/api/v1/notes/${projectId}/content`).set(as(ada)).send({ markdown: 'New' }).expect(404);
    await server().post(`/api/v1/notes/${projectId}/highlights`).set(as(ada)).send({ quote: 'New' }).expect(404);
  });

  it('is edited live, readable at once, and updates the project’s date', async () => {
    await write({ markdown: 'Begun.' }).expect(204);
    const before = (await server().get(`/api/v1/projects/${projectId}`).set(as(ada)).expect(200)).body;
    live = openLiveNote(`${(await test.app.getUrl()).replace('http', 'ws')}/collaboration`, projectId, ada.token);
    await live.synced();
    live.type('Typed by hand. ');
    await live.settled();
    expect((await read('text').expect(200)).text).toBe('Typed by hand. Begun.');
    const after = (await server().get(`/api/v1/projects/${projectId}`).set(as(ada)).expect(200)).body;
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
    expect(after.version).toBe(before.version);
    const told = await test.database.query<{ name: string; payload: unknown }>(
      `SELECT name, payload FROM outbox WHERE team_id = $1 AND name LIKE '%:changed'`,
      [ada.teamId],
    );
    for (const event of told) expect(event).toEqual({ name: 'readme:changed', payload: { projectId } });
  });

  it('makes the project searchable by its text', async () => {
    await write({ markdown: 'We look for the quarterly zeppelin.' }).expect(204);
    const found = async () =>
      (await server().get('/api/v1/search?query=zeppelin').set(as(ada)).expect(200)).body.groups;
    await until(async () => (await found()).length > 0);
    expect(await found()).toEqual([
      expect.objectContaining({ type: 'PROJECT', items: [expect.objectContaining({ id: projectId })] }),
    ]);
  });
});
