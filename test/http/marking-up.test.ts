import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';

const MARKDOWN = '**Ada** (0:21): I never trust the first number.\n\n**Ben** (1:05): Why not? I always do.';

describe('member with markup access', () => {
  let test: TestApp;
  let ada: Person;
  let marker: Person;
  let other: Person;
  let projectId: string;
  let noteId: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const highlight = async (quote: string, person: Person): Promise<string> =>
    (await server().post(`/api/v1/notes/${noteId}/highlights`).set(as(person)).send({ quote }).expect(201)).body.id;
  const read = async (path: string) => (await server().get(`/api/v1/${path}`).set(as(ada)).expect(200)).body;
  const put = (id: string, quote: string, person: Person) =>
    server().put(`/api/v1/highlights/${id}/place`).set(as(person)).send({ quote });
  const write = (markdown: string) =>
    server().put(`/api/v1/notes/${noteId}/content`).set(as(ada)).send({ markdown }).expect(204);

  beforeAll(async () => {
    test = await openApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    marker = await test.people.member(team, 'VIEWER');
    other = await test.people.member(team, 'VIEWER');
    projectId = await test.people.project(ada, 1);
    await test.database.query(
      `INSERT INTO access_grant (team_id, project_id, special, level, granted_by, granted_at) VALUES ($1, $2, 'markup', 1, $3, now())`,
      [team, projectId, ada.userId],
    );
  });
  beforeEach(async () => {
    noteId = (
      await server().post(`/api/v1/projects/${projectId}/notes`).set(as(ada)).send({ markdown: MARKDOWN }).expect(201)
    ).body.id;
  });
  afterAll(() => test.close());

  it('moves and removes their own highlights, and can undo it', async () => {
    const id = await highlight('Why not', marker);
    await put(id, 'I always do', marker).expect(200);
    expect(await read(`highlights/${id}`)).toMatchObject({ text: 'I always do', anchor: 'beside' });
    const { undoId } = (await server().delete(`/api/v1/highlights/${id}`).set(as(marker)).expect(200)).body;
    await server().post(`/api/v1/undo/${undoId}`).set(as(marker)).expect(204);
    expect(await read(`highlights/${id}`)).toMatchObject({ text: 'I always do', anchor: 'beside', lost: false });
  });

  it('highlights text after a refused highlight in a closed note', async () => {
    const refused = { quote: 'Why not', tagIds: ['01890000-0000-7000-8000-000000000009'] };
    await server().post(`/api/v1/notes/${noteId}/highlights`).set(as(marker)).send(refused).expect(422);
    await write('**Ada**: Entirely other words.');
    expect(await read(`highlights/${await highlight('Entirely other', marker)}`)).toMatchObject({
      text: 'Entirely other',
      lost: false,
    });
  });

  it.each<[string, () => Person]>([
    ['who writes', () => ada],
    ['somebody else who marks up', () => other],
  ])('can neither move nor remove a highlight of %s, which stays on its text through later edits', async (_, owner) => {
    const id = await highlight('the first number', owner());
    expect((await put(id, 'Why not', marker).expect(403)).body.errors[0].title).toBe(
      'You can only change your own highlights',
    );
    await server().delete(`/api/v1/highlights/${id}`).set(as(marker)).expect(403);
    await write(`Before.\n\n${MARKDOWN}`);
    expect(await read(`highlights/${id}`)).toMatchObject({ text: 'the first number', lost: false });
  });

  it('cannot change highlights they made in the text while they could write', async () => {
    const id = await highlight('the first number', ada);
    await test.database.query('UPDATE highlight SET created_by = $2 WHERE id = $1', [id, marker.userId]);
    expect((await put(id, 'Why not', marker).expect(403)).body.errors[0].title).toBe(
      'This highlight is part of the text, which you cannot edit',
    );
    await server().delete(`/api/v1/highlights/${id}`).set(as(marker)).expect(403);
  });

  it('moves a restored lost highlight to other text', async () => {
    const id = await highlight('Why not', marker);
    const { undoId } = (await server().delete(`/api/v1/highlights/${id}`).set(as(marker)).expect(200)).body;
    await write('**Ada** (0:21): All new.');
    await server().post(`/api/v1/undo/${undoId}`).set(as(marker)).expect(204);
    expect(await read(`highlights/${id}`)).toMatchObject({ text: 'Why not', lost: true });
    await put(id, 'All new', marker).expect(200);
    expect(await read(`highlights/${id}`)).toMatchObject({ text: 'All new', anchor: 'beside', lost: false });
  });

  it('removes tags they applied, and no others', async () => {
    const make = async (path: string) =>
      (await server().post(`/api/v1/${path}`).set(as(ada)).send({ title: 'New' }).expect(201)).body.id as string;
    const group = await make(`tag-boards/${await make(`projects/${projectId}/tag-boards`)}/groups`);
    const [theirs, own] = [await make(`tag-groups/${group}/tags`), await make(`tag-groups/${group}/tags`)];
    const id = await highlight('Why not', ada);
    const tags = (person: Person, tagId: string) =>
      server()
        .post(`/api/v1/highlights/${id}/tags`)
        .set(as(person))
        .send({ tagIds: [tagId] })
        .expect(200);
    const untag = (person: Person, tagId: string) =>
      server().delete(`/api/v1/highlights/${id}/tags/${tagId}`).set(as(person));
    await tags(other, theirs);
    await tags(marker, own);
    expect((await untag(marker, theirs).expect(403)).body.errors[0].title).toBe(
      'You can only remove tags that you applied',
    );
    await untag(marker, own).expect(200);
    expect((await read(`highlights/${id}`)).tags.map((tag: { id: string }) => tag.id)).toEqual([theirs]);
    await untag(ada, theirs).expect(200);
  });

  it('undoes moving a lost highlight, which is lost again', async () => {
    const id = await highlight('Why not', marker);
    await write('**Ada** (0:21): All new.');
    const { undoId } = (await put(id, 'All new', marker).expect(200)).body;
    await server().post(`/api/v1/undo/${undoId}`).set(as(marker)).expect(204);
    expect(await read(`highlights/${id}`)).toMatchObject({ text: 'Why not', lost: true });
  });

  it('moves only their own highlight: a mark with its id in the text moves no highlight stored outside the document', async () => {
    const id = await highlight('the first number', ada);
    const besideId = await highlight('Why not', marker);
    await test.database.query(
      `UPDATE highlight SET (anchor, text, before, after, start_at, end_at, relative_start, relative_end) =
      (SELECT anchor, text, before, after, start_at, end_at, relative_start, relative_end FROM highlight WHERE id = $2) WHERE id = $1`,
      [id, besideId],
    );
    await write(`Before.\n\n${MARKDOWN}`);
    expect((await read(`highlights/${id}`)).text).toBe('Why not');
  });

  it('sees highlights of an archived note read-only: no create, move, tag, remove or restore', async () => {
    const id = await highlight('Why not', ada);
    const gone = await highlight('I always do', ada);
    const { undoId } = (await server().delete(`/api/v1/highlights/${gone}`).set(as(ada)).expect(200)).body;
    const board = (
      await server().post(`/api/v1/projects/${projectId}/tag-boards`).set(as(ada)).send({ title: 'Board' })
    ).body.id;
    const group = (await server().post(`/api/v1/tag-boards/${board}/groups`).set(as(ada)).send({ title: 'Group' })).body
      .id;
    const tagId = (await server().post(`/api/v1/tag-groups/${group}/tags`).set(as(ada)).send({ title: 'Tag' })).body.id;
    await server()
      .post(`/api/v1/highlights/${id}/tags`)
      .set(as(ada))
      .send({ tagIds: [tagId] })
      .expect(200);
    await server().patch(`/api/v1/notes/${noteId}`).set(as(ada)).send({ archived: true }).expect(204);
    const before = await read(`highlights/${id}`);
    for (const person of [ada, marker]) {
      for (const attempt of [
        server().post(`/api/v1/notes/${noteId}/highlights`).send({ quote: 'Why not' }),
        put(id, 'I always do', person),
        server().delete(`/api/v1/highlights/${id}`),
        server()
          .post(`/api/v1/highlights/${id}/tags`)
          .send({ tagIds: [tagId] }),
        server().delete(`/api/v1/highlights/${id}/tags/${tagId}`),
      ])
        expect((await attempt.set(as(person)).expect(409)).body.errors[0].title).toBe('Unavailable in read-only mode');
    }
    expect((await server().post(`/api/v1/undo/${undoId}`).set(as(ada)).expect(409)).body.errors[0].title).toBe(
      'Unavailable in read-only mode',
    );
    expect(await read(`highlights/${id}`)).toEqual(before);
    await server().patch(`/api/v1/notes/${noteId}`).set(as(ada)).send({ archived: false }).expect(204);
    await server().post(`/api/v1/undo/${undoId}`).set(as(ada)).expect(204);
  });
});
