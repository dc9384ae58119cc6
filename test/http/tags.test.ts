import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

describe('tags over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;
  let groupId: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada, 2);
    const board = await server()
      .post(`/api/v1/projects/${projectId}/tag-boards`)
      .set(as(ada))
      .send({ title: 'Themes' })
      .expect(201);
    const group = await server()
      .post(`/api/v1/tag-boards/${board.body.id}/groups`)
      .set(as(ada))
      .send({ title: 'Trust' })
      .expect(201);
    groupId = group.body.id;
  });
  afterAll(() => test.close());

  const newTag = async (title: string): Promise<string> =>
    (await server().post(`/api/v1/tag-groups/${groupId}/tags`).set(as(ada)).send({ title }).expect(201)).body.id;

  it("shows a new tag in its group, in the group's color and without highlights", async () => {
    const id = await newTag('Doubts the number');
    const { body } = await server().get(`/api/v1/projects/${projectId}/tag-boards`).set(as(viewer)).expect(200);
    expect(body.items[0].groups[0].tags).toContainEqual(
      expect.objectContaining({ id, title: 'Doubts the number', color: 'blue', highlightCount: 0 }),
    );
  });

  it('gives each new group of a project a different color, across boards', async () => {
    const own = await test.people.project(ada, 2);
    const made = async (path: string) =>
      (await server().post(`/api/v1/${path}`).set(as(ada)).send({ title: 'New' }).expect(201)).body.id as string;
    const boards = [await made(`projects/${own}/tag-boards`), await made(`projects/${own}/tag-boards`)];
    for (const board of [...boards, ...boards, ...boards]) await made(`tag-boards/${board}/groups`);
    const { body } = await server().get(`/api/v1/projects/${own}/tag-boards`).set(as(ada)).expect(200);
    const colors = (body.items as { groups: { color: string }[] }[]).flatMap(({ groups }) =>
      groups.map(({ color }) => color),
    );
    expect(colors).toHaveLength(6);
    expect(new Set(colors).size).toBe(6);
  });

  it('renames a tag, keeps absent properties and clears null ones', async () => {
    const id = await newTag('Old');
    await server().patch(`/api/v1/tags/${id}`).set(as(ada)).send({ description: 'Why' }).expect(200);
    await server().patch(`/api/v1/tags/${id}`).set(as(ada)).send({ title: 'New' }).expect(200);
    expect((await server().get(`/api/v1/tags/${id}`).set(as(ada))).body).toMatchObject({
      title: 'New',
      description: 'Why',
    });
    await server().patch(`/api/v1/tags/${id}`).set(as(ada)).send({ description: null }).expect(200);
    expect((await server().get(`/api/v1/tags/${id}`).set(as(ada))).body).toMatchObject({
      title: 'New',
      description: null,
    });
  });

  it('refuses to change a locked tag until it is unlocked', async () => {
    const id = await newTag('Fixed');
    await server().patch(`/api/v1/tags/${id}`).set(as(ada)).send({ locked: true }).expect(200);
    const { body } = await server().patch(`/api/v1/tags/${id}`).set(as(ada)).send({ title: 'Moved on' }).expect(409);
    expect(body.errors).toEqual([{ code: 'InvalidOperation', title: 'Tag is locked', message: 'Unlock it first.' }]);
    await server().patch(`/api/v1/tags/${id}`).set(as(ada)).send({ locked: false, title: 'Moved on' }).expect(200);
  });

  it.each([
    ['an empty title', { title: '' }],
    ['a title of blanks', { title: '   ' }],
    ['a title of 201 characters', { title: 'x'.repeat(201) }],
    ['a NUL character', { title: 'a\u0000b' }],
    ['a property nobody named', { title: 'ok', colour: 'red' }],
    ['null where nothing can be cleared', { title: null }],
  ])('refuses %s and names the invalid property', async (_, body) => {
    const id = await newTag('Stays');
    const answer = await server().patch(`/api/v1/tags/${id}`).set(as(ada)).send(body).expect(400);
    expect(answer.body.errors[0]).toMatchObject({
      code: 'ValidationError',
      title: expect.stringMatching(/title|colour/),
    });
    expect((await server().get(`/api/v1/tags/${id}`).set(as(ada))).body.title).toBe('Stays');
  });

  it('tells a viewer why they cannot change a tag', async () => {
    const id = await newTag('Mine');
    const { body } = await server().patch(`/api/v1/tags/${id}`).set(as(viewer)).send({ title: 'Yours' }).expect(403);
    expect(body.errors[0]).toMatchObject({ code: 'Forbidden', title: 'Viewers cannot edit' });
  });

  it('hides a tag from other teams, as if it did not exist', async () => {
    const id = await newTag('Secret');
    for (const attempt of [
      server().get(`/api/v1/tags/${id}`),
      server().patch(`/api/v1/tags/${id}`).send({ title: 'Taken' }),
    ]) {
      const { body } = await attempt.set(as(stranger)).expect(404);
      expect(JSON.stringify(body)).not.toContain('Secret');
    }
    expect((await server().get(`/api/v1/tags/${id}`).set(as(ada))).body.title).toBe('Secret');
  });

  it('refuses an id that is no UUID, and a request without a token', async () => {
    await server().get('/api/v1/tags/not-an-id').set(as(ada)).expect(400);
    await server().get(`/api/v1/tags/${groupId}`).expect(401);
  });
});
