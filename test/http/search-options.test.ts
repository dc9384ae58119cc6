import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { until } from '../support/waiting.ts';

interface Results {
  groups: { type: string; total: number; items: { id: string }[] }[];
  counts: { tab: string; total: number; more: boolean }[];
}

const row = (name: string, operator: string, ...values: string[]) => ({
  id: name,
  field: { kind: 'system', name },
  operator,
  values,
});
const form = (...fieldForms: object[]) => JSON.stringify({ combinator: 'and', fieldForms });

describe('options of search', () => {
  let test: TestApp;
  let ada: Person;
  let admin: Person;
  let viewer: Person;
  let project: string;
  let notes: string[];
  let highlight: string;
  let tag: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const make = async (path: string, body: object): Promise<string> =>
    (await server().post(`/api/v1/${path}`).set(as(ada)).send(body).expect(201)).body.id;
  const ask = (query: object, person = ada) =>
    server()
      .get('/api/v1/search')
      .query({ query: 'zeppelin', ...query })
      .set(as(person));
  const results = async (query: object, person = ada): Promise<Results> => (await ask(query, person).expect(200)).body;
  const idsOf = async (query: object, person = ada) =>
    (await results(query, person)).groups.flatMap(({ items }) => items.map(({ id }) => id));
  const countsOf = async (query: object, person = ada) =>
    Object.fromEntries((await results(query, person)).counts.map(({ tab, total }) => [tab, total]));

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    admin = await test.people.member(team, 'MANAGER', { workspaceAdmin: true });
    project = await test.people.project(ada, 2);
    notes = [
      await make(`projects/${project}/notes`, { title: 'Beta', markdown: 'A zeppelin, a zeppelin, a zeppelin!' }),
      await make(`projects/${project}/notes`, { title: 'Zeppelin', markdown: 'Nothing else.' }),
      await make(`projects/${project}/notes`, { title: 'Alpha', markdown: 'One zeppelin came late.' }),
    ];
    highlight = await make(`notes/${notes[2]}/highlights`, { quote: 'zeppelin came late' });
    const group = await groupIn(project);
    tag = await make(`tag-groups/${group}/tags`, { title: 'Airships' });
    await server()
      .post(`/api/v1/highlights/${highlight}/tags`)
      .set(as(ada))
      .send({ tagIds: [tag] })
      .expect(200);
    await make('people', { name: 'Zeppelin Graf', details: { Email: 'graf@example.org' } });
    await make('people', { name: 'Zeppelin Nobody' });
    await until(async () => (await countsOf({}))['Everything'] === 6);
  });
  afterAll(() => test.close());

  async function groupIn(projectId: string): Promise<string> {
    const board = await make(`projects/${projectId}/tag-boards`, { title: 'Board' });
    return make(`tag-boards/${board}/groups`, { title: 'Group' });
  }

  it('are read in the text of the query, too', async () => {
    expect(await idsOf({ query: 'zeppelin tag:airships', types: 'HIGHLIGHT' })).toEqual([highlight]);
    expect(await idsOf({ query: '-tag:Airships zeppelin', types: 'HIGHLIGHT' })).toEqual([]);
    expect(await idsOf({ query: 'zeppelin sort:title', types: 'NOTE' })).toEqual([notes[2], notes[0], notes[1]]);
    const { body } = await ask({ query: 'zeppelin tag:unheard' }).expect(200);
    expect(body.groups).toEqual([]);
    expect(body.notices).toEqual([
      { part: 'tag:unheard', message: expect.stringMatching(/^No tag is named “unheard”/) },
    ]);
    expect((await ask({ query: 'zeppelin tag:airships' }, viewer).expect(200)).body.notices).toEqual([]);
  });
  it('count the results of each tab', async () => {
    expect(await countsOf({})).toMatchObject({ Data: 3, Notes: 3, Highlights: 1, People: 2, Contacts: 1, Tags: 0 });
    expect(await idsOf({ types: 'PERSON', contacts: true })).toHaveLength(1);
    expect(await countsOf({ types: 'PERSON', contacts: true })).toEqual({ Everything: 1, Contacts: 1, People: 1 });
  });

  it('find words in titles only', async () => {
    expect(await idsOf({ types: 'NOTE', titleOnly: true })).toEqual([notes[1]]);
  });

  it('order by time and title, page by page', async () => {
    const [first, second, third] = notes;
    expect(await idsOf({ types: 'NOTE', sort: 'CREATED' })).toEqual([third, second, first]);
    expect(await idsOf({ types: 'NOTE', sort: 'CREATED', direction: 'ASC' })).toEqual([first, second, third]);
    expect(await idsOf({ types: 'NOTE', sort: 'TITLE' })).toEqual([third, first, second]);
    expect(await idsOf({ types: 'NOTE', sort: 'TITLE', limit: 1, offset: 1 })).toEqual([first]);
    expect((await results({ types: 'NOTE', sort: 'TITLE', limit: 1, offset: 1 })).groups[0]!.total).toBe(3);
    expect((await results({ types: 'NOTE', sort: 'UPDATED', limit: 0 })).groups[0]).toMatchObject({
      total: 3,
      items: [],
    });
  });

  it('find everything that a filter allows when there are no words, and nothing without a filter', async () => {
    const tagged = form(row('Tags', 'HasAnyOf', tag));
    expect((await idsOf({ query: '', filter: tagged })).sort()).toEqual([notes[2], highlight].sort());
    expect(await countsOf({ query: ' ', filter: tagged })).toMatchObject({ Everything: 2, Notes: 1, Highlights: 1 });
    expect(await idsOf({ query: '', types: 'NOTE', filter: form(row('Starred', 'Is', 'false')) })).toEqual(
      notes.toReversed(),
    );
    expect(await idsOf({ query: 'nowhere', filter: tagged })).toEqual([]);
    expect(await idsOf({ query: '' })).toEqual([]);
    expect(await idsOf({ query: '', filter: form() })).toEqual([]);
  });

  it('filter by the rows of one form, whichever types it applies to', async () => {
    expect((await idsOf({ filter: form(row('Tags', 'HasAnyOf', tag)) })).sort()).toEqual([notes[2], highlight].sort());
    expect(await idsOf({ types: 'NOTE', filter: form(row('Title', 'Contains', 'alpha')) })).toEqual([notes[2]]);
    expect(await countsOf({ filter: form(row('Title', 'Contains', 'nothing')) })).toMatchObject({ Everything: 0 });
    expect(await idsOf({ filter: form(row('Name', 'Contains', 'graf')) })).toHaveLength(1);
    expect(await idsOf({ filter: form(row('Published', 'Is', 'true')) })).toEqual([]);
    expect(await idsOf({ types: 'NOTE', limit: 1, filter: form(row('Title', 'IsNot', 'zeppelin')) })).toEqual([
      notes[0],
    ]);
  });

  it('list all objects of a filter without words, newest first', async () => {
    const tagged = { query: '', filter: form(row('Tags', 'HasAnyOf', tag)) };
    expect((await idsOf(tagged)).sort()).toEqual([notes[2], highlight].sort());
    expect(await countsOf(tagged)).toMatchObject({ Everything: 2, Notes: 1, Highlights: 1, People: 0 });
    const titled = { query: ' ', types: 'NOTE', filter: form(row('Title', 'IsNot', 'zeppelin')) };
    expect(await idsOf(titled)).toEqual([notes[2], notes[0]]);
    expect(await idsOf({ ...titled, limit: 1, offset: 1 })).toEqual([notes[0]]);
    expect(await idsOf({ ...titled, sort: 'TITLE', direction: 'DESC' })).toEqual([notes[0], notes[2]]);
    expect(await idsOf({ query: '' })).toEqual([]);
  });

  it('refuse what cannot be used, in words', async () => {
    const titleOf = async (query: object) => (await ask(query).expect(400)).body.errors[0].title;
    expect(await titleOf({ filter: '{' })).toBe('Invalid JSON');
    expect(await titleOf({ filter: form(row('Created', 'IsAfter', 'some day')) })).toBe('The filter cannot be used');
    expect(await titleOf({ types: 'TAG', filter: form(row('Published', 'Is', 'true')) })).toBe(
      'The filter cannot be used',
    );
    await ask({ sort: 'RANDOM' }).expect(400);
  });

  it('find no people for members without access to people', async () => {
    await server().patch('/api/v1/workspace').set(as(admin)).send({ peopleAccess: 'MANAGERS' }).expect(204);
    expect(await countsOf({}, viewer)).toMatchObject({ People: 0, Contacts: 0 });
    await ask({ filter: form(row('Name', 'Contains', 'graf')) }, viewer).expect(400);
  });

  it('are read in brackets, and never find more than the reader sees', async () => {
    const types = ['NOTE'];
    const found = async (query: string, person = ada) => (await idsOf({ query, types }, person)).toSorted();
    const [beta, , alpha] = notes as [string, string, string];
    expect(await found('zeppelin tag:airships')).toEqual([alpha]);
    expect(await found('zeppelin (tag:airships OR title:beta)')).toEqual([beta, alpha]);
    expect(await found('zeppelin title:beta OR title:alpha')).toEqual([beta, alpha]);
    expect(await found('zeppelin (from:2020 (title:beta OR title:alpha)) -(title:beta)')).toEqual([alpha]);
    expect(await found('(title:beta OR from:2020)')).toEqual(expect.arrayContaining(notes));
    expect(await found('zeppelin (tag:unheard OR from:2020)')).toEqual([]);
    expect(await found('zeppelin -(tag:unheard)')).toEqual([]);
    const stranger = await test.people.member(await test.people.team());
    for (const query of ['(from:2020 OR to:2099)', '-(title:beta)', 'zeppelin -(-(from:2020))'])
      expect(await found(query, stranger)).toEqual([]);
    const hidden = await test.people.project(ada);
    const secret = await make(`projects/${hidden}/notes`, { title: 'Secret hangar', markdown: 'Nobody else.' });
    const queries = ['(title:hangar OR title:beta)', '-(title:alpha OR -(title:hangar))', 'title:hangar OR from:2099'];
    for (const query of queries) {
      await until(async () => (await found(query)).includes(secret));
      expect(await found(query, viewer)).not.toContain(secret);
    }
    for (const brackets of ['()', '('.repeat(900), `${'('.repeat(900)}tag:airships${')'.repeat(900)}`])
      await ask({ query: `zeppelin ${brackets}`, types }).expect(200);
  });
});
