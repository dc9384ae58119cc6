import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { trashRequests } from '../support/trash-requests.ts';

describe('what a note is related to', () => {
  let test: TestApp;
  let ada: Person;

  const { as, server, idOf, get, items, remove, study } = trashRequests(() => test);

  beforeAll(async () => {
    test = await sharedApp();
  });
  beforeEach(async () => {
    ada = await test.people.member(await test.people.team());
  });
  afterAll(() => test.close());

  it('is derived from its highlights and its people, and named in the folder of its project', async () => {
    const folderId = await idOf(ada, 'folders', { title: 'Africa' });
    const { projectId, noteId, tagId, insightId } = await study(ada, { folderId });
    const personId = await idOf(ada, 'people', { name: 'Ada' });
    await server().post(`/api/v1/notes/${noteId}/people`).set(as(ada)).send({ personId }).expect(200);
    expect((await get(ada, `notes/${noteId}`).expect(200)).body).toMatchObject({
      aiGenerated: false,
      tags: [{ id: tagId, title: 'Zanzibar tag', color: expect.any(String) }],
      people: [{ id: personId, name: 'Ada' }],
      insights: [{ id: insightId, title: 'Zanzibar insight' }],
      folder: { id: folderId, title: 'Africa' },
    });
    expect(await items(ada, `projects/${projectId}/notes`)).toMatchObject([
      { id: noteId, aiGenerated: false, highlightCount: 1, tagCount: 1, personCount: 1, insightCount: 1 },
    ]);
  });

  it('leaves out people that the member cannot see, and insights of other projects', async () => {
    const { projectId, noteId, highlightId, insightId } = await study(ada);
    const personId = await idOf(ada, 'people', { name: 'Ada' });
    await server().post(`/api/v1/notes/${noteId}/people`).set(as(ada)).send({ personId }).expect(200);
    const elsewhere = await test.people.project(ada);
    await idOf(ada, `projects/${elsewhere}/insights`, { title: 'Secret', evidence: [highlightId] });
    const viewer = await test.people.member(ada.teamId, 'VIEWER');
    await test.database.query(`UPDATE team SET people_access = 'CONTRIBUTORS' WHERE id = $1`, [ada.teamId]);
    const seen = await get(viewer, `notes/${noteId}`);
    expect(seen.body).toMatchObject({ people: [], insights: [{ id: insightId }] });
    expect(await items(viewer, `projects/${projectId}/notes`)).toMatchObject([{ personCount: 0, insightCount: 1 }]);
    expect((await get(ada, `notes/${noteId}`)).body.insights).toHaveLength(2);
  });

  it('shows a highlight with its version, and its selected words while they are in the note', async () => {
    const { noteId, highlightId, tagId } = await study(ada);
    expect((await get(ada, `highlights/${highlightId}`)).body).toMatchObject({
      text: 'zanzibar price',
      selectedText: 'zanzibar price',
      version: 1,
      deleted: false,
      highlightReason: null,
      suggestedTagIds: [],
      tags: [{ id: tagId, highlightCount: 1 }],
    });
    await server()
      .put(`/api/v1/highlights/${highlightId}/place`)
      .set(as(ada))
      .send({ quote: 'because of the zanzibar price' })
      .expect(200);
    expect(await items(ada, `notes/${noteId}/highlights`)).toMatchObject([
      { selectedText: 'because of the zanzibar price', version: 2, tags: [{ highlightCount: 1 }] },
    ]);
    await server().put(`/api/v1/notes/${noteId}/content`).set(as(ada)).send({ markdown: 'Nothing.' }).expect(204);
    expect((await get(ada, `highlights/${highlightId}`)).body).toMatchObject({
      text: 'because of the zanzibar price',
      selectedText: null,
      lost: true,
      version: 3,
    });
  });

  it('counts only highlights outside the trash', async () => {
    const { projectId, noteId, tagId } = await study(ada);
    const other = await idOf(ada, `projects/${projectId}/notes`, { markdown: 'The price again.' });
    await idOf(ada, `notes/${other}/highlights`, { quote: 'price', tagIds: [tagId] });
    expect(await items(ada, `notes/${other}/highlights`)).toMatchObject([{ tags: [{ highlightCount: 2 }] }]);
    const undoId = await remove(ada, `notes/${noteId}`);
    expect(await items(ada, `notes/${other}/highlights`)).toMatchObject([{ tags: [{ highlightCount: 1 }] }]);
    const [board] = (await items(ada, `projects/${projectId}/tag-boards`)) as unknown as {
      groups: { tags: { highlightCount: number }[] }[];
    }[];
    expect(board!.groups[0]!.tags[0]!.highlightCount).toBe(1);
    await server().post(`/api/v1/undo/${undoId}`).set(as(ada)).expect(200);
    expect(await items(ada, `notes/${other}/highlights`)).toMatchObject([{ tags: [{ highlightCount: 2 }] }]);
  });
});
