import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';

describe('comments, for whom they are,', () => {
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;
  let noteId: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const post = (path: string, body: object = {}, person = ada) =>
    server().post(`/api/v1/${path}`).set(as(person)).send(body);
  const get = (path: string, person = ada) => server().get(`/api/v1/${path}`).set(as(person));
  const made = async (path: string, body: object, person = ada): Promise<string> =>
    (await post(path, body, person).expect(201)).body.id;
  const start = (body: object = {}, person = ada) =>
    post('comment-threads', { objectType: 'NOTE', objectId: noteId, text: 'Is this so?', ...body }, person);
  const started = async (body: object = {}, person = ada): Promise<{ id: string; commentId: string }> =>
    (await start(body, person).expect(201)).body;
  const reply = (threadId: string, text: string, person = ben) =>
    post(`comment-threads/${threadId}/comments`, { text }, person);
  const threads = (person = ada, more = '', type = 'NOTE', id = noteId) =>
    get(`comment-threads?objectType=${type}&objectId=${id}${more}`, person);
  const read = async (threadId: string, person = ada) =>
    (await get(`comment-threads/${threadId}`, person).expect(200)).body;
  const remove = (commentId: string, person: Person) =>
    server().delete(`/api/v1/comments/${commentId}`).set(as(person));
  const edit = (commentId: string, text: string, person = ada) =>
    server().patch(`/api/v1/comments/${commentId}`).set(as(person)).send({ text });
  const undo = (undoId: string, person = ada) => post(`undo/${undoId}`, {}, person);

  beforeAll(async () => {
    test = await openApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    ben = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team());
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    projectId = await test.people.project(ada, 1);
    noteId = await made(`projects/${projectId}/notes`, {
      title: 'Interview',
      markdown: 'The price was too high for us. We left after the trial.',
    });
  });

  it('mention only members who can read them, and link only to what the author sees', async () => {
    const closed = await test.people.project(ada);
    const secret = await made(`projects/${closed}/notes`, { title: 'Secret', markdown: 'Secret words.' });
    const { id } = await started({ text: `@[${ben.userId}] see #[NOTE:${secret}] and #[NOTE:${noteId}]` });
    expect((await read(id)).comments[0]).toMatchObject({
      mentions: [{ id: ben.userId, name: 'Ada' }],
      links: [
        { type: 'NOTE', id: secret, title: 'Secret' },
        { type: 'NOTE', id: noteId, title: 'Interview' },
      ],
    });
    expect((await read(id, ben)).comments[0].links).toMatchObject([{ title: null }, { title: 'Interview' }]);
    expect((await reply(id, `#[NOTE:${secret}]`, ben).expect(422)).body.errors[0].title).toBe(
      'A linked object was not found',
    );
    await start({ text: `@[${stranger.userId}] look` }).expect(422);
    const inClosed = { objectId: secret, text: `@[${ben.userId}] look` };
    expect((await start(inClosed).expect(422)).body.errors[0].title).toBe('Ada cannot read this');
    const offered = async (objectId: string, search = '') =>
      (await get(`mentionable-members?objectType=NOTE&objectId=${objectId}${search}`).expect(200)).body.items.map(
        (member: { id: string }) => member.id,
      );
    expect(await offered(secret)).toEqual([ada.userId]);
    expect((await offered(noteId)).sort()).toEqual([ada.userId, ben.userId, viewer.userId].sort());
    expect(await offered(noteId, '&search=zzz')).toEqual([]);
  });

  it('announce who is mentioned and who takes part, without words', async () => {
    await test.database.query(`
      CREATE TABLE announced AS SELECT name, payload FROM outbox WITH NO DATA;
      CREATE FUNCTION keep_announced() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN INSERT INTO announced VALUES (NEW.name, NEW.payload); RETURN NULL; END $$;
      CREATE TRIGGER keep_announced AFTER INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION keep_announced()`);
    const { id, commentId } = await started({ text: `@[${ben.userId}] look` });
    const replied = (await reply(id, `@[${ada.userId}] yes`).expect(201)).body.id;
    await edit(commentId, `@[${ben.userId}] @[${viewer.userId}] look`).expect(200);
    await post(`comment-threads/${id}/resolve`, {}, ben).expect(200);
    await remove(replied, ben).expect(200);
    const rows = await test.database.query<{ name: string; payload: Record<string, unknown> }>(
      `SELECT name, payload FROM announced WHERE name LIKE 'comment:%'`,
    );
    const about = { threadId: id, objectType: 'NOTE', objectId: noteId, noteId, projectId, personId: null };
    expect(rows).toMatchObject([
      {
        name: 'comment:created',
        payload: { ...about, commentId, mentionedIds: [ben.userId], participantIds: [], by: ada.userId },
      },
      {
        name: 'comment:created',
        payload: { ...about, commentId: replied, mentionedIds: [ada.userId], participantIds: [ada.userId] },
      },
      {
        name: 'comment:changed',
        payload: { ...about, commentId, mentionedIds: [viewer.userId], participantIds: [ben.userId] },
      },
      { name: 'comment:resolved', payload: { ...about, resolved: true, participantIds: [ada.userId], by: ben.userId } },
      { name: 'comment:removed', payload: { ...about, commentId: replied } },
    ]);
    expect(JSON.stringify(rows)).not.toContain('look');
  });

  it('are created once per Idempotency-Key', async () => {
    const send = () => start({ text: 'Once' }).set('Idempotency-Key', 'comment-once').expect(201);
    expect((await send()).body).toEqual((await send()).body);
    expect((await threads()).body.items).toHaveLength(1);
  });

  it('are gone for members who lose access, and for other workspaces', async () => {
    const { id, commentId } = await started({}, ben);
    await test.database.query(`DELETE FROM access_grant WHERE project_id = $1 AND special = 'public'`, [projectId]);
    for (const person of [ben, stranger]) {
      await get(`comment-threads/${id}`, person).expect(404);
      await get(`comments/${commentId}`, person).expect(404);
      await threads(person).expect(404);
      await reply(id, 'Hello', person).expect(404);
      await edit(commentId, 'Hello', person).expect(404);
      await remove(commentId, person).expect(404);
      expect((await get(`comment-counts?objectType=NOTE&objectIds=${noteId}`, person)).body.items).toEqual([]);
    }
  });

  it('go to the trash with their note and return, and go and return with their highlight', async () => {
    const highlightId = await made(`notes/${noteId}/highlights`, { quote: 'left after the trial' });
    const { id } = await started();
    const other = await started({ objectType: 'HIGHLIGHT', objectId: highlightId });
    const removed = await server().delete(`/api/v1/highlights/${highlightId}`).set(as(ada)).expect(200);
    await get(`comment-threads/${other.id}`).expect(404);
    await undo(removed.body.undoId).expect(200);
    await read(other.id);
    const trashed = await server().delete(`/api/v1/notes/${noteId}`).set(as(ada)).expect(200);
    for (const threadId of [id, other.id]) await get(`comment-threads/${threadId}`).expect(404);
    await reply(id, 'Hello').expect(404);
    await undo(trashed.body.undoId).expect(200);
    for (const threadId of [id, other.id]) await read(threadId);
  });
});
