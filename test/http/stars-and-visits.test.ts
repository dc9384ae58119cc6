import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

describe('favorites, visits and work over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let bob: Person;
  let stranger: Person;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const project = async (person: Person, title: string, more = {}): Promise<string> =>
    (
      await server()
        .post('/api/v1/projects')
        .set(as(person))
        .send({ title, ...more })
        .expect(201)
    ).body.id;
  const titles = async (person: Person, list: string) =>
    (await server().get(`/api/v1/${list}`).set(as(person)).expect(200)).body.items.map(
      ({ title }: { title: string }) => title,
    );
  const visit = (person: Person, id: string, type = 'PROJECT') =>
    server().post('/api/v1/visits').set(as(person)).send({ type, id });
  const star = (person: Person, id: string, type = 'PROJECT') =>
    server().put(`/api/v1/stars/${type}/${id}`).set(as(person));

  async function note(projectId: string, title: string, table: 'note' | 'insight' = 'note'): Promise<string> {
    const [row] = await test.database.query<{ id: string }>(
      `INSERT INTO ${table} (id, team_id, project_id, title, rank, created_by, created_at, updated_at) VALUES (gen_random_uuid(), $1, $2, $3, 1, $4, now(), now()) RETURNING id`,
      [ada.teamId, projectId, title, ada.userId],
    );
    return row!.id;
  }

  beforeAll(async () => {
    test = await sharedApp();
  });
  beforeEach(async () => {
    const team = await test.people.team();
    ada = await test.people.member(team);
    bob = await test.people.member(team);
    stranger = await test.people.member(await test.people.team());
  });
  afterAll(() => test.close());

  it('stars items per member, idempotently, and unstars them', async () => {
    const id = await project(ada, 'Pricing');
    const folder = (await server().post('/api/v1/folders').set(as(ada)).send({ title: 'Research' }).expect(201)).body
      .id;
    const interview = await note(id, 'Interview 7');
    await star(ada, id).expect(204);
    await star(ada, id).expect(204);
    await star(ada, folder, 'PROJECT_CATEGORY').expect(204);
    await star(ada, interview, 'NOTE').expect(204);
    expect(await titles(ada, 'stars')).toEqual(['Interview 7', 'Research', 'Pricing']);
    expect(await titles(ada, 'stars?type=PROJECT&type=PROJECT_CATEGORY')).toEqual(['Research', 'Pricing']);
    expect(await titles(ada, 'projects?starred=true')).toEqual(['Pricing']);
    expect(await titles(bob, 'stars')).toEqual([]);
    expect(await titles(bob, 'projects?starred=true')).toEqual([]);
    await server().delete(`/api/v1/stars/PROJECT/${id}`).set(as(ada)).expect(204);
    await server().delete(`/api/v1/stars/PROJECT/${id}`).set(as(ada)).expect(204);
    expect(await titles(ada, 'stars')).toEqual(['Interview 7', 'Research']);
  });

  it('keeps the latest visit per item, newest first', async () => {
    const [a, b] = [await project(ada, 'A'), await project(ada, 'B')];
    for (const id of [a, b, a]) await visit(bob, id).expect(204);
    const insight = await note(a, 'They leave for the price', 'insight');
    await visit(bob, insight, 'INSIGHT').expect(204);
    const { body } = await server().get('/api/v1/visits?limit=1').set(as(bob)).expect(200);
    expect(body.items).toMatchObject([
      {
        type: 'INSIGHT',
        id: insight,
        title: 'They leave for the price',
        project: { id: a, title: 'A' },
        starred: false,
      },
    ]);
    expect(await titles(bob, `visits?cursor=${body.next}`)).toEqual(['A', 'B']);
    expect(await titles(bob, 'visits?type=INSIGHT')).toEqual(['They leave for the price']);
    expect(await titles(ada, 'visits')).toEqual([]);
  });

  it('records a visit to an archived note, and shows it once restored', async () => {
    const interview = await note(await project(ada, 'Kept'), 'Put away');
    const archive = (archived: boolean) =>
      server().patch(`/api/v1/notes/${interview}`).set(as(ada)).send({ archived }).expect(204);
    await archive(true);
    await visit(bob, interview, 'NOTE').expect(204);
    expect(await titles(bob, 'visits')).toEqual([]);
    await archive(false);
    expect(await titles(bob, 'visits')).toEqual(['Put away']);
  });

  it('keeps the latest 200 items', async () => {
    const id = await project(ada, 'Latest');
    await test.database.query(
      `INSERT INTO visit (team_id, member_id, object_type, object_id, at) SELECT $1, $2, 'NOTE', gen_random_uuid(), now() - interval '1 day' FROM generate_series(1, 200)`,
      [ada.teamId, ada.userId],
    );
    await visit(ada, id).expect(204);
    expect(
      await test.database.query(
        'SELECT count(*)::int AS kept, max(at)::date = now()::date AS latest FROM visit WHERE member_id = $1',
        [ada.userId],
      ),
    ).toEqual([{ kept: 200, latest: true }]);
  });

  it('lists own items by kind', async () => {
    const id = await project(ada, 'Mine');
    await project(bob, 'His');
    await note(id, 'Finding', 'insight');
    expect(await titles(ada, 'your-work?type=PROJECT')).toEqual(['Mine']);
    expect(await titles(ada, 'your-work?type=INSIGHT')).toEqual(['Finding']);
    expect(await titles(ada, 'your-work')).toEqual(['Finding', 'Mine']);
  });

  it('omits items no longer visible, and reveals nothing of hidden ones', async () => {
    const id = await project(ada, 'Soon private');
    await star(bob, id).expect(204);
    await visit(bob, id).expect(204);
    await server()
      .put(`/api/v1/projects/${id}/access`)
      .set(as(ada))
      .send({ kind: 'special', id: 'public', level: 'none' })
      .expect(204);
    expect([await titles(bob, 'stars'), await titles(bob, 'visits')]).toEqual([[], []]);
    const secret = await note(id, 'Secret');
    for (const person of [bob, stranger]) {
      await star(person, id).expect(404);
      await star(person, secret, 'NOTE').expect(404);
      await visit(person, secret, 'NOTE').expect(404);
    }
  });

  it('refuses unknown kinds', async () => {
    await star(ada, ada.userId, 'PERSON').expect(400);
    await visit(ada, ada.userId, 'PERSON').expect(400);
    await server().get('/api/v1/stars?type=PERSON').set(as(ada)).expect(400);
  });
});
