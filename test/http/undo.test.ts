import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

describe('undoable changes', () => {
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let noteId: string;

  const server = () => request(test.app.getHttpServer());
  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const left = async (
    person: Person,
    query = '',
  ): Promise<{ items: { undoId: string; label: string; createdAt: string }[]; next: string | null }> =>
    (await server().get(`/api/v1/undo${query}`).set(as(person)).expect(200)).body;
  const deleteAHighlight = async (person: Person, quote: string): Promise<string> => {
    const { id } = (
      await server().post(`/api/v1/notes/${noteId}/highlights`).set(as(person)).send({ quote }).expect(201)
    ).body;
    return (await server().delete(`/api/v1/highlights/${id}`).set(as(person)).expect(200)).body.undoId;
  };

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    ben = await test.people.member(team);
    const projectId = await test.people.project(ada, 2);
    noteId = (
      await server()
        .post(`/api/v1/projects/${projectId}/notes`)
        .set(as(ada))
        .send({ markdown: 'One, two, three, four.' })
        .expect(201)
    ).body.id;
  });
  afterAll(() => test.close());

  it("are the member's own, not yet undone, newest first, page by page", async () => {
    const [one, two, three] = [
      await deleteAHighlight(ada, 'One'),
      await deleteAHighlight(ada, 'two'),
      await deleteAHighlight(ada, 'three'),
    ];
    await deleteAHighlight(ben, 'four');
    await server().post(`/api/v1/undo/${two}`).set(as(ada)).expect(200);
    const { items } = await left(ada);
    expect(items.map(({ undoId, label }) => [undoId, label])).toEqual([
      [three, 'Deleted a highlight'],
      [one, 'Deleted a highlight'],
    ]);
    const first = await left(ada, '?limit=1');
    expect((await left(ada, `?limit=1&cursor=${first.next}`)).items.map(({ undoId }) => undoId)).toEqual([one]);
  });

  it('are hidden when their project becomes inaccessible, and return with it', async () => {
    const project = await test.people.project(ada);
    const eve = await test.people.member(ada.teamId);
    const grant = (level: string) =>
      server()
        .put(`/api/v1/projects/${project}/access`)
        .set(as(ada))
        .send({ kind: 'user', id: eve.userId, level })
        .expect(204);
    await grant('WRITE');
    const { id: boardId } = (
      await server()
        .post(`/api/v1/projects/${project}/tag-boards`)
        .set(as(eve))
        .send({ title: 'Secret board' })
        .expect(201)
    ).body;
    await server().patch(`/api/v1/tag-boards/${boardId}`).set(as(eve)).send({ title: 'Secret plans' }).expect(200);
    const shown = (await left(eve)).items;
    expect(shown.length).toBeGreaterThan(0);
    await grant('none');
    expect((await left(eve)).items).toEqual([]);
    await grant('READ');
    expect((await left(eve)).items).toEqual(shown);
  });
});
