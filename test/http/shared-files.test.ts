import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const showing = (...fileIds: string[]) => ({
  type: 'doc',
  content: [...fileIds.map((fileId) => ({ type: 'image', attrs: { fileId } })), { type: 'paragraph' }],
});

describe('files behind a public link', () => {
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let projectId: string;
  let insightId: string;
  const files: Record<string, string> = {};

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const send = (path: string, body: object, person = ada) =>
    server().post(`/api/v1/${path}`).set(as(person)).send(body);
  const make = async (path: string, body: object, person = ada): Promise<string> =>
    (await send(path, body, person).expect(201)).body.id;
  const upload = async (name: string, bytes: Buffer, to = projectId): Promise<string> =>
    (await server().post(`/api/v1/projects/${to}/files`).set(as(ada)).attach('file', bytes, name).expect(201)).body.id;
  const share = async (
    objectType: string,
    objectId: string,
    more: object = {},
    person = ada,
  ): Promise<{ id: string; token: string }> =>
    (await send('share-links', { objectType, objectId, ...more }, person).expect(201)).body;
  const visit = (token: string, fileId: string) => server().get(`/api/v1/public/${token}/files/${fileId}`);

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    ben = await test.people.member(team);
    projectId = await test.people.project(ada, 2);
    for (const name of ['shown', 'cover', 'draft', 'loose']) files[name] = await upload(`${name}.png`, PNG);
    files['words'] = await upload('words.txt', Buffer.from('words'));
    files['secret'] = await upload('secret.png', PNG, await test.people.project(ada));
    insightId = await make(`projects/${projectId}/insights`, { content: showing(files['shown']!) });
    await server()
      .patch(`/api/v1/insights/${insightId}`)
      .set(as(ada))
      .send({ coverFileId: files['cover'] })
      .expect(204);
    await server().put(`/api/v1/insights/${insightId}/publication`).set(as(ada)).expect(200);
    await make(`projects/${projectId}/insights`, { content: showing(files['draft']!) });
  });
  afterAll(() => test.close());

  it.each(['insight', 'project'])(
    'are served with the %s that shows them, as image or cover, and never cached',
    async (objectType) => {
      const { token } = await share(objectType, objectType === 'insight' ? insightId : projectId);
      for (const name of ['shown', 'cover']) {
        const { headers } = await visit(token, files[name]!).expect(200);
        expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' });
      }
      for (const name of ['draft', 'loose', 'words', 'secret']) await visit(token, files[name]!).expect(404);
      expect((await server().get(`/api/v1/public/${token}`).expect(200)).headers['cache-control']).toBe('no-store');
    },
  );

  it('are kept by browsers of members, which ask again before they show them', async () => {
    const shown = () => server().get(`/f/${files['shown']}`).set(as(ben));
    const { headers } = await shown().expect(200);
    expect(headers['cache-control']).toBe('private, no-cache');
    await shown().set('if-none-match', headers['etag']!).expect(304);
  });

  it('disappear with the link: disabled, expired, or without its password', async () => {
    const off = await share('insight', insightId);
    await server().patch(`/api/v1/share-links/${off.id}`).set(as(ada)).send({ on: false }).expect(200);
    await visit(off.token, files['shown']!).expect(404);
    const ended = await share('insight', insightId, { expiresAt: new Date(Date.now() + 3_600_000).toISOString() });
    await visit(ended.token, files['shown']!).expect(200);
    await test.database.query(`UPDATE share_link SET expires_at = now() - interval '1 second' WHERE id = $1`, [
      ended.id,
    ]);
    await visit(ended.token, files['shown']!).expect(404);
    const { token } = await share('insight', insightId, { password: 'open sesame' });
    await visit(token, files['shown']!).expect(401);
    await visit(token, files['shown']!).set('x-evident-share-password', 'wrong').expect(401);
    await visit(token, files['shown']!).set('x-evident-share-password', encodeURIComponent('open sesame')).expect(200);
  });

  it('never belong to another project, even if a text references them', async () => {
    const noteId = await make(`projects/${projectId}/notes`, { content: showing(files['shown']!) }, ben);
    await test.database.query(`UPDATE document SET content = $2 WHERE id = $1`, [
      noteId,
      JSON.stringify(showing(files['secret']!, files['words']!, files['shown']!)),
    ]);
    const { token } = await share('note', noteId, {}, ben);
    await visit(token, files['shown']!).expect(200);
    for (const name of ['secret', 'words']) await visit(token, files[name]!).expect(404);
  });

  it.each(['secret', 'words', 'nowhere'])(
    'are refused in a text unless they are an image of its project: %s',
    async (name) => {
      const content = showing(files[name] ?? name);
      for (const path of [`projects/${projectId}/notes`, `projects/${projectId}/insights`]) {
        const { body } = await send(path, { content }, ben).expect(422);
        expect(body.errors[0].title).toBe('An image named in the text does not exist');
      }
      const noteId = await make(`projects/${projectId}/notes`, {}, ben);
      await server().put(`/api/v1/notes/${noteId}/content`).set(as(ben)).send({ content }).expect(422);
      await server()
        .put(`/api/v1/notes/${noteId}/content`)
        .set(as(ben))
        .send({ content: showing(files['shown']!) })
        .expect(204);
    },
  );

  it('stay in a text that already referenced them', async () => {
    const noteId = await make(`projects/${projectId}/notes`, {}, ben);
    await test.database.query(`UPDATE document SET content = $2 WHERE id = $1`, [
      noteId,
      JSON.stringify(showing(files['secret']!)),
    ]);
    await server()
      .put(`/api/v1/notes/${noteId}/content`)
      .set(as(ben))
      .send({ content: showing(files['secret']!, files['shown']!) })
      .expect(204);
  });
});
