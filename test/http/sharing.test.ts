import { PreviewShared } from '@evident/application/sharing/preview-shared';
import request from 'supertest';
import { Bus } from '../../api/kernel/bus.ts';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('public links', () => {
  let test: TestApp;
  let ada: Person;
  let viewer: Person;
  let projectId: string;
  let noteId: string;
  let highlightId: string;
  let insightId: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const make = async (path: string, body: object): Promise<string> =>
    (await server().post(`/api/v1/${path}`).set(as(ada)).send(body).expect(201)).body.id;
  const share = async (
    objectType: string,
    objectId: string,
    more: object = {},
  ): Promise<{ id: string; token: string }> =>
    (
      await server()
        .post('/api/v1/share-links')
        .set(as(ada))
        .send({ objectType, objectId, ...more })
        .expect(201)
    ).body;
  const visit = (token: string) => server().get(`/api/v1/public/${token}`);

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    projectId = await test.people.project(ada, 2);
    noteId = await make(`projects/${projectId}/notes`, {
      title: 'A private interview',
      markdown: '**Ada** (0:21): I never trust it.\n\n**Ben** (0:40): A secret beside it.',
    });
    highlightId = await make(`notes/${noteId}/highlights`, { quote: 'I never trust it' });
    insightId = await make(`projects/${projectId}/insights`, {
      title: 'Trust',
      markdown: 'What we found.',
      evidence: [highlightId],
    });
  });
  afterAll(() => test.close());

  it('open an insight with its evidence verbatim, and nothing else of the workspace', async () => {
    const { token } = await share('insight', insightId);
    expect(token).toMatch(/^[A-Za-z0-9]{12}$/);
    const { body } = await visit(token).expect(200);
    expect(body).toMatchObject({
      objectType: 'insight',
      title: 'Trust',
      workspace: { name: 'Team', color: null, logoUrl: null },
      documents: [
        {
          authors: ['Ada'],
          strength: '1 person, 1 source',
          quotes: { [highlightId]: { text: 'I never trust it', speaker: 'Ada', startMs: 21_000, lost: false } },
        },
      ],
    });
    const seen = JSON.stringify(body);
    for (const hidden of ['A secret', 'A private interview', noteId, projectId, ada.userId])
      expect(seen).not.toContain(hidden);
  });

  it("hide text of projects that the link's creator cannot see", async () => {
    const ben = await test.people.member(ada.teamId);
    const hidden = await make(`projects/${await test.people.project(ada)}/notes`, { markdown: 'Said in confidence.' });
    const quoted = await make(`notes/${hidden}/highlights`, { quote: 'in confidence' });
    const mixed = await make(`projects/${projectId}/insights`, { title: 'Mixed', evidence: [highlightId, quoted] });
    const { body: bens } = await server()
      .post('/api/v1/share-links')
      .set(as(ben))
      .send({ objectType: 'insight', objectId: mixed })
      .expect(201);
    const [seen] = (await visit(bens.token).expect(200)).body.documents;
    expect(Object.keys(seen.quotes)).toEqual([highlightId]);
    expect(seen.strength).toBe('1 person, 1 source');
    expect(
      Object.keys((await visit((await share('insight', mixed)).token).expect(200)).body.documents[0].quotes).sort(),
    ).toEqual([highlightId, quoted].sort());
  });

  it('open a note without its highlights, or a single highlight', async () => {
    const note = (await visit((await share('note', noteId)).token).expect(200)).body;
    expect(JSON.stringify(note.documents[0].content)).toContain('I never trust it');
    expect(JSON.stringify(note)).not.toContain(highlightId);
    expect(note.documents[0]).toMatchObject({ authors: [], strength: null });
    const alone = (await visit((await share('highlight', highlightId)).token).expect(200)).body;
    expect(alone).toEqual({
      objectType: 'highlight',
      title: '',
      workspace: { name: 'Team', color: null, logoUrl: null },
      documents: [],
      quote: { text: 'I never trust it', speaker: 'Ada', startMs: 21_000, lost: false, picture: null, clip: null },
      reel: null,
      searchEngines: false,
      next: null,
    });
  });

  it('hide an archived note, except for its evidence in an insight', async () => {
    const id = await make(`projects/${projectId}/notes`, { markdown: '**Ada** (0:21): Put away.' });
    const quoted = await make(`notes/${id}/highlights`, { quote: 'Put away' });
    const shown = [await share('note', id), await share('highlight', quoted)];
    const { token } = await share(
      'insight',
      await make(`projects/${projectId}/insights`, { title: 'Rests on it', evidence: [quoted] }),
    );
    const archive = (archived: boolean) =>
      server().patch(`/api/v1/notes/${id}`).set(as(ada)).send({ archived }).expect(204);
    await archive(true);
    for (const link of shown) await visit(link.token).expect(404);
    expect((await visit(token).expect(200)).body.documents[0].quotes[quoted].text).toBe('Put away');
    await archive(false);
    for (const link of shown) await visit(link.token).expect(200);
  });

  it('open the published insights of a project, and no drafts', async () => {
    const { token } = await share('project', projectId);
    expect((await visit(token).expect(200)).body.documents).toEqual([]);
    await server().put(`/api/v1/insights/${insightId}/publication`).set(as(ada)).expect(200);
    await make(`projects/${projectId}/insights`, { title: 'A draft' });
    expect((await visit(token).expect(200)).body.documents.map(({ title }: { title: string }) => title)).toEqual([
      'Trust',
    ]);
  });

  it('open all published insights of a project, latest first, page by page, with their images', async () => {
    const own = await test.people.project(ada, 2);
    const fileId = (
      await server().post(`/api/v1/projects/${own}/files`).set(as(ada)).attach('file', PNG, 'oldest.png').expect(201)
    ).body.id;
    const content = { type: 'doc', content: [{ type: 'image', attrs: { fileId } }, { type: 'paragraph' }] };
    const ids: string[] = [];
    for (let at = 0; at < 45; at += 1) {
      const id = await make(`projects/${own}/insights`, { title: `Insight ${at}`, ...(at === 0 ? { content } : {}) });
      await server().put(`/api/v1/insights/${id}/publication`).set(as(ada)).expect(200);
      ids.unshift(id);
    }
    const { token } = await share('project', own);
    const read: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const body: { documents: { id: string }[]; next: string | null } = (
        await visit(token)
          .query(cursor ? { cursor } : {})
          .expect(200)
      ).body;
      expect(body.documents.length).toBeLessThanOrEqual(20);
      read.push(...body.documents.map(({ id }) => id));
      cursor = body.next;
    }
    expect(read).toEqual(ids);
    await server().get(`/api/v1/public/${token}/files/${fileId}`).expect(200);
    await visit(token).query({ cursor: 'nonsense' }).expect(400);
  });

  it('require their password, and lock after too many wrong ones', async () => {
    const { token } = await share('insight', insightId, { password: 'café & more' });
    expect((await visit(token).expect(401)).body.errors[0].title).toBe('This link needs a password');
    await visit(token).set('x-evident-share-password', 'wrong').expect(401);
    await visit(token).set('x-evident-share-password', encodeURIComponent('café & more')).expect(200);
    for (let tried = 1; tried < 20; tried += 1) await visit(token).set('x-evident-share-password', 'wrong').expect(401);
    await visit(token).set('x-evident-share-password', encodeURIComponent('café & more')).expect(429);
  });

  it('of an archived project still work, and can only be listed and disabled', async () => {
    const done = await test.people.project(ada, 2);
    const objectId = await make(`projects/${done}/notes`, { markdown: 'All is said.' });
    const { id, token } = await share('note', objectId);
    await server().put(`/api/v1/projects/${done}/status`).set(as(ada)).send({ status: 'archived' }).expect(204);
    const change = (body: object, person = ada) =>
      server().patch(`/api/v1/share-links/${id}`).set(as(person)).send(body);
    await visit(token).expect(200);
    expect(
      (await server().get(`/api/v1/share-links?objectType=note&objectId=${objectId}`).set(as(ada)).expect(200)).body
        .items,
    ).toMatchObject([{ id, on: true }]);
    await server().post('/api/v1/share-links').set(as(ada)).send({ objectType: 'note', objectId }).expect(409);
    await change({ on: false, password: 'longer' }).expect(409);
    await change({ on: false }, viewer).expect(403);
    await change({ on: false }).expect(200);
    await visit(token).expect(404);
    await change({ on: true }).expect(409);
  });

  it.each(['short', 'toolongtobeatoken', 'aaaaaaaaaaaa', '%00%00%00'])(
    'refuse the token %p like any unknown one',
    async (token) => {
      expect((await visit(token).expect(404)).body.errors[0].title).toBe('This link no longer works');
    },
  );

  it('are hidden from search engines unless a member allows it, and preview only what the page shows', async () => {
    const open = await share('insight', insightId, { searchEngines: true });
    expect((await visit(open.token).expect(200)).body).toMatchObject({
      searchEngines: true,
      documents: [{ charts: {} }],
    });
    const closed = await share('insight', insightId, { password: 'Secret 1' });
    const preview = (token: string) => test.app.get(Bus).ask(new PreviewShared(token));
    expect(await preview(open.token)).toMatchObject({
      title: 'Trust',
      description: 'What we found.',
      pictureFileId: null,
      searchEngines: true,
    });
    expect(await preview(closed.token)).toBeNull();
    expect(await preview('nothing')).toBeNull();
    const changed = await server()
      .patch(`/api/v1/share-links/${open.id}`)
      .set(as(ada))
      .send({ searchEngines: false, charts: true })
      .expect(200);
    expect(changed.body).toMatchObject({ searchEngines: false, charts: true, version: 2 });
  });
});
