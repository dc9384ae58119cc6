import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';

interface Applied {
  id: string;
  appliedBy: string;
  appliedAt: string;
  how: string;
}

describe('tags on a highlight', () => {
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let projectId: string;
  let groupId: string;
  let id: string;
  let tagId: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const make = async (path: string, body: object): Promise<string> =>
    (await server().post(`/api/v1/${path}`).set(as(ada)).send(body).expect(201)).body.id;
  const tag = (person: Person, ...tagIds: string[]) =>
    server().post(`/api/v1/highlights/${id}/tags`).set(as(person)).send({ tagIds });
  const untag = (person: Person, one = tagId) =>
    server().delete(`/api/v1/highlights/${id}/tags/${one}`).set(as(person));
  const undo = (person: Person, { body }: { body: { undoId: string } }) =>
    server().post(`/api/v1/undo/${body.undoId}`).set(as(person));
  const applied = async (): Promise<Applied[]> =>
    (await server().get(`/api/v1/highlights/${id}`).set(as(ada)).expect(200)).body.tags.map(
      ({ id: tagged, appliedBy, appliedAt, how }: Applied) => ({ id: tagged, appliedBy, appliedAt, how }),
    );

  beforeAll(async () => {
    test = await openApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    ben = await test.people.member(team);
    projectId = await test.people.project(ada, 2);
    groupId = await make(`tag-boards/${await make(`projects/${projectId}/tag-boards`, { title: 'Board' })}/groups`, {
      title: 'Group',
    });
  });
  beforeEach(async () => {
    id = await make(
      `notes/${await make(`projects/${projectId}/notes`, { markdown: 'I never trust it.' })}/highlights`,
      { quote: 'never trust' },
    );
    tagId = await make(`tag-groups/${groupId}/tags`, { title: 'Doubt' });
  });
  afterAll(() => test.close());

  it('are restored unchanged by undoing a removal: author, time and origin', async () => {
    await tag(ada, tagId).expect(200);
    await test.database.query(
      `UPDATE highlight_tag SET how = 'import', applied_at = '2026-01-02T03:04:05.678Z' WHERE highlight_id = $1`,
      [id],
    );
    const before = await applied();
    const off = await untag(ben).expect(200);
    expect(await applied()).toEqual([]);
    await undo(ben, off).expect(204);
    expect(await applied()).toEqual(before);
    expect(before).toEqual([
      { id: tagId, appliedBy: ada.userId, appliedAt: '2026-01-02T03:04:05.678Z', how: 'import' },
    ]);
  });

  it('stay where another member had applied them when tagging is undone', async () => {
    await tag(ada, tagId).expect(200);
    const before = await applied();
    const other = await make(`tag-groups/${groupId}/tags`, { title: 'Numbers' });
    const on = await tag(ben, tagId, other).expect(200);
    expect(await applied()).toHaveLength(2);
    await undo(ben, on).expect(204);
    expect(await applied()).toEqual(before);
  });

  it.each([
    ['the first', 0],
    ['the second', 1],
  ])('stay with the other author when two members applied them and %s undoes it', async (_who, which) => {
    const people = [ada, ben];
    const undoable = [await tag(ada, tagId).expect(200), await tag(ben, tagId).expect(200)];
    await undo(people[which]!, undoable[which]!).expect(204);
    expect(await applied()).toMatchObject([{ id: tagId, appliedBy: people[1 - which]!.userId }]);
    await undo(people[1 - which]!, undoable[1 - which]!).expect(204);
    expect(await applied()).toEqual([]);
  });

  it('keep both applications when their removal is undone', async () => {
    const first = await tag(ada, tagId).expect(200);
    await tag(ben, tagId).expect(200);
    await undo(ben, await untag(ben).expect(200)).expect(204);
    await undo(ada, first).expect(204);
    expect(await applied()).toMatchObject([{ id: tagId, appliedBy: ben.userId }]);
  });

  it.each<[string, () => Promise<{ body: { undoId: string } }>]>([
    ['deleting the tag', async () => server().delete(`/api/v1/tags/${tagId}`).set(as(ada)).expect(200)],
    [
      'merging the tag into another',
      async () =>
        server()
          .post(`/api/v1/tags/${tagId}/merge`)
          .set(as(ada))
          .send({ intoTagId: await make(`tag-groups/${groupId}/tags`, { title: 'Numbers' }) })
          .expect(200),
    ],
  ])('keep both applications when %s is undone', async (_what, change) => {
    const first = await tag(ada, tagId).expect(200);
    await tag(ben, tagId).expect(200);
    await undo(ada, await change()).expect(204);
    await undo(ada, first).expect(204);
    expect(await applied()).toMatchObject([{ id: tagId, appliedBy: ben.userId }]);
  });

  it('are merged with both authors, the first shown', async () => {
    const other = await make(`tag-groups/${groupId}/tags`, { title: 'Numbers' });
    await tag(ben, tagId).expect(200);
    const second = await tag(ada, other).expect(200);
    await server().post(`/api/v1/tags/${tagId}/merge`).set(as(ada)).send({ intoTagId: other }).expect(200);
    expect(await applied()).toMatchObject([{ id: other, appliedBy: ben.userId }]);
    await undo(ada, second).expect(204);
    expect(await applied()).toMatchObject([{ id: other, appliedBy: ben.userId }]);
  });

  it('stay as well if removed and applied again meanwhile', async () => {
    const on = await tag(ben, tagId).expect(200);
    await untag(ada).expect(200);
    await tag(ada, tagId).expect(200);
    await undo(ben, on).expect(204);
    expect((await applied()).map(({ appliedBy }) => appliedBy)).toEqual([ada.userId]);
  });

  it('stay with another member who applied them meanwhile, when a removal is undone', async () => {
    await tag(ada, tagId).expect(200);
    const off = await untag(ada).expect(200);
    await tag(ben, tagId).expect(200);
    const before = await applied();
    await undo(ada, off).expect(204);
    expect(await applied()).toEqual(before);
  });

  it('are not restored if the tag or the highlight is gone, with the reason', async () => {
    await tag(ada, tagId).expect(200);
    const off = await untag(ada).expect(200);
    await server().delete(`/api/v1/tags/${tagId}`).set(as(ada)).expect(200);
    expect((await undo(ada, off).expect(409)).body.errors[0].title).toBe('The tag is gone');
    await server().delete(`/api/v1/highlights/${id}`).set(as(ada)).expect(200);
    expect((await undo(ada, off).expect(409)).body.errors[0].title).toBe('The highlight is gone');
  });
});
