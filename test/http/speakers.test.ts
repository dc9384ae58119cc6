import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type LiveNote, openLiveNote } from '../support/live-note.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

const MARKDOWN = '**Ada** (0:21): I never trust it.\n\n**Benedict** (0:40): I always do.';

describe('speakers of a note', () => {
  let test: TestApp;
  let ada: Person;
  let projectId: string;
  let url: string;
  const open: LiveNote[] = [];

  const server = () => request(test.app.getHttpServer());
  const as = () => ({ Authorization: `Bearer ${ada.token}` });
  const make = async (path: string, body: object) =>
    (await server().post(`/api/v1/${path}`).set(as()).send(body).expect(201)).body;
  const read = async (path: string) => (await server().get(`/api/v1/${path}`).set(as()).expect(200)).body;
  /** Deletes what Benedict says. */
  const deleteHisTurn = async (noteId: string): Promise<void> => {
    const live = openLiveNote(url, noteId, ada.token);
    open.push(live);
    await live.synced();
    live.document.getXmlFragment('content').delete(1, 1);
    await live.settled();
    await read(`notes/${noteId}/content`);
  };

  beforeAll(async () => {
    test = await sharedApp();
    url = `${(await test.app.getUrl()).replace('http', 'ws')}/collaboration`;
    ada = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada, 2);
  });
  afterEach(() => {
    for (const one of open.splice(0)) one.close();
  });
  afterAll(() => test.close());

  it('are those of its current text: others are named neither to visitors nor in its metadata', async () => {
    const { id } = await make(`projects/${projectId}/notes`, { markdown: MARKDOWN });
    const { token } = await make('share-links', { objectType: 'note', objectId: id });
    const shared = async () => (await server().get(`/api/v1/public/${token}`).expect(200)).text;
    expect(await shared()).toContain('Benedict');
    await deleteHisTurn(id);
    expect(await shared()).not.toContain('Benedict');
    expect((await read(`notes/${id}`)).speakers.map(({ name }: { name: string }) => name)).toEqual(['Ada']);
  });

  it('stay visible to members in lost highlights, and not to visitors', async () => {
    const { id } = await make(`projects/${projectId}/notes`, { markdown: MARKDOWN });
    const { id: highlightId } = await make(`notes/${id}/highlights`, { quote: 'I always do' });
    const { token } = await make('share-links', { objectType: 'note', objectId: id });
    await deleteHisTurn(id);
    await server()
      .put(`/api/v1/notes/${id}/content`)
      .set(as())
      .send({ markdown: '**Ada** (0:21): All new.' })
      .expect(204);
    expect(await read(`highlights/${highlightId}`)).toMatchObject({
      lost: true,
      text: 'I always do',
      speaker: 'Benedict',
    });
    expect((await server().get(`/api/v1/public/${token}`).expect(200)).text).not.toContain('Benedict');
  });
});
