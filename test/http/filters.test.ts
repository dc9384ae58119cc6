import type { FilterForm, FilterRow, SystemFieldName } from '@evident/domain/filters';
import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

const ROOT = '/api/v1';
const REFERENCE = 'The API reference describes filter forms.';

describe('filter forms of lists', () => {
  let test: TestApp;
  let ada: Person;
  let projectId: string;
  let hidden: string;
  let tagId: string;

  const server = () => request(test.app.getHttpServer());
  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const make = async (path: string, body: object): Promise<string> =>
    (await server().post(`${ROOT}/${path}`).set(as(ada)).send(body).expect(201)).body.id;
  const row = (name: SystemFieldName, operator: FilterRow['operator'], ...values: string[]): FilterRow => ({
    id: `${name}-${operator}`,
    field: { kind: 'system', name },
    operator,
    values,
  });
  const form = (combinator: FilterForm['combinator'], ...fieldForms: FilterRow[]): FilterForm => ({
    combinator,
    fieldForms,
  });
  const get = (list: string, filter: unknown, more = '') =>
    server()
      .get(
        `${ROOT}/${list}?filter=${encodeURIComponent(typeof filter === 'string' ? filter : JSON.stringify(filter))}${more}`,
      )
      .set(as(ada));
  const titles = async (list: string, of: FilterForm, more = ''): Promise<string[]> =>
    (await get(list, of, more).expect(200)).body.items.map(({ title, text }: Record<string, string>) => title ?? text);
  const notes = (of: FilterForm, more = '') => titles(`projects/${projectId}/notes`, of, `&sort=TITLE${more}`);
  const highlights = (...rows: FilterRow[]) => titles(`projects/${projectId}/highlights`, form('and', ...rows));

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    const ben = await test.people.member(team);
    projectId = await test.people.project(ada);
    hidden = await test.people.project(ben);
    const groupId = await make(`tag-boards/${await make(`projects/${projectId}/tag-boards`, { title: 'B' })}/groups`, {
      title: 'G',
    });
    tagId = await make(`tag-groups/${groupId}/tags`, { title: 'Trust' });
    const first = await make(`projects/${projectId}/notes`, {
      title: 'Çà et là',
      markdown: '**Ada** (0:21): I never trust the number.',
    });
    await make(`projects/${projectId}/notes`, { title: 'Second', markdown: 'Copied by hand.' });
    const old = await make(`projects/${projectId}/notes`, { title: 'Old', markdown: 'Archived.' });
    await make(`notes/${first}/highlights`, { quote: 'never trust', tagIds: [tagId] });
    await make(`notes/${first}/highlights`, { quote: 'the number' });
    await server().patch(`${ROOT}/notes/${old}`).set(as(ada)).send({ archived: true }).expect(204);
  });
  afterAll(() => test.close());

  it('narrow notes, without archived ones unless a row asks for them', async () => {
    expect(await notes(form('and'))).toEqual(['Second', 'Çà et là']);
    expect(await notes(form('and', row('Title', 'Contains', 'ca ET')))).toEqual(['Çà et là']);
    expect(await notes(form('and', row('Content', 'DoesNotContain', 'trust the')))).toEqual(['Second']);
    expect(await notes(form('and', row('Tags', 'HasAnyOf', tagId)))).toEqual(['Çà et là']);
    expect(await notes(form('or', row('Title', 'Is', 'SECOND'), row('Tags', 'IsNotEmpty')))).toEqual([
      'Second',
      'Çà et là',
    ]);
    expect(await notes(form('and', row('Archived', 'Is', 'true')))).toEqual(['Old']);
    expect(await notes(form('and', row('Archived', 'Is', 'true')), '&archived=false')).toEqual([]);
  });

  it('narrow highlights by their tags, words, notes and insights', async () => {
    expect(await highlights(row('Tags', 'HasNoneOf', tagId))).toEqual(['the number']);
    expect(await highlights(row('Content', 'Contains', 'Trust'))).toEqual(['never trust']);
    expect(await highlights(row('Title', 'Contains', 'la'), row('Insights', 'IsEmpty'))).toHaveLength(2);
    expect(await highlights(row('Speakers', 'HasAnyOf', 'Ben'))).toEqual([]);
    const { text } = await get(`projects/${projectId}/highlights/export`, form('and', row('Tags', 'IsEmpty'))).expect(
      200,
    );
    expect(text).toContain('the number');
    expect(text).not.toContain('never trust');
  });

  it('narrow projects, and never show what the actor cannot see', async () => {
    const ids = async (of: FilterForm) =>
      (await get('projects', of).expect(200)).body.items.map(({ id }: { id: string }) => id);
    expect(await ids(form('and', row('Title', 'Is', 'project')))).toEqual([projectId]);
    expect(await ids(form('and', row('Authors', 'HasAnyOf', 'current user')))).toEqual([projectId]);
    expect(await ids(form('or', row('Project', 'HasAnyOf', hidden), row('Project', 'HasNoneOf', projectId)))).toEqual(
      [],
    );
  });

  it.each<[string, unknown, string, string]>([
    ['no JSON', '{', 'Invalid JSON', REFERENCE],
    ['another shape', { combinator: 'and' }, 'filter.fieldForms is missing', REFERENCE],
    [
      'an unknown field',
      form('and', { ...row('Title', 'Is', 'x'), field: { kind: 'system', name: 'password' as never } }),
      'filter.fieldForms[0].field.name has an unknown value',
      REFERENCE,
    ],
    [
      'a field of another type',
      form('and', row('Published', 'Is', 'true')),
      'The filter cannot be used',
      'Row Published-Is: Published does not apply here.',
    ],
    [
      'SQL',
      form('and', row('Tags', 'HasAnyOf', "' OR 1=1 --")),
      'The filter cannot be used',
      'Row Tags-HasAnyOf: Choose a value from the list.',
    ],
    [
      'a number that is none',
      form('or', row('HighlightCount', 'Is', '1e9')),
      'The filter cannot be used',
      'Row HighlightCount-Is: Enter a number.',
    ],
  ])('are refused in words: %s', async (_, filter, title, message) => {
    const { body } = await get(`projects/${projectId}/notes`, filter).expect(400);
    expect(body.errors).toEqual([{ code: 'ValidationError', title, message }]);
  });

  it('take hostile words as words', async () => {
    expect(
      await notes(form('and', row('Title', 'Contains', `x'); DROP TABLE note; -- $1 {{ "query": "*" }}`))),
    ).toEqual([]);
    expect(await notes(form('and'))).toHaveLength(2);
  });
});
