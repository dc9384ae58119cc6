import type { UnitOfWork } from '@evident/application/kernel/unit-of-work';
import { CleanUp } from '@evident/application/cleanup/clean-up';
import type { PurgingStores } from '@evident/application/trash/purge-in-batches';
import { Bus } from '../../api/kernel/bus.ts';
import { WORK } from '../../api/kernel/kernel.module.ts';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { trashRequests } from '../support/trash-requests.ts';
import { until } from '../support/waiting.ts';

describe('permissions of the trash, and purging', () => {
  let test: TestApp;
  let ada: Person;
  let bob: Person;
  let admin: Person;
  let viewer: Person;
  let stranger: Person;

  const { as, server, idOf, get, remove, trash, restore, entryOf, rows, study } = trashRequests(() => test);
  const cleanUp = () => test.app.get(Bus).ask(new CleanUp());

  beforeAll(async () => {
    test = await openApp();
  });
  beforeEach(async () => {
    const team = await test.people.team();
    ada = await test.people.member(team);
    bob = await test.people.member(team);
    admin = await test.people.member(team, 'MANAGER', { workspaceAdmin: true });
    viewer = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team(), 'MANAGER', { workspaceAdmin: true });
  });
  afterAll(() => test.close());

  it('refuses to delete locked insights and boards with a locked tag', async () => {
    const { insightId, tagId, boardId } = await study(ada);
    await server().patch(`/api/v1/insights/${insightId}`).set(as(ada)).send({ locked: true }).expect(204);
    await server().patch(`/api/v1/tags/${tagId}`).set(as(ada)).send({ locked: true }).expect(200);
    for (const path of [`insights/${insightId}`, `tag-boards/${boardId}`])
      await server().delete(`/api/v1/${path}`).set(as(ada)).expect(409);
  });

  it('shows members what they deleted or can restore; admins see that private items exist, not their titles', async () => {
    const open = await study(ada);
    const secret = await study(ada, { title: 'Secret Zanzibar', private: true });
    await remove(ada, `notes/${open.noteId}`);
    await remove(ada, `projects/${secret.projectId}`);
    expect((await trash(ada)).map(({ title }) => title)).toEqual(['Secret Zanzibar', 'Zanzibar interview']);
    expect(await trash(bob)).toMatchObject([
      { title: 'Zanzibar interview', canRestore: true, canDeleteForever: false, trashedBy: { id: ada.userId } },
    ]);
    expect(await trash(admin)).toMatchObject([
      { objectType: 'PROJECT', title: null, canRestore: true, canDeleteForever: true },
      { title: 'Zanzibar interview', canDeleteForever: true },
    ]);
    expect(await trash(admin, 'search=secret')).toEqual([]);
    expect((await trash(ada, 'type=PROJECT')).map(({ title }) => title)).toEqual(['Secret Zanzibar']);
    for (const person of [viewer, stranger]) expect(await trash(person)).toEqual([]);
    const [entry, hidden] = [await entryOf(open.noteId), await entryOf(secret.projectId)];
    await restore(viewer, entry).expect(403);
    for (const person of [bob, stranger, viewer]) await restore(person, hidden).expect(404);
    await server().delete(`/api/v1/trash/${entry}`).set(as(bob)).expect(403);
    await server().delete(`/api/v1/trash/${entry}`).set(as(stranger)).expect(404);
    await restore(bob, entry).expect(200);
    await restore(admin, hidden).expect(200);
    await get(admin, `projects/${secret.projectId}`).expect(404);
  });

  it('hides titles of inaccessible projects and folders from admins on restore', async () => {
    const secret = await study(ada, { title: 'Secret Zanzibar', private: true });
    await remove(ada, `notes/${secret.noteId}`);
    await remove(ada, `projects/${secret.projectId}`);
    const { body } = await restore(admin, await entryOf(secret.noteId)).expect(409);
    expect(body.errors).toEqual([
      {
        code: 'InvalidOperation',
        title: 'The project of this note is in the trash',
        message: 'Restore the project first.',
      },
    ]);
    const outer = await idOf(ada, 'folders', { title: 'Secret folder', private: true });
    const folder = await idOf(ada, 'folders', { title: 'Inner', parentId: outer });
    const projectId = await idOf(ada, 'projects', { title: 'Secret plan', folderId: folder });
    await remove(ada, `projects/${projectId}`);
    await remove(ada, `folders/${folder}`);
    const restored = await restore(admin, await entryOf(projectId)).expect(200);
    expect(restored.body).toEqual({ objectType: 'PROJECT', objectId: projectId, movedTo: null });
  });

  it('deletes forever with all dependents, in the background', async () => {
    const { projectId, noteId, insightId, boardId, highlightId } = await study(ada);
    const { id: fileId } = (
      await server()
        .post(`/api/v1/projects/${projectId}/files`)
        .set(as(ada))
        .attach('file', Buffer.from('text'), 'a.txt')
        .expect(201)
    ).body;
    await remove(ada, `notes/${noteId}`);
    await remove(ada, `projects/${projectId}`);
    await server()
      .delete(`/api/v1/trash/${await entryOf(projectId)}`)
      .set(as(ada))
      .expect(204);
    expect(await trash(ada, 'type=PROJECT')).toEqual([]);
    await until(async () => (await rows('project', 'id', projectId)) === 0);
    expect(
      await Promise.all([
        rows('note', 'id', noteId),
        rows('insight', 'id', insightId),
        rows('tag_board', 'id', boardId),
        rows('highlight', 'id', highlightId),
        rows('document', 'id', projectId),
        rows('share_link', 'object_id', noteId),
        rows('access_grant', 'project_id', projectId),
        rows('trash_entry', 'project_id', projectId),
        rows('file', 'id', fileId),
      ]),
    ).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(await rows('unowned_bytes', 'file_id', fileId)).toBe(1);
    await restore(ada, projectId).expect(404);
  });

  it('purges after 30 days at night, and not before', async () => {
    const [old, recent] = [await study(ada), await study(ada)];
    const folder = await idOf(ada, 'folders', { title: 'Old folder' });
    for (const path of [`notes/${old.noteId}`, `folders/${folder}`, `notes/${recent.noteId}`]) await remove(ada, path);
    await test.database.query(
      `UPDATE trash_entry SET trashed_at = now() - interval '31 days' WHERE object_id = ANY ($1)`,
      [[old.noteId, folder]],
    );
    await test.database.query(`UPDATE trash_entry SET trashed_at = now() - interval '29 days' WHERE object_id = $1`, [
      recent.noteId,
    ]);
    await cleanUp();
    expect(
      await Promise.all([
        rows('note', 'id', old.noteId),
        rows('folder', 'id', folder),
        rows('note', 'id', recent.noteId),
      ]),
    ).toEqual([0, 0, 1]);
    expect((await get(ada, `insights/${old.insightId}/evidence`)).body.items).toMatchObject([
      { highlightId: old.highlightId, highlight: null },
    ]);
    await restore(ada, await entryOf(recent.noteId)).expect(200);
  });

  it('refuses to restore a partly purged item', async () => {
    const { projectId } = await study(ada);
    await remove(ada, `projects/${projectId}`);
    const entryId = await entryOf(projectId);
    const work = test.app.get<UnitOfWork<PurgingStores>>(WORK.token, { strict: false });
    expect(await work.perform(ada.teamId, ({ trash: store }) => store.purge(entryId, 1, new Date()))).toMatchObject({
      left: true,
    });
    expect(await trash(ada)).toEqual([]);
    await restore(ada, entryId).expect(404);
    await cleanUp();
    expect(await rows('project', 'id', projectId)).toBe(0);
  });

  it('deletes once when requested twice concurrently', async () => {
    const { noteId } = await study(ada);
    const answers = await Promise.all([1, 2].map(() => server().delete(`/api/v1/notes/${noteId}`).set(as(ada))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await trash(ada)).toHaveLength(1);
  });
});
