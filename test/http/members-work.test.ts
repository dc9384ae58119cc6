import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

describe('work of a member, and its news', () => {
  let test: TestApp;
  let ada: Person;
  let bob: Person;
  let stranger: Person;
  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const get = async (person: Person, path: string) =>
    (await request(test.app.getHttpServer()).get(`/api/v1${path}`).set(as(person)).expect(200)).body.items as {
      type: string;
      title: string;
      text: string;
      what: string;
      by: { id: string } | null;
    }[];
  const post = async (person: Person, path: string, body: object) =>
    (await request(test.app.getHttpServer()).post(`/api/v1${path}`).set(as(person)).send(body)).body;
  const put = (person: Person, path: string, body?: object) =>
    request(test.app.getHttpServer())
      .put(`/api/v1${path}`)
      .set(as(person))
      .send(body)
      .expect(({ status }) => {
        expect(status).toBeLessThan(300);
      });
  const visit = (person: Person, type: string, id: string) => post(person, '/visits', { type, id });
  const titles = async (person: Person, path: string) => (await get(person, path)).map(({ title }) => title);
  const news = async (person: Person) =>
    (await get(person, '/news')).map(({ type, title, what, by }) => [type, title, what, by?.id]);
  const project = async (person: Person, title: string, more = {}): Promise<string> =>
    (await post(person, '/projects', { title, ...more })).id;
  const note = async (person: Person, projectId: string, title: string): Promise<string> =>
    (await post(person, `/projects/${projectId}/notes`, { title, markdown: `The words of ${title}.` })).id;
  const insight = async (person: Person, projectId: string, title: string): Promise<string> =>
    (await post(person, `/projects/${projectId}/insights`, { title, markdown: 'Because.' })).id;

  beforeAll(async () => {
    test = await sharedApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    const team = await test.people.team();
    [ada, bob] = [await test.people.member(team), await test.people.member(team)];
    stranger = await test.people.member(await test.people.team());
  });

  it('lists visible items by kind, newest first', async () => {
    const open = await project(ada, 'Pricing');
    const closed = await project(ada, 'Secret', { private: true });
    const interview = await note(ada, open, 'Interview 1');
    const hidden = await note(ada, closed, 'Secret interview');
    await insight(ada, open, 'They leave');
    await post(ada, `/notes/${interview}/highlights`, { quote: 'words of Interview' });
    await post(ada, `/notes/${hidden}/highlights`, { quote: 'words of Secret' });
    await note(bob, open, 'Of Bob');
    expect(await titles(bob, `/members/${ada.userId}/work`)).toEqual(['They leave', 'Interview 1', 'Pricing']);
    expect(await titles(ada, `/members/${ada.userId}/work`)).toEqual([
      'They leave',
      'Secret interview',
      'Interview 1',
      'Secret',
      'Pricing',
    ]);
    expect(await titles(bob, `/members/${ada.userId}/work?type=NOTE`)).toEqual(['Interview 1']);
    expect((await get(bob, `/members/${ada.userId}/highlights`)).map(({ text }) => text)).toEqual([
      'words of Interview',
    ]);
    expect(await get(bob, `/members/${bob.userId}/highlights`)).toEqual([]);
    for (const list of ['work', 'highlights'])
      expect(await get(stranger, `/members/${ada.userId}/${list}`)).toEqual([]);
  });

  it("marks the reader's own favorites", async () => {
    const id = await project(ada, 'Pricing');
    await put(bob, `/stars/PROJECT/${id}`);
    expect((await get(bob, `/members/${ada.userId}/work`))[0]).toMatchObject({ title: 'Pricing', starred: true });
    expect((await get(ada, `/members/${ada.userId}/work`))[0]).toMatchObject({ starred: false });
  });

  it('is news to others in their projects, until they open it or the project', async () => {
    const id = await project(ada, 'Pricing');
    await note(bob, id, 'Before anybody cared');
    await visit(bob, 'PROJECT', id);
    await visit(ada, 'PROJECT', id);
    const first = await note(bob, id, 'First');
    const second = await note(bob, id, 'Second');
    expect(await news(ada)).toEqual([
      ['NOTE', 'Second', 'created', bob.userId],
      ['NOTE', 'First', 'created', bob.userId],
    ]);
    expect(await news(bob)).toEqual([]);
    await visit(ada, 'NOTE', first);
    expect(await news(ada)).toEqual([['NOTE', 'Second', 'created', bob.userId]]);
    await visit(ada, 'PROJECT', id);
    expect(await news(ada)).toEqual([]);
    await put(bob, `/notes/${second}/content`, { markdown: 'Corrected words.' });
    expect(await news(ada)).toEqual([['NOTE', 'Second', 'changed', bob.userId]]);
  });

  it('is no news from projects a member never opened, except for a published insight', async () => {
    const id = await project(bob, 'Pricing');
    await note(bob, id, 'Interview');
    const finding = await insight(bob, id, 'They leave');
    expect(await news(ada)).toEqual([]);
    await put(bob, `/insights/${finding}/publication`);
    expect(await news(ada)).toEqual([['INSIGHT', 'They leave', 'published', bob.userId]]);
    expect(await news(bob)).toEqual([]);
    await visit(ada, 'INSIGHT', finding);
    expect(await news(ada)).toEqual([]);
  });

  it('is no news to members without access, nor after a month', async () => {
    const id = await project(bob, 'Secret');
    await visit(ada, 'PROJECT', id);
    await note(bob, id, 'Interview');
    await put(bob, `/insights/${await insight(bob, id, 'They leave')}/publication`);
    expect(await news(ada)).toHaveLength(2);
    expect(await news(stranger)).toEqual([]);
    await test.database.query(`DELETE FROM access_grant WHERE project_id = $1 AND subject_key = 'public'`, [id]);
    expect(await news(ada)).toEqual([]);
    const old = await project(bob, 'Old');
    await visit(ada, 'PROJECT', old);
    const interview = await note(bob, old, 'Old interview');
    await test.database.query(`UPDATE visit SET at = at - interval '40 days' WHERE object_id = $1`, [old]);
    await test.database.query(`UPDATE contribution SET at = at - interval '31 days' WHERE object_id = $1`, [interview]);
    expect(await news(ada)).toEqual([]);
  });
});
