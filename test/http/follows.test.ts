import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { until } from '../support/waiting.ts';

describe('following over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let projectId: string;
  let folderId: string;
  let inFolder: string;
  let tagId: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const make = async (path: string, body: object): Promise<string> =>
    (await server().post(`/api/v1/${path}`).set(as(ada)).send(body).expect(201)).body.id;
  const follow = (type: string, id: string, person = ada) =>
    server().put(`/api/v1/follows/${type}/${id}`).set(as(person));
  const unfollow = (type: string, id: string) => server().delete(`/api/v1/follows/${type}/${id}`).set(as(ada));
  const follows = async (person = ada) => (await server().get('/api/v1/follows').set(as(person)).expect(200)).body;
  const typesOf = async (person = ada) => (await follows(person)).items.map(({ type }: { type: string }) => type);
  /** The titles of the notes that the filter of someone's follows finds. */
  const found = async (person = ada): Promise<string[]> => {
    const filter = JSON.stringify((await follows(person)).filter);
    const { body } = await server()
      .get('/api/v1/search')
      .query({ query: '', filter, types: 'NOTE', sort: 'TITLE' })
      .set(as(person))
      .expect(200);
    return body.groups.flatMap(({ items }: { items: { preview: { title: { text: string }[] } }[] }) =>
      items.map(({ preview }) => preview.title.map(({ text }) => text).join('')),
    );
  };

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    ben = await test.people.member(team);
    projectId = await make('projects', { title: 'Open' });
    folderId = await make('folders', { title: 'Outer' });
    inFolder = await make('projects', {
      title: 'Inner',
      folderId: await make('folders', { title: 'Sub', parentId: folderId }),
    });
    await make(`projects/${projectId}/notes`, { title: 'A note' });
    await make(`projects/${inFolder}/notes`, { title: 'B note' });
    const elsewhere = await make('projects', { title: 'Elsewhere' });
    const tagged = await make(`projects/${elsewhere}/notes`, { title: 'C note', markdown: 'Tagged words' });
    await make(`projects/${elsewhere}/notes`, { title: 'D note' });
    const boardId = await make(`projects/${elsewhere}/tag-boards`, { title: 'Board' });
    const groupId = await make(`tag-boards/${boardId}/groups`, { title: 'Group' });
    tagId = await make(`tag-groups/${groupId}/tags`, { title: 'Price' });
    await make(`notes/${tagged}/highlights`, { quote: 'Tagged words', tagIds: [tagId] });
    await until(async () => {
      const everything = await server().get('/api/v1/search?query=note&types=NOTE').set(as(ada)).expect(200);
      return everything.body.total === 4;
    });
  });
  afterAll(() => test.close());
  beforeEach(() => test.database.query('DELETE FROM follow'));

  it('finds what is in projects, in folders and their subfolders, and with tags', async () => {
    expect((await follows()).filter.fieldForms).toEqual([]);
    await follow('PROJECT', projectId).expect(204);
    expect(await found()).toEqual(['A note']);
    await follow('PROJECT_CATEGORY', folderId).expect(204);
    await follow('TAG', tagId).expect(204);
    await follow('TAG', tagId).expect(204);
    expect(await typesOf()).toEqual(['TAG', 'PROJECT_CATEGORY', 'PROJECT']);
    expect(await found()).toEqual(['A note', 'B note', 'C note']);
    await unfollow('PROJECT_CATEGORY', folderId).expect(204);
    expect(await found()).toEqual(['A note', 'C note']);
    expect(await typesOf(ben)).toEqual([]);
  });

  it('is refused for what the member cannot see, and hides what they can no longer see', async () => {
    const hidden = await test.people.project(ada);
    await follow('PROJECT', hidden, ben).expect(404);
    await follow('PROJECT', ben.userId, ben).expect(404);
    await follow('NOTE', hidden).expect(400);
    await follow('PROJECT', projectId, ben).expect(204);
    await test.database.query('DELETE FROM access_grant WHERE project_id = $1 AND special IS NOT NULL', [projectId]);
    expect(await follows(ben)).toEqual({ items: [], filter: { combinator: 'or', fieldForms: [] } });
  });
});
