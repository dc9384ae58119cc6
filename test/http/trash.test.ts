import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { trashRequests } from '../support/trash-requests.ts';
import { quiet } from './matrix/state-of.ts';

describe('trash over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let bob: Person;
  let stranger: Person;

  const { as, server, idOf, get, items, remove, trash, restore, entryOf, opened, study } = trashRequests(() => test);

  beforeAll(async () => {
    test = await sharedApp();
  });
  beforeEach(async () => {
    const team = await test.people.team();
    ada = await test.people.member(team);
    bob = await test.people.member(team);
    stranger = await test.people.member(await test.people.team(), 'MANAGER', { workspaceAdmin: true });
  });
  afterAll(() => test.close());

  it('hides a deleted note with its highlights, and restores all of it on undo', async () => {
    const { projectId, noteId, tagId, highlightId, insightId, tokens } = await study(ada);
    const undoId = await remove(ada, `notes/${noteId}`);
    for (const path of [`notes/${noteId}`, `notes/${noteId}/content`, `highlights/${highlightId}`])
      await get(ada, path).expect(404);
    expect(await items(ada, `projects/${projectId}/notes`)).toEqual([]);
    expect((await get(ada, `insights/${insightId}/evidence`)).body.items).toEqual([
      { highlightId, highlight: null, inTrash: true },
    ]);
    expect((await get(ada, `projects/${projectId}/counts`)).body).toMatchObject({
      notes: 0,
      highlights: 0,
      insights: 1,
    });
    expect((await get(ada, `tags/${tagId}`)).body.highlightCount).toBe(0);
    expect(await Promise.all([tokens['note']!, tokens['highlight']!, tokens['insight']!].map(opened))).toEqual([
      404, 404, 200,
    ]);
    await server().delete(`/api/v1/notes/${noteId}`).set(as(ada)).expect(404);

    await server().post(`/api/v1/undo/${undoId}`).set(as(ada)).expect(200);
    expect((await get(ada, `notes/${noteId}`).expect(200)).body).toMatchObject({
      title: 'Zanzibar interview',
      highlightCount: 1,
    });
    expect((await get(ada, `tags/${tagId}`)).body.highlightCount).toBe(1);
    expect((await get(ada, `insights/${insightId}/evidence`)).body.items).toMatchObject([
      { highlightId, highlight: { text: 'zanzibar price' } },
    ]);
    expect(await Promise.all([tokens['note']!, tokens['highlight']!].map(opened))).toEqual([200, 200]);
    await quiet(test);
    expect(JSON.stringify((await get(ada, 'search?query=zanzibar%20interview')).body)).toContain(noteId);
  });

  it('lists what was in one project, and the project itself', async () => {
    const one = await study(ada);
    const other = await study(ada);
    await remove(ada, `notes/${one.noteId}`);
    await remove(ada, `notes/${other.noteId}`);
    await remove(ada, `projects/${one.projectId}`);
    const objects = (await trash(ada, `projectId=${one.projectId}`)).map(({ objectId }) => objectId);
    expect(objects).toEqual([one.projectId, one.noteId]);
    expect(await trash(stranger, `projectId=${one.projectId}`)).toEqual([]);
  });

  it('restores a note with tags that were merged, or deleted and restored, meanwhile', async () => {
    const { noteId, boardId, tagId, highlightId } = await study(ada);
    const survivor = await idOf(
      ada,
      `tag-groups/${await idOf(ada, `tag-boards/${boardId}/groups`, { title: 'More' })}/tags`,
      { title: 'Survivor' },
    );
    const tagsOf = async () =>
      (await get(ada, `highlights/${highlightId}`).expect(200)).body.tags as Record<string, never>[];
    await remove(ada, `notes/${noteId}`);
    await server().post(`/api/v1/tags/${tagId}/merge`).set(as(ada)).send({ intoTagId: survivor }).expect(200);
    expect((await get(ada, `tags/${survivor}`)).body.highlightCount).toBe(0);
    await restore(ada, await entryOf(noteId)).expect(200);
    expect(await tagsOf()).toMatchObject([{ id: survivor, highlightCount: 1 }]);
    expect((await get(ada, `tags/${survivor}`)).body.highlightCount).toBe(1);
    await remove(ada, `notes/${noteId}`);
    await server()
      .post(`/api/v1/undo/${await remove(ada, `tags/${survivor}`)}`)
      .set(as(ada))
      .expect(200);
    await restore(ada, await entryOf(noteId)).expect(200);
    expect(await tagsOf()).toMatchObject([{ id: survivor }]);
  });

  it('removes a deleted note from search at once', async () => {
    const { noteId } = await study(ada);
    await quiet(test);
    expect(JSON.stringify((await get(ada, 'search?query=zanzibar')).body)).toContain(noteId);
    await remove(ada, `notes/${noteId}`);
    expect(JSON.stringify((await get(ada, 'search?query=zanzibar')).body)).not.toContain(noteId);
    await quiet(test);
    expect(JSON.stringify((await get(ada, 'search?query=zanzibar')).body)).not.toContain(noteId);
  });

  it('lists dependents of a note before it is deleted', async () => {
    const { noteId, highlightId, projectId, boardId } = await study(ada);
    const secret = await study(bob, { private: true });
    const elsewhere = await idOf(bob, `projects/${secret.projectId}/insights`, {
      title: 'Secret insight',
      evidence: [highlightId],
    });
    expect(elsewhere).toBeTruthy();
    for (const ref of [`NOTE/${noteId}`, `HIGHLIGHT/${highlightId}`]) {
      const { body } = await get(ada, `dependents/${ref}`).expect(200);
      expect(body).toMatchObject({ insights: [{ title: 'Zanzibar insight' }], insightCount: 2 });
      expect(JSON.stringify(body)).not.toContain('Secret');
    }
    expect((await get(ada, `dependents/NOTE/${noteId}`)).body.held).toEqual({ highlights: 1, shareLinks: 2 });
    expect((await get(ada, `dependents/TAG_BOARD/${boardId}`)).body).toEqual({
      insights: [{ id: expect.any(String), title: 'Zanzibar insight' }],
      insightCount: 2,
      held: { tags: 1 },
      taggedHighlights: 1,
    });
    // Deleting the project includes its own insight, so only the other one loses evidence.
    expect((await get(bob, `dependents/PROJECT/${projectId}`)).body).toMatchObject({
      insights: [{ title: 'Secret insight' }],
      insightCount: 1,
      held: { notes: 1, insights: 1, highlights: 1, tags: 1, shareLinks: 4 },
    });
    for (const person of [stranger, ada]) await get(person, `dependents/NOTE/${secret.noteId}`).expect(404);
    await get(ada, `dependents/THEME/${noteId}`).expect(400);
  });

  it('restores a project exactly: earlier deletions stay in the trash', async () => {
    const { projectId, noteId, insightId, boardId, tokens } = await study(ada);
    const earlier = await idOf(ada, `projects/${projectId}/notes`, { title: 'Deleted before', markdown: 'Old words.' });
    await remove(ada, `notes/${earlier}`);
    await remove(ada, `projects/${projectId}`);
    for (const path of [
      `projects/${projectId}`,
      `notes/${noteId}`,
      `insights/${insightId}`,
      `projects/${projectId}/counts`,
      `projects/${projectId}/readme`,
    ])
      await get(ada, path).expect(404);
    expect(JSON.stringify(await items(ada, 'projects'))).not.toContain(projectId);
    expect(await Promise.all(Object.values(tokens).map(opened))).toEqual([404, 404, 404, 404]);
    expect(await trash(ada)).toMatchObject([
      {
        objectType: 'PROJECT',
        title: 'Zanzibar study',
        held: { notes: 1, insights: 1, highlights: 1, tags: 1, shareLinks: 4 },
      },
      { title: 'Deleted before', parent: { title: 'Zanzibar study' } },
    ]);
    const refused = (await restore(ada, await entryOf(earlier)).expect(409)).body.errors[0];
    expect([refused.title, refused.message]).toEqual([
      'The project of this note is in the trash',
      'Restore the project “Zanzibar study” first.',
    ]);

    expect((await restore(ada, await entryOf(projectId)).expect(200)).body).toEqual({
      objectType: 'PROJECT',
      objectId: projectId,
      movedTo: null,
    });
    expect((await get(bob, `projects/${projectId}`).expect(200)).body).toMatchObject({
      title: 'Zanzibar study',
      level: 'WRITE',
    });
    expect((await items(ada, `projects/${projectId}/notes`)).map(({ title }) => title)).toEqual(['Zanzibar interview']);
    expect((await items(ada, `projects/${projectId}/tag-boards`)).map(({ id }) => id)).toEqual([boardId]);
    expect(await Promise.all(Object.values(tokens).map(opened))).toEqual([200, 200, 200, 200]);
    expect(await trash(ada)).toMatchObject([{ title: 'Deleted before', parent: null }]);
    await restore(ada, await entryOf(earlier)).expect(200);
    expect(await trash(ada)).toEqual([]);
  });

  it('deletes a tag board with its tags, and restores them on the highlights', async () => {
    const { projectId, boardId, tagId, highlightId } = await study(ada);
    await remove(ada, `tag-boards/${boardId}`);
    expect(await items(ada, `projects/${projectId}/tag-boards`)).toEqual([]);
    expect((await get(ada, `highlights/${highlightId}`)).body.tags).toEqual([]);
    await get(ada, `tags/${tagId}`).expect(404);
    await restore(ada, await entryOf(boardId)).expect(200);
    expect((await get(ada, `highlights/${highlightId}`)).body.tags).toMatchObject([
      { id: tagId, title: 'Zanzibar tag' },
    ]);
  });
});
