import type { UnitOfWork } from '@evident/application/kernel/unit-of-work';
import { CleanUp } from '@evident/application/cleanup/clean-up';
import type { PurgingStores } from '@evident/application/trash/purge-in-batches';
import { Bus } from '../../api/kernel/bus.ts';
import { WORK } from '../../api/kernel/kernel.module.ts';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { storeAiText } from '../support/stored-ai-text.ts';
import { trashRequests } from '../support/trash-requests.ts';
import { until } from '../support/waiting.ts';

describe('purging the trash', () => {
  let test: TestApp;
  let ada: Person;

  const { as, server, idOf, get, remove, trash, restore, entryOf, rows, study } = trashRequests(() => test);
  const cleanUp = () => test.app.get(Bus).ask(new CleanUp());

  beforeAll(async () => {
    test = await openApp();
  });
  beforeEach(async () => {
    ada = await test.people.member(await test.people.team());
  });
  afterAll(() => test.close());

  it('deletes forever with all dependents, in the background', async () => {
    const { projectId, noteId, insightId, boardId, highlightId } = await study(ada);
    const textId = await storeAiText(test.database, { ...ada, noteId, quote: 'of the deleted note' });
    const content = async () =>
      (await test.database.query<{ content: object }>('SELECT content FROM ai_text WHERE id = $1', [textId]))[0]!
        .content;
    const sentencesOf = async () => (await get(ada, `ai/texts/${textId}`).expect(200)).body.content.sections;
    expect(await sentencesOf()).toHaveLength(1);
    const { id: fileId } = (
      await server()
        .post(`/api/v1/projects/${projectId}/files`)
        .set(as(ada))
        .attach('file', Buffer.from('text'), 'a.txt')
        .expect(201)
    ).body;
    await remove(ada, `notes/${noteId}`);
    expect(await sentencesOf()).toEqual([]);
    expect(JSON.stringify(await content())).toContain('of the deleted note');
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
    expect(await content()).toEqual({ sections: [], citations: [] });
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
});
