import { type FilterForm, allOf, systemRow } from '@evident/domain/filters';
import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

describe('lists of insights, people, tags and folders by a filter form', () => {
  let test: TestApp;
  let ada: Person;
  let projectId: string;

  const server = () => request(test.app.getHttpServer());
  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const make = async (path: string, body: object): Promise<string> =>
    (await server().post(`/api/v1/${path}`).set(as(ada)).send(body).expect(201)).body.id;
  const get = (path: string, form: FilterForm, person = ada) =>
    server()
      .get(`/api/v1/${path}${path.includes('?') ? '&' : '?'}filter=${encodeURIComponent(JSON.stringify(form))}`)
      .set(as(person));
  const found = async (path: string, ...rows: Parameters<typeof systemRow>[]): Promise<string[]> => {
    const { items } = (await get(path, allOf(...rows.map((row) => systemRow(...row)))).expect(200)).body;
    return items.map(({ title, name }: Record<string, string>) => title ?? name);
  };

  beforeAll(async () => {
    test = await sharedApp();
    ada = await test.people.member(await test.people.team(), 'MANAGER');
    projectId = await test.people.project(ada, 1);
  });
  afterAll(() => test.close());

  it('insights, also the published ones; archived ones only if the form asks for them', async () => {
    const price = await make(`projects/${projectId}/insights`, { title: 'Prices puzzle people' });
    await make(`projects/${projectId}/insights`, { title: 'Nobody trusts numbers' });
    const old = await make(`projects/${projectId}/insights`, { title: 'Prices of last year' });
    await server().patch(`/api/v1/insights/${old}`).set(as(ada)).send({ archived: true }).expect(204);
    await server().put(`/api/v1/insights/${price}/publication`).set(as(ada)).expect(200);
    const list = `projects/${projectId}/insights`;
    expect(await found(list, ['Title', 'Contains', 'prices'])).toEqual(['Prices puzzle people']);
    expect(await found(list, ['Archived', 'Is', 'true'])).toEqual(['Prices of last year']);
    expect(await found(`${list}?archived=true`, ['Title', 'Contains', 'prices'])).toEqual(['Prices of last year']);
    expect(await found(list, ['Published', 'Is', 'false'])).toEqual(['Nobody trusts numbers']);
    expect(await found('published-insights', ['Title', 'Contains', 'prices'])).toEqual(['Prices puzzle people']);
    expect(await found('published-insights', ['Title', 'Contains', 'numbers'])).toEqual([]);
  });

  it('people, in the export too', async () => {
    const field = await make('fields', { label: 'City', type: 'TEXT', objectType: 'PERSON' });
    const [paris] = await Promise.all(['Ada L.', 'Benedict'].map((name) => make('people', { name })));
    const values = [{ fieldId: field, text: 'Paris' }];
    await server().patch(`/api/v1/people/${paris}/fields`).set(as(ada)).send({ values }).expect(200);
    expect(await found('people', ['Name', 'Contains', 'benedict'])).toEqual(['Benedict']);
    expect(await found('people', ['Authors', 'HasAnyOf', 'current user'])).toEqual(['Ada L.', 'Benedict']);
    const inParis: FilterForm = {
      combinator: 'and',
      fieldForms: [{ id: '1', field: { kind: 'person', fieldId: field }, operator: 'Is', values: ['paris'] }],
    };
    expect((await get('people', inParis).expect(200)).body.items).toMatchObject([{ name: 'Ada L.' }]);
    const { text } = await get('people/export', inParis).expect(200);
    expect(text).toContain('Ada L.');
    expect(text).not.toContain('Benedict');
    const segment = await make('filters', { name: 'Paris', objectType: 'PERSON', projectId: null, form: inParis });
    expect(await found('people', ['Segment', 'HasNoneOf', segment])).toEqual(['Benedict']);
    await test.database.query(`UPDATE team SET people_access = 'MANAGERS' WHERE id = $1`, [ada.teamId]);
    const contributor = await test.people.member(ada.teamId);
    const refused = await get('people', allOf(systemRow('Name', 'Contains', 'ada')), contributor).expect(400);
    expect(refused.body.errors[0].message).toContain('You don’t have access to people.');
  });

  it('tags of the boards; groups stay', async () => {
    const board = await make(`projects/${projectId}/tag-boards`, { title: 'Themes' });
    const [doubts, habits] = await Promise.all(
      ['Doubts', 'Habits'].map((title) => make(`tag-boards/${board}/groups`, { title })),
    );
    await make(`tag-groups/${doubts}/tags`, { title: 'Price' });
    await make(`tag-groups/${habits}/tags`, { title: 'Speed' });
    const tagsBy = async (...row: Parameters<typeof systemRow>) => {
      const { items } = (await get(`projects/${projectId}/tag-boards`, allOf(systemRow(...row))).expect(200)).body;
      const groups = items.flatMap((one: { groups: { tags: { title: string }[] }[] }) => one.groups);
      return groups.map(({ tags }: { tags: { title: string }[] }) => tags.map(({ title }) => title)).sort();
    };
    expect(await tagsBy('Title', 'Contains', 'price')).toEqual([[], ['Price']]);
    expect(await tagsBy('TagGroup', 'HasNoneOf', doubts!)).toEqual([[], ['Speed']]);
    expect(await tagsBy('HighlightCount', 'Is', '0')).toEqual([['Price'], ['Speed']]);
  });

  it('folders', async () => {
    const top = await make('folders', { title: 'Research' });
    await make('folders', { title: 'Interviews', parentId: top });
    expect(await found('folders', ['Title', 'Contains', 'interviews'])).toEqual(['Interviews']);
    expect(await found('folders?top=true', ['Created', 'IsAfter', '1 hour ago'])).toEqual(['Research']);
    expect(await found(`folders?parentId=${top}`)).toEqual(['Interviews']);
    expect(await found('folders', ['Starred', 'Is', 'true'])).toEqual([]);
  });

  it.each(['people', 'folders', 'published-insights'])(
    'refuse a form for %s that cannot be used, and no JSON',
    async (path) => {
      const refused = await get(path, allOf(systemRow('Speakers', 'HasAnyOf', 'Ada'))).expect(400);
      expect(refused.body.errors[0].message).toContain('Speakers does not apply here.');
      const { errors } = (await server().get(`/api/v1/${path}?filter={`).set(as(ada)).expect(400)).body;
      expect(errors[0].title).toBe('Invalid JSON');
    },
  );
});
