import request from 'supertest';
import type { TestApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { sharedApp } from '../support/shared-app.ts';

describe('moving between projects over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let viewer: Person;
  let stranger: Person;
  let from: string;
  let to: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const post = (path: string, body: object, person = ada) =>
    server().post(`/api/v1/${path}`).set(as(person)).send(body);
  const make = async (path: string, body: object): Promise<string> => (await post(path, body).expect(201)).body.id;
  const get = async (path: string, person = ada) =>
    (await server().get(`/api/v1/${path}`).set(as(person)).expect(200)).body;
  const undo = (undoId: string) => post(`undo/${undoId}`, {});
  const text = async (project: string): Promise<string> =>
    (
      await server()
        .post(`/api/v1/projects/${project}/files`)
        .set(as(ada))
        .attach('file', Buffer.from('Guide'), 'guide.txt')
        .expect(201)
    ).body.id;
  const move = (objectType: 'NOTE' | 'INSIGHT', objectIds: string[], project = to, person = ada) =>
    post(`projects/${project}/moves`, { objectType, objectIds }, person);
  const tagged = async (project: string): Promise<Record<string, string[]>> =>
    Object.fromEntries(
      (await get(`projects/${project}/highlights`)).items.map(
        ({ text, tags }: { text: string; tags: { title: string }[] }) => [text, tags.map(({ title }) => title).sort()],
      ),
    );
  const boards = async (project: string) =>
    (await get(`projects/${project}/tag-boards`)).items.map(
      (board: { title: string; groups: { title: string; tags: { title: string }[] }[] }) => [
        board.title,
        board.groups.map(({ title, tags }) => [title, tags.map((tag) => tag.title)]),
      ],
    );
  const picture = async (project: string): Promise<string> => {
    const PNG = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
      'base64',
    );
    return (
      await server().post(`/api/v1/projects/${project}/files`).set(as(ada)).attach('file', PNG, 'seen.png').expect(201)
    ).body.id;
  };

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    ben = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team());
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    from = await test.people.project(ada, 1);
    to = await test.people.project(ada);
  });

  it('takes notes along with highlights, comments and tags, and undo brings back all of it', async () => {
    const board = await make(`projects/${from}/tag-boards`, { title: 'Themes' });
    const trust = await make(`tag-boards/${board}/groups`, { title: 'Trust' });
    const doubts = await make(`tag-groups/${trust}/tags`, { title: 'Doubts' });
    const price = await make(`tag-groups/${trust}/tags`, { title: 'Price' });
    const theirs = await make(`projects/${to}/tag-boards`, { title: 'Ours' });
    const money = await make(`tag-boards/${theirs}/groups`, { title: 'Money' });
    await make(`tag-groups/${money}/tags`, { title: ' price' });
    const note = await make(`projects/${from}/notes`, { title: 'Call', markdown: 'It costs too much. Says who?' });
    await make(`notes/${note}/highlights`, { quote: 'costs too much', tagIds: [price, doubts] });
    const other = await make(`projects/${from}/notes`, { title: 'Stays' });
    await make('comment-threads', { objectType: 'NOTE', objectId: note, text: 'Really?' });
    expect(
      (await post(`projects/${to}/moves/preview`, { objectType: 'NOTE', objectIds: [note] }).expect(200)).body,
    ).toEqual({
      obstacles: [],
      highlights: 1,
      comments: 1,
      files: 0,
      links: 0,
      fieldValues: 0,
      knownTags: 1,
      newTags: 1,
    });
    const before = await boards(to);

    const done = await move('NOTE', [note]);
    expect([done.status, done.body]).toEqual([200, { undoId: expect.any(String) }]);
    const { undoId } = done.body;
    expect(await tagged(to)).toEqual({ 'costs too much': [' price', 'Doubts'] });
    expect(await tagged(from)).toEqual({});
    expect(await boards(to)).toEqual([...before, ['Themes', [['Trust', ['Doubts']]]]]);
    expect(await get(`notes/${note}`)).toMatchObject({ projectId: to, title: 'Call' });
    expect((await get(`projects/${from}/notes`)).items.map(({ id }: { id: string }) => id)).toEqual([other]);
    await server().get(`/api/v1/notes/${note}`).set(as(ben)).expect(404);
    const threads = `comment-threads?objectType=NOTE&objectId=${note}`;
    expect((await get(threads)).items).toHaveLength(1);

    await undo(undoId).expect(204);
    expect(await tagged(from)).toEqual({ 'costs too much': ['Doubts', 'Price'] });
    expect(await boards(to)).toEqual(before);
    await server().get(`/api/v1/notes/${note}`).set(as(ben)).expect(200);
    expect((await get(threads)).items).toHaveLength(1);
  });

  it('needs write access to both projects, and never names objects out of sight', async () => {
    const note = await make(`projects/${from}/notes`, { title: 'Call' });
    const hidden = await make(`projects/${to}/notes`, { title: 'Hidden' });
    await move('NOTE', [note], to, ben).expect(404);
    const ofBen = await test.people.project(ben);
    expect((await move('NOTE', [note], ofBen, ben)).status).toBe(403);
    await move('NOTE', [hidden], ofBen, ben).expect(404);
    await move('NOTE', [note], from, viewer).expect(403);
    await move('NOTE', [note], from, stranger).expect(404);
    await move('NOTE', [note], from).expect(409);
    await move('NOTE', [note, hidden], await test.people.project(ada)).expect(409);
  });

  it('is refused as a whole while something cannot go along', async () => {
    const file = await text(from);
    const note = await make(`projects/${from}/notes`, { title: 'One' });
    const twin = await make(`projects/${from}/notes`, { title: 'Two' });
    for (const id of [note, twin]) await post(`notes/${id}/files`, { fileId: file }).expect(200);
    const refused = await move('NOTE', [note]).expect(409);
    expect(refused.body.errors[0]).toMatchObject({ title: '“One” can’t be moved' });
    expect(refused.body.errors[0].message).toContain('also used elsewhere');
    await move('NOTE', [note, twin]).expect(200);
    expect(await get(`projects/${to}/files`)).toMatchObject({ items: [{ id: file }] });
    await server().patch(`/api/v1/notes/${note}`).set(as(ada)).send({ archived: true }).expect(204);
    await move('NOTE', [note], from).expect(409);
  });

  it('moves and copies insights with evidence, cover and fields', async () => {
    const note = await make(`projects/${from}/notes`, { title: 'Call', markdown: 'It costs too much.' });
    const highlight = await make(`notes/${note}/highlights`, { quote: 'costs too much' });
    const insight = await make(`projects/${from}/insights`, { title: 'Price', evidence: [highlight] });
    const cover = await picture(from);
    const patch = (body: object) => server().patch(`/api/v1/insights/${insight}`).set(as(ada)).send(body).expect(204);
    await patch({ coverFileId: cover });
    const field = await make(`projects/${from}/fields`, { objectType: 'INSIGHT', type: 'TEXT', label: 'Owner' });
    const values = { values: [{ fieldId: field, text: 'Ada' }] };
    await server().patch(`/api/v1/insights/${insight}/fields`).set(as(ada)).send(values).expect(200);
    await server()
      .put(`/api/v1/insights/${insight}/evidence/${highlight}`)
      .set(as(ada))
      .send({ contradicts: true })
      .expect(204);

    const {
      id: copy,
      undoId,
      ...left
    } = (await post(`projects/${from}/insight-copies`, { insightId: insight }).expect(201)).body;
    expect(left).toEqual({ evidence: 0, images: 0 });
    expect(await get(`insights/${copy}`)).toMatchObject({
      title: 'Copy of Price',
      coverFileId: cover,
      publishedAt: null,
    });
    expect((await get(`insights/${copy}/evidence`)).items).toMatchObject([
      { highlightId: highlight, contradicts: true },
    ]);
    expect((await get(`insights/${copy}/fields`)).values).toMatchObject([{ fieldId: field, text: 'Ada' }]);
    await undo(undoId).expect(204);
    await server().get(`/api/v1/insights/${copy}`).set(as(ada)).expect(404);

    const far = (await post(`projects/${to}/insight-copies`, { insightId: insight }).expect(201)).body;
    expect(far).toMatchObject({ evidence: 0, images: 1 });
    expect((await get(`insights/${far.id}/fields`)).values).toEqual([]);
    await post(`projects/${from}/insight-copies`, { insightId: far.id }, ben).expect(404);

    await patch({ locked: true });
    await move('INSIGHT', [insight]).expect(409);
    await patch({ locked: false });
    const moved = (await move('INSIGHT', [insight]).expect(200)).body;
    expect(await get(`insights/${insight}`)).toMatchObject({ projectId: to, coverFileId: cover });
    expect((await get(`insights/${insight}/fields`)).values).toEqual([]);
    await undo(moved.undoId).expect(204);
    expect((await get(`insights/${insight}/fields`)).values).toMatchObject([{ text: 'Ada' }]);
  });
});
