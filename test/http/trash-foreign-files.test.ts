import * as Y from 'yjs';
import type { Person } from '../support/known-people.ts';
import { openLiveNote } from '../support/live-note.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { trashRequests } from '../support/trash-requests.ts';
import { until } from '../support/waiting.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('images referenced by a deleted note', () => {
  let test: TestApp;
  let admin: Person;
  let bob: Person;
  let projectId: string;
  let noteId: string;

  const { as, server, idOf, get, remove, rows, entryOf } = trashRequests(() => test);

  beforeAll(async () => {
    test = await sharedApp();
  });
  beforeEach(async () => {
    const team = await test.people.team();
    admin = await test.people.member(team, 'MANAGER', { workspaceAdmin: true });
    bob = await test.people.member(team);
    projectId = await test.people.project(bob);
    noteId = await idOf(bob, `projects/${projectId}/notes`, { markdown: 'Words.' });
  });
  afterAll(() => test.close());

  /** Inserts images like an editor without checks. */
  const type = async (...fileIds: string[]): Promise<void> => {
    const live = openLiveNote(`${(await test.app.getUrl()).replace('http', 'ws')}/collaboration`, noteId, bob.token);
    await live.synced();
    for (const fileId of fileIds) {
      const image = new Y.XmlElement('image');
      image.setAttribute('fileId', fileId);
      live.document.getXmlFragment('content').push([image]);
    }
    await live.settled();
    live.close();
    await until(async () => JSON.stringify((await get(bob, `notes/${noteId}/content`)).body).includes(fileIds.at(-1)!));
  };
  const purge = async (): Promise<void> => {
    await server()
      .delete(`/api/v1/trash/${await entryOf(noteId)}`)
      .set(as(bob))
      .expect(204);
    await until(async () => (await rows('note', 'id', noteId)) === 0);
  };

  it('are deleted with it if nothing else in the project shows them', async () => {
    const { id } = (
      await server()
        .post(`/api/v1/projects/${projectId}/files?purpose=image`)
        .set(as(bob))
        .attach('file', PNG, 'own.png')
        .expect(201)
    ).body;
    await type(id);
    await remove(bob, `notes/${noteId}`);
    await purge();
    expect(await rows('file', 'id', id)).toBe(0);
  });

  it('stay if they belong to another project, the workspace or a member, whatever the note references', async () => {
    const secret = await test.people.project(admin);
    const { id: recording } = (
      await server()
        .post(`/api/v1/projects/${secret}/files`)
        .set(as(admin))
        .attach('file', Buffer.from('words'), 'talk.txt')
        .expect(201)
    ).body;
    const { id: logo } = (
      await server().put('/api/v1/workspace/logo').set(as(admin)).attach('file', PNG, 'logo.png').expect(200)
    ).body;
    const { id: picture } = (
      await server().put('/api/v1/me/picture').set(as(admin)).attach('file', PNG, 'me.png').expect(200)
    ).body;
    await type(recording, logo, picture, 'no-file');
    await remove(bob, `notes/${noteId}`);
    expect(
      await Promise.all(
        [recording, logo, picture].map(async (id) => (await server().get(`/f/${id}`).set(as(admin))).status),
      ),
    ).toEqual([200, 200, 200]);
    await purge();
    expect(await Promise.all([recording, logo, picture].map((id) => rows('file', 'id', id)))).toEqual([1, 1, 1]);
  });
});
