import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

const ROOT = '/api/v1';

describe('highlighting whole notes', () => {
  let test: TestApp;
  let ada: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;

  const server = () => request(test.app.getHttpServer());
  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const note = async (markdown: string, project = projectId): Promise<string> =>
    (
      await server()
        .post(`${ROOT}/projects/${project}/notes`)
        .set(as(ada))
        .send({ title: 'Comment', markdown })
        .expect(201)
    ).body.id;
  const highlight = (noteIds: string[], person = ada) =>
    server().post(`${ROOT}/projects/${projectId}/highlights/whole-notes`).set(as(person)).send({ noteIds });
  const on = async (noteId: string): Promise<{ id: string; text: string }[]> =>
    (await server().get(`${ROOT}/notes/${noteId}/highlights`).set(as(ada)).expect(200)).body.items;
  const undo = (undoId: string, person = ada) => server().post(`${ROOT}/undo/${undoId}`).set(as(person));

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada, 1);
  });
  afterAll(() => test.close());

  it('covers all words of each note, once, and undo takes them away', async () => {
    const short = await note('Staff were kind.');
    const long = await note('The wait was long 🙂.\n\nNobody said why.');
    const { body } = await highlight([short, long, short]).expect(200);
    expect(body).toEqual({ undoId: expect.any(String), highlighted: 2, skipped: 0 });
    expect((await on(short)).map(({ text }) => text)).toEqual(['Staff were kind.']);
    expect((await on(long)).map(({ text }) => text)).toEqual(['The wait was long 🙂.\nNobody said why.']);
    await highlight([short, long]).expect(200, { undoId: null, highlighted: 0, skipped: 2 });
    await undo(body.undoId).expect(200);
    expect(await on(short)).toEqual([]);
    expect(await on(long)).toEqual([]);
  });

  it('skips and counts notes that are empty, archived or too long', async () => {
    const good = await note('Parking is hard to find.');
    const empty = await note('');
    const archived = await note('Old words');
    await server().patch(`${ROOT}/notes/${archived}`).set(as(ada)).send({ archived: true }).expect(204);
    const tooLong = await note('word '.repeat(900));
    const { body } = await highlight([good, empty, archived, tooLong]).expect(200);
    expect(body).toMatchObject({ highlighted: 1, skipped: 3 });
  });

  it('undo keeps highlights that were used since', async () => {
    const [used, unused] = [await note('Used words'), await note('Other words')];
    const { body } = await highlight([used, unused]).expect(200);
    const [one] = await on(used);
    await server().put(`${ROOT}/highlights/${one!.id}/about`).set(as(ada)).send({ starred: true }).expect(200);
    await undo(body.undoId).expect(200);
    expect(await on(used)).toHaveLength(1);
    expect(await on(unused)).toEqual([]);
  });

  it('refuses viewers, other workspaces, notes of other projects and no or too many notes', async () => {
    const id = await note('Some words');
    const elsewhere = await note('Other words', await test.people.project(ada, 2));
    await highlight([id], viewer).expect(403);
    await highlight([id], stranger).expect(404);
    await highlight([id, elsewhere]).expect(404);
    await highlight([]).expect(400);
    await highlight(Array.from({ length: 501 }, () => id)).expect(400);
    expect(await on(id)).toEqual([]);
    expect(await on(elsewhere)).toEqual([]);
  });

  it('is possible with markup access, for whom the text stays as it is', async () => {
    const id = await note('Marked by a guest');
    const version = (await server().get(`${ROOT}/notes/${id}`).set(as(ada)).expect(200)).body.version;
    await test.database.query(
      `INSERT INTO access_grant (team_id, project_id, special, level, granted_by, granted_at) VALUES ($1, $2, 'markup', 1, $3, now())`,
      [ada.teamId, projectId, ada.userId],
    );
    await highlight([id], viewer).expect(200);
    expect((await on(id)).map(({ text }) => text)).toEqual(['Marked by a guest']);
    expect((await server().get(`${ROOT}/notes/${id}`).set(as(ada)).expect(200)).body.version).toBe(version);
  });
});
