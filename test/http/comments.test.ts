import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

describe('comments over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let viewer: Person;
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
  const texts = async (threadId: string, person = ada): Promise<string[]> =>
    (await read(threadId, person)).comments.map(({ text }: { text: string }) => text);
  const remove = (commentId: string, person: Person) =>
    server().delete(`/api/v1/comments/${commentId}`).set(as(person));
  const edit = (commentId: string, text: string, person = ada) =>
    server().patch(`/api/v1/comments/${commentId}`).set(as(person)).send({ text });
  const undo = (undoId: string, person = ada) => post(`undo/${undoId}`, {}, person);
  const replace = (markdown: string) =>
    server().put(`/api/v1/notes/${noteId}/content`).set(as(ada)).send({ markdown }).expect(204);

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    ben = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    projectId = await test.people.project(ada, 1);
    noteId = await made(`projects/${projectId}/notes`, {
      title: 'Interview',
      markdown: 'The price was too high for us. We left after the trial.',
    });
  });

  it('start threads on the whole, on words, on highlights and on people, and are listed by object', async () => {
    const highlightId = await made(`notes/${noteId}/highlights`, { quote: 'left after the trial' });
    const personId = await made('people', { name: 'Pat' });
    const onWhole = await started();
    const onWords = await started({ words: { quote: 'The price was too high' }, text: ' Which \r\n\r\n\r\n price? ' });
    const onHighlight = await started({ objectType: 'HIGHLIGHT', objectId: highlightId });
    const onPerson = await started({ objectType: 'PERSON', objectId: personId });
    const { body } = await threads().expect(200);
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([onHighlight.id, onWords.id, onWhole.id]);
    expect(body.items[1]).toMatchObject({
      objectType: 'NOTE',
      noteId,
      highlight: { id: onWords.id, inlineCommentOnly: true, text: 'The price was too high', start: 0, lost: false },
      comments: [{ text: 'Which\n\n price?', author: { id: ada.userId, name: 'Ada' }, deleted: false, unread: false }],
      commentCount: 1,
      unread: false,
    });
    expect(body.items[0].highlight).toMatchObject({
      id: highlightId,
      inlineCommentOnly: false,
      text: 'left after the trial',
    });
    expect(body.items[2].highlight).toBeNull();
    const paged = (await threads(ada, '&limit=2').expect(200)).body;
    expect((await threads(ada, `&limit=2&cursor=${paged.next}`)).body.items).toMatchObject([{ id: onWhole.id }]);
    expect((await threads(ada, '', 'HIGHLIGHT', highlightId)).body.items).toMatchObject([{ id: onHighlight.id }]);
    expect((await threads(ada, '', 'PERSON', personId)).body.items).toMatchObject([
      { id: onPerson.id, projectId: null, personId },
    ]);
    // Words with comments are no highlights.
    expect((await get(`notes/${noteId}/highlights`)).body.items).toMatchObject([{ id: highlightId }]);
    await get(`highlights/${onWords.id}`).expect(404);
    await start({ words: { quote: 'not in the note' } }).expect(422);
    await start({ objectType: 'PERSON', objectId: personId, words: { quote: 'Pat' } }).expect(400);
    await start({ text: ' \n ' }).expect(400);
    await start({ text: 'x'.repeat(10_001) }).expect(400);
  });

  it('follow their words, and say when those are lost and found again', async () => {
    const { id } = await started({ words: { quote: 'We left' } });
    await replace('Well. The price was too high for us. We left after the trial.');
    expect((await read(id)).highlight).toMatchObject({ text: 'We left', start: 37, lost: false });
    await replace('Well. The price was too high for us.');
    expect((await read(id)).highlight).toMatchObject({ text: 'We left', lost: true });
    const moved = await server()
      .put(`/api/v1/comment-threads/${id}/place`)
      .set(as(ada))
      .send({ quote: 'The price' })
      .expect(200);
    expect((await read(id)).highlight).toMatchObject({ text: 'The price', start: 6, lost: false });
    await undo(moved.body.undoId).expect(200);
    expect((await read(id)).highlight).toMatchObject({ text: 'We left', lost: true });
  });

  it('are written by readers, not by viewers unless they may mark up, and by nobody in an archive', async () => {
    const { id } = await started({}, ben);
    const refused = await start({}, viewer).expect(403);
    expect(refused.body.errors[0].title).toBe('Viewers cannot comment in this project');
    await reply(id, 'Yes', viewer).expect(403);
    await test.database.query(
      `INSERT INTO access_grant (team_id, project_id, special, level, granted_by, granted_at) VALUES ($1, $2, 'markup', 1, $3, now())`,
      [ada.teamId, projectId, ada.userId],
    );
    await reply(id, 'Yes', viewer).expect(201);
    const personId = await made('people', { name: 'Pat' });
    await start({ objectType: 'PERSON', objectId: personId }, viewer).expect(403);
    await server().patch(`/api/v1/notes/${noteId}`).set(as(ada)).send({ archived: true }).expect(204);
    await reply(id, 'No').expect(409);
    await start({}).expect(409);
  });

  it('are edited by their author only, without overwriting, and undone', async () => {
    const { id, commentId } = await started();
    await edit(commentId, 'Mine', ben).expect(403);
    const { body } = await edit(commentId, 'Is that so?').set('If-Match', '"1"').expect(200);
    await edit(commentId, 'Again').set('If-Match', '"1"').expect(412);
    expect((await read(id)).comments).toMatchObject([
      { text: 'Is that so?', version: 2, editedAt: expect.any(String) },
    ]);
    expect((await edit(commentId, 'Is that so?')).body).toEqual({ undoId: null });
    await undo(body.undoId).expect(200);
    expect(await texts(id)).toEqual(['Is this so?']);
    await undo(body.undoId).expect(409);
  });

  it('are deleted by their author or with full access; the first keeps its place while it has replies', async () => {
    const { id, commentId } = await started({}, ben);
    const second = (await reply(id, 'Yes', ada).expect(201)).body.id as string;
    await remove(second, ben).expect(403);
    const first = (await remove(commentId, ada).expect(200)).body.undoId as string;
    expect(await texts(id)).toEqual(['', 'Yes']);
    expect((await read(id)).comments[0]).toMatchObject({ deleted: true });
    expect((await read(id)).commentCount).toBe(1);
    const last = (await remove(second, ada).expect(200)).body.undoId as string;
    await get(`comment-threads/${id}`).expect(404);
    await reply(id, 'Late').expect(404);
    await edit(second, 'Late').expect(404);
    expect((await threads()).body.items).toEqual([]);
    await undo(last).expect(200);
    await undo(first).expect(200);
    expect(await texts(id)).toEqual(['Is this so?', 'Yes']);
  });

  it('end in one state when a reply and the deletion of the only comment meet', async () => {
    const { id, commentId } = await started();
    const [replied, removed] = await Promise.all([reply(id, 'Wait'), remove(commentId, ada)]);
    expect(removed.status).toBe(200);
    expect([201, 404]).toContain(replied.status);
    const left = await get(`comment-threads/${id}`);
    expect(left.status).toBe(replied.status === 201 ? 200 : 404);
  });

  it('are resolved and reopened, once, with undo; a reply reopens', async () => {
    const { id } = await started();
    const { body } = await post(`comment-threads/${id}/resolve`, {}, ben).expect(200);
    expect((await post(`comment-threads/${id}/resolve`, {}, ada)).body).toEqual({ undoId: null });
    expect((await read(id)).resolved).toMatchObject({ by: { id: ben.userId } });
    expect((await threads(ada, '&state=OPEN')).body.items).toEqual([]);
    expect((await threads(ada, '&state=RESOLVED')).body.items).toMatchObject([{ id }]);
    await undo(body.undoId, ben).expect(200);
    expect((await read(id)).resolved).toBeNull();
    await post(`comment-threads/${id}/resolve`).expect(200);
    await reply(id, 'Not yet').expect(201);
    expect((await read(id)).resolved).toBeNull();
    await post(`comment-threads/${id}/reopen`).expect(200);
  });

  it('are not counted for ids that are no ids', async () => {
    for (const ids of ['0'.repeat(36), '', `${noteId},`]) {
      expect((await get(`comment-counts?objectType=NOTE&objectIds=${ids}`)).status).toBe(400);
    }
  });

  it('are unread to others until they read them', async () => {
    const { id } = await started();
    const counts = async (person: Person) =>
      (await get(`comment-counts?objectType=NOTE&objectIds=${noteId},${noteId.replace(/^./, 'f')}`, person)).body.items;
    expect(await counts(ben)).toEqual([{ objectId: noteId, open: 1, resolved: 0, comments: 1, unread: 1 }]);
    expect(await counts(ada)).toMatchObject([{ unread: 0 }]);
    expect((await read(id, ben)).unread).toBe(true);
    await server()
      .put('/api/v1/comment-reads')
      .set(as(ben))
      .send({ threadIds: [id] })
      .expect(204);
    expect((await read(id, ben)).unread).toBe(false);
    await reply(id, 'And?', ada).expect(201);
    expect((await read(id, ben)).comments).toMatchObject([{ unread: false }, { unread: true }]);
    await remove((await read(id)).comments[1].id, ada);
    expect(await counts(ben)).toMatchObject([{ comments: 1, unread: 0 }]);
  });
});
