import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';

describe('comments where objects change around them', () => {
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let projectId: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const post = (path: string, body: object = {}, person = ada) =>
    server().post(`/api/v1/${path}`).set(as(person)).send(body);
  const get = (path: string, person = ada) => server().get(`/api/v1/${path}`).set(as(person));
  const made = async (path: string, body: object): Promise<string> => (await post(path, body).expect(201)).body.id;
  const start = (objectType: string, objectId: string, text: string, more: object = {}, person = ada) =>
    post('comment-threads', { objectType, objectId, text, ...more }, person);
  const started = async (...asked: Parameters<typeof start>): Promise<string> =>
    (await start(...asked).expect(201)).body.id;
  const read = async (threadId: string) => (await get(`comment-threads/${threadId}`).expect(200)).body;

  beforeAll(async () => {
    test = await openApp();
    const team = await test.people.team();
    ada = await test.people.member(team, 'MANAGER', { workspaceAdmin: true });
    ben = await test.people.member(team);
    projectId = await test.people.project(ada, 1);
  });
  afterAll(() => test.close());

  it('hide words of a draft from readers of the published insight', async () => {
    const insightId = await made(`projects/${projectId}/insights`, {
      title: 'Prices',
      markdown: 'Prices are too high.',
    });
    await server().put(`/api/v1/insights/${insightId}/publication`).set(as(ada)).expect(200);
    await server()
      .put(`/api/v1/insights/${insightId}/content`)
      .set(as(ada))
      .send({ markdown: 'Prices are too high. We fire the agency.' })
      .expect(204);
    const draft = await started('INSIGHT', insightId, 'Sure?', { words: { quote: 'fire the agency' } });
    const shown = await started('INSIGHT', insightId, 'How high?', { words: { quote: 'too high' } }, ben);
    const seen = async (person: Person) =>
      (await get(`comment-threads?objectType=INSIGHT&objectId=${insightId}`, person).expect(200)).body.items.map(
        ({ id }: { id: string }) => id,
      );
    expect(await seen(ada)).toEqual([shown, draft]);
    expect(await seen(ben)).toEqual([shown]);
    await get(`comment-threads/${draft}`, ben).expect(404);
    await post(`comment-threads/${draft}/comments`, { text: 'What?' }, ben).expect(404);
    await start('INSIGHT', insightId, 'Found?', { words: { quote: 'We fire' } }, ben).expect(422);
    const mention = { words: { quote: 'We fire' } };
    await start('INSIGHT', insightId, `@[${ben.userId}] look`, mention).expect(422);
    await server()
      .put(`/api/v1/insights/${insightId}/content`)
      .set(as(ada))
      .send({ markdown: 'In short: prices. They are too high. We fire the agency.' })
      .expect(204);
    expect((await read(shown)).highlight).toMatchObject({ text: 'too high', start: 27, lost: false });
  });

  it('go with a person who is merged, return when that is undone, and end with an erasure', async () => {
    const [pat, patricia] = [await made('people', { name: 'Pat Smith' }), await made('people', { name: 'Patricia' })];
    const id = await started('PERSON', pat, 'Did Pat Smith answer?');
    const merged = await post(`people/${pat}/merge`, { intoPersonId: patricia }).expect(200);
    expect(await read(id)).toMatchObject({ personId: patricia });
    await post(`undo/${merged.body.undoId}`).expect(200);
    expect(await read(id)).toMatchObject({ personId: pat });
    const noteId = await made(`projects/${projectId}/notes`, { title: 'Talk', markdown: 'I met Pat Smith there.' });
    const about = await started('NOTE', noteId, 'Which Pat Smith?', { words: { quote: 'met Pat Smith' } });
    await post(`people/${pat}/erasure`, { removeWords: true }).expect(201);
    await get(`comment-threads/${id}`).expect(404);
    const { comments, highlight } = await read(about);
    expect(JSON.stringify([comments, highlight])).not.toMatch(/Pat Smith/);
  });

  it('lose the words that a redaction removes', async () => {
    const noteId = await made(`projects/${projectId}/notes`, {
      title: 'Call',
      markdown: 'Call me on 555 0199 tomorrow. Thanks.',
    });
    const id = await started('NOTE', noteId, 'Is 555 0199 still right?', { words: { quote: 'me on 555 0199' } });
    await made(`notes/${noteId}/redactions`, { words: { quote: '555 0199' } });
    await server().post(`/api/v1/notes/${noteId}/redactions/apply`).set(as(ada)).send({}).expect(200);
    const { comments, highlight } = await read(id);
    expect(JSON.stringify([comments, highlight])).not.toMatch(/555 0199/);
  });

  it('are deleted for good once that can no longer be undone', async () => {
    const noteId = await made(`projects/${projectId}/notes`, { title: 'Old', markdown: 'Old words.' });
    const { id, commentId } = (await start('NOTE', noteId, 'First').expect(201)).body;
    await post(`comment-threads/${id}/comments`, { text: 'Second' }).expect(201);
    const gone = await started('NOTE', noteId, 'Gone');
    await server().delete(`/api/v1/comments/${commentId}`).set(as(ada)).expect(200);
    const [{ id: only }] = (await read(gone)).comments;
    await server().delete(`/api/v1/comments/${only}`).set(as(ada)).expect(200);
    const cleanUp = (before: string) => test.database.query(`SELECT before_team.forget_comments(${before}, 100)`);
    const words = async () =>
      (
        await test.database.query<{ text: string }>(
          'SELECT c.text FROM comment c JOIN comment_thread t ON t.id = c.thread_id WHERE t.note_id = $1 ORDER BY c.created_at',
          [noteId],
        )
      ).map(({ text }) => text);
    await cleanUp(`now() - interval '1 day'`);
    expect(await words()).toEqual(['First', 'Second', 'Gone']);
    await cleanUp(`now() + interval '1 minute'`);
    expect(await words()).toEqual(['', 'Second']);
    expect((await read(id)).comments).toMatchObject([{ deleted: true }, { text: 'Second' }]);
  });

  it('remember the tab of notes that a member opened last', async () => {
    expect((await get('me', ben).expect(200)).body).toMatchObject({
      noteTab: null,
      workspace: { noteTab: 'Highlights' },
    });
    await server().put('/api/v1/me/note-tab').set(as(ben)).send({ tab: 'Comments' }).expect(204);
    await server().patch('/api/v1/workspace').set(as(ada)).send({ noteTab: 'Summary' }).expect(204);
    expect((await get('me', ben)).body).toMatchObject({ noteTab: 'Comments', workspace: { noteTab: 'Summary' } });
    await server().put('/api/v1/me/note-tab').set(as(ben)).send({ tab: 'Other' }).expect(400);
  });
});
