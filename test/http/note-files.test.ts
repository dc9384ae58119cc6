import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { trashRequests } from '../support/trash-requests.ts';

const WAV = Buffer.concat([
  Buffer.from('RIFF$\0\0\0WAVEfmt '),
  Buffer.from([16, 0, 0, 0, 1, 0, 1, 0, 64, 31, 0, 0, 64, 31, 0, 0, 1, 0, 8, 0]),
  Buffer.from('data\0\0\0\0'),
]);

describe('files of notes', () => {
  let test: TestApp;
  let ada: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;
  let noteId: string;

  const { as, server, idOf, get, remove, restore, entryOf } = trashRequests(() => test);
  const upload = async (name: string, into = projectId, person = ada): Promise<string> =>
    (await server().post(`/api/v1/projects/${into}/files`).set(as(person)).attach('file', WAV, name).expect(201)).body
      .id;
  const attach = (fileId: string, beforeFileId: string | null = null, note = noteId, person = ada) =>
    server().post(`/api/v1/notes/${note}/files`).set(as(person)).send({ fileId, beforeFileId });
  const named = async (note = noteId): Promise<string[]> =>
    (await get(ada, `notes/${note}/files`)).body.items.map(({ name }: { name: string }) => name);
  const undo = (undoId: string) => server().post(`/api/v1/undo/${undoId}`).set(as(ada));

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team());
  });
  beforeEach(async () => {
    projectId = await test.people.project(ada, 2);
    noteId = await idOf(ada, `projects/${projectId}/notes`, { title: 'Interview' });
  });
  afterAll(() => test.close());

  it('are added, moved and removed, and each change can be undone', async () => {
    const [first, second] = [await upload('first.wav'), await upload('second.wav')];
    await attach(first).expect(200);
    const added = (await attach(second, first).expect(200)).body;
    expect(await named()).toEqual(['second.wav', 'first.wav']);
    expect((await attach(second).expect(200)).body).toEqual({ undoId: null });
    const moved = await server()
      .put(`/api/v1/notes/${noteId}/files/${second}/place`)
      .set(as(ada))
      .send({ beforeFileId: null })
      .expect(200);
    expect(await named()).toEqual(['first.wav', 'second.wav']);
    await undo(added.undoId).expect(409);
    await undo(moved.body.undoId).expect(200);
    await undo(`${moved.body.undoId}/redo`).expect(204);
    await undo(moved.body.undoId).expect(200);
    const removed = await server().delete(`/api/v1/notes/${noteId}/files/${first}`).set(as(ada)).expect(200);
    expect(await named()).toEqual(['second.wav']);
    await undo(removed.body.undoId).expect(200);
    await undo(`${removed.body.undoId}/redo`).expect(204);
    await undo(removed.body.undoId).expect(200);
    expect(await named()).toEqual(['second.wav', 'first.wav']);
  });

  it('are described with their type and notes, and listed in the project, newest first', async () => {
    const fileId = await upload('first.wav');
    await upload('second.wav');
    await attach(fileId).expect(200);
    expect((await get(ada, `files/${fileId}`)).body).toMatchObject({
      name: 'first.wav',
      fileType: 'Audio',
      mediaType: 'audio/wav',
      status: 'DONE',
      projectId,
      noteIds: [noteId],
    });
    const names = async (query: string) =>
      (await get(ada, `projects/${projectId}/files?${query}`)).body.items.map(({ name }: { name: string }) => name);
    expect(await names('')).toEqual(['second.wav', 'first.wav']);
    expect(await names('name=FIRST')).toEqual(['first.wav']);
    expect(await names('fileType=Video')).toEqual([]);
    const part = await server().get(`/api/v1/files/${fileId}/content`).set(as(ada)).set('Range', 'bytes=0-3');
    expect([part.status, part.body.toString()]).toEqual([206, 'RIFF']);
  });

  it('come from the project of the note and are seen with it', async () => {
    const elsewhere = await upload('elsewhere.wav', await test.people.project(ada, 2));
    await attach(elsewhere).expect(422);
    const fileId = await upload('first.wav');
    await attach(fileId, null, noteId, viewer).expect(403);
    await attach(fileId, null, noteId, stranger).expect(404);
    await attach(fileId).expect(200);
    await server().delete(`/api/v1/notes/${noteId}/files/${fileId}`).set(as(viewer)).expect(403);
    for (const path of [`files/${fileId}`, `files/${fileId}/content`, `notes/${noteId}/files`])
      expect([(await get(viewer, path)).status, (await get(stranger, path)).status]).toEqual([200, 404]);
  });

  it('go to the trash with their last note and come back with it', async () => {
    const [own, shared] = [await upload('own.wav'), await upload('shared.wav')];
    const other = await idOf(ada, `projects/${projectId}/notes`, { title: 'Other' });
    for (const [file, note] of [
      [own, noteId],
      [shared, noteId],
      [shared, other],
    ] as const)
      await attach(file, null, note).expect(200);
    await remove(ada, `notes/${noteId}`);
    const statuses = async () => Promise.all([own, shared].map(async (id) => (await get(ada, `files/${id}`)).status));
    expect(await statuses()).toEqual([404, 200]);
    await restore(ada, await entryOf(noteId)).expect(200);
    expect(await statuses()).toEqual([200, 200]);
    expect(await named()).toEqual(['own.wav', 'shared.wav']);
  });
});
