import { randomUUID } from 'node:crypto';
import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

interface Highlight {
  id: string;
  text: string;
  start: number;
  end: number;
  starred: boolean;
  remark: string | null;
  tags: { title: string; highlightCount?: number }[];
}

const starredRow = { id: '1', field: { kind: 'system', name: 'Starred' }, operator: 'Is', values: ['true'] };

describe('star, note, split and join of highlights', () => {
  let test: TestApp;
  let ada: Person;
  let viewer: Person;
  let projectId: string;
  let tags: string[];

  const server = () => request(test.app.getHttpServer());
  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const post = (path: string, body: object, person = ada) =>
    server().post(`/api/v1/${path}`).set(as(person)).send(body);
  const about = (id: string, body: object, person = ada) =>
    server().put(`/api/v1/highlights/${id}/about`).set(as(person)).send(body);
  const made = async (path: string, body: object): Promise<string> => (await post(path, body).expect(201)).body.id;
  const ofNote = async (noteId: string): Promise<Highlight[]> =>
    (await server().get(`/api/v1/notes/${noteId}/highlights`).set(as(ada)).expect(200)).body.items;
  const undo = (undoId: string) => post(`undo/${undoId}`, {});

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    projectId = await test.people.project(ada, 2);
    const board = await made(`projects/${projectId}/tag-boards`, { title: 'Themes' });
    const group = await made(`tag-boards/${board}/groups`, { title: 'Trust' });
    tags = [
      await made(`tag-groups/${group}/tags`, { title: 'A' }),
      await made(`tag-groups/${group}/tags`, { title: 'B' }),
    ];
  });
  afterAll(() => test.close());

  const note = async (): Promise<string> => {
    const id = await made(`projects/${projectId}/notes`, { title: 'Interview' });
    await server()
      .put(`/api/v1/notes/${id}/content`)
      .set(as(ada))
      .send({ markdown: 'I never trust the first number. We look at the first page only.' })
      .expect(204);
    return id;
  };
  const words = (noteId: string, quote: string, tagIds: string[] = []) =>
    made(`notes/${noteId}/highlights`, { quote, tagIds });
  const shape = (highlights: readonly Highlight[]) =>
    highlights.map(({ text, tags: on }) => [
      text,
      on
        .map(({ title }) => title)
        .sort()
        .join(),
    ]);

  it('is created once under an id of the client, however often and late the request is repeated', async () => {
    const [noteId, id, stranger] = [await note(), randomUUID(), await test.people.member(await test.people.team())];
    const wanted = { id: id.toUpperCase(), quote: 'first number', tagIds: [tags[0]] };
    expect([
      await made(`notes/${noteId}/highlights`, wanted),
      await made(`notes/${noteId}/highlights`, wanted),
    ]).toEqual([id, id]);
    expect((await ofNote(noteId)).map((one) => one.id)).toEqual([id]);
    const taken = await post(`notes/${await note()}/highlights`, wanted).expect(409);
    expect(taken.body.errors[0].title).toBe('This id is taken');
    const theirs = await test.people.project(stranger, 2);
    const other = (
      await post(`projects/${theirs}/notes`, { title: 'Ours', markdown: 'The first number.' }, stranger).expect(201)
    ).body.id;
    const refused = await post(`notes/${other}/highlights`, { id, quote: 'first number' }, stranger).expect(409);
    expect(refused.body.errors).toEqual(taken.body.errors);
  });

  it('is listed in the order of creation among those of the same words, whatever the ids of clients', async () => {
    const [noteId, ids] = [await note(), [randomUUID(), randomUUID(), randomUUID()].sort().reverse()];
    for (const id of ids) await made(`notes/${noteId}/highlights`, { id, quote: 'first number' });
    expect((await ofNote(noteId)).map((one) => one.id)).toEqual(ids);
    const paged: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await server()
        .get(`/api/v1/notes/${noteId}/highlights?limit=1${cursor && `&cursor=${cursor}`}`)
        .set(as(ada))
        .expect(200);
      paged.push(...page.body.items.map((one: Highlight) => one.id));
      cursor = page.body.next as string | null;
    }
    expect(paged).toEqual(ids);
  });

  it('stars it for the team and keeps a note, with undo; viewers cannot', async () => {
    const noteId = await note();
    const id = await words(noteId, 'I never trust the first number.');
    await about(id, { starred: true }, viewer).expect(403);
    await about(id, { starred: true }).expect(200);
    const { body } = await about(id, { remark: '  Ask again ' }).expect(200);
    expect((await ofNote(noteId))[0]).toMatchObject({ starred: true, remark: 'Ask again' });
    await words(noteId, 'We look at the first page only.');
    const form = { combinator: 'and', fieldForms: [starredRow] };
    const { body: found } = await server()
      .get(`/api/v1/projects/${projectId}/highlights`)
      .query({ filter: JSON.stringify(form) })
      .set(as(ada))
      .expect(200);
    expect(found.items.map((one: Highlight) => one.id)).toEqual([id]);
    expect((await about(id, { remark: 'Ask again' }).expect(200)).body).toEqual({ undoId: null });
    await undo(body.undoId).expect(200);
    expect((await ofNote(noteId))[0]).toMatchObject({ starred: true, remark: null });
    await about(id, { remark: 'x'.repeat(2001) }).expect(400);
  });

  it('returns with star and note when its removal is undone', async () => {
    const noteId = await note();
    const id = await words(noteId, 'I never trust the first number.');
    await about(id, { starred: true, remark: 'Keep' }).expect(200);
    const { body } = await server().delete(`/api/v1/highlights/${id}`).set(as(ada)).expect(200);
    await undo(body.undoId).expect(200);
    expect((await ofNote(noteId))[0]).toMatchObject({ id, starred: true, remark: 'Keep' });
  });

  it('splits it into two with the same tags, and undo makes it whole', async () => {
    const noteId = await note();
    const id = await words(noteId, 'I never trust the first number. We look at the first page only.', tags);
    const [whole] = await ofNote(noteId);
    const { body } = await post(`highlights/${id}/split`, { at: whole!.start + 32 }).expect(201);
    expect(shape(await ofNote(noteId))).toEqual([
      ['I never trust the first number.', 'A,B'],
      ['We look at the first page only.', 'A,B'],
    ]);
    await post(`highlights/${id}/split`, { at: whole!.start }).expect(422);
    await post(`highlights/${id}/split`, { at: whole!.start + 5 }, viewer).expect(403);
    await undo(body.undoId).expect(200);
    const after = await ofNote(noteId);
    expect(after).toHaveLength(1);
    expect(after[0]).toMatchObject({ id, text: whole!.text });
  });

  it('joins two with the tags of both, and undo separates them exactly', async () => {
    const noteId = await note();
    const first = await words(noteId, 'I never trust the first number.', [tags[0]!]);
    const second = await words(noteId, 'We look at the first page only.', [tags[1]!]);
    await about(second, { remark: 'Second' }).expect(200);
    const before = await ofNote(noteId);
    const { body } = await post(`highlights/${second}/join`, { withHighlightId: first }).expect(200);
    expect(shape(await ofNote(noteId))).toEqual([
      ['I never trust the first number. We look at the first page only.', 'A,B'],
    ]);
    await undo(body.undoId).expect(200);
    const after = await ofNote(noteId);
    expect(shape(after)).toEqual(shape(before));
    expect(after.map(({ id, remark }) => [id, remark])).toEqual(before.map(({ id, remark }) => [id, remark]));
    await post(`highlights/${second}/join`, { withHighlightId: second }).expect(422);
    const elsewhere = await words(await note(), 'I never trust the first number.');
    await post(`highlights/${second}/join`, { withHighlightId: elsewhere }).expect(422);
  });
});
