import { FORM_LENGTH_MAX, type FilterForm, VALUE_LENGTH_MAX, allOf, systemRow } from '@evident/domain/filters';
import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

const titled = systemRow('Title', 'Contains', 'price');
const rows = (count: number): FilterForm =>
  allOf(...Array.from({ length: count }, (_, at) => ({ ...titled, id: String(at) })));
/** Arrays in arrays, as JSON. */
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const SQL = `x'); DROP TABLE saved_filter; --`;

describe('hostile filter forms', () => {
  let test: TestApp;
  let ada: Person;
  let projectId: string;

  const server = () => request(test.app.getHttpServer());
  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const save = (form: unknown) =>
    server().post('/api/v1/filters').set(as(ada)).send({ name: 'Prices', objectType: 'NOTE', projectId, form });
  const list = (filter: string) =>
    server()
      .get(`/api/v1/projects/${projectId}/notes?filter=${encodeURIComponent(filter)}`)
      .set(as(ada));
  const wordsOf = ({ body }: { body: { errors: { title: string; message?: string }[] } }): string =>
    body.errors.map(({ title, message }) => `${title} ${message}`).join(' ');

  beforeAll(async () => {
    test = await sharedApp();
    ada = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada, 1);
  });
  afterAll(() => test.close());

  it.each<[string, unknown, string]>([
    ['10,000 rows', rows(10_000), 'The request has too many values'],
    ['101 rows', rows(101), 'form.fieldForms must contain no more than 100 elements'],
    ['10,000 values', allOf({ ...titled, values: Array<string>(10_000).fill('x') }), 'no more than 200 elements'],
    [
      'a huge value',
      allOf({ ...titled, values: ['x'.repeat(VALUE_LENGTH_MAX + 1)] }),
      'shorter than or equal to 10299',
    ],
    [
      'huge values together',
      allOf(...[...Array(12).keys()].map((at) => ({ ...titled, id: String(at), values: ['x'.repeat(10_000)] }))),
      `Use at most ${FORM_LENGTH_MAX} characters.`,
    ],
    ['deep nesting', JSON.parse(nested(4_000)), 'The request is nested too deep'],
    ['a list', JSON.parse(nested(150)), 'form must be an object'],
    ['deep nesting in a row', { combinator: 'and', fieldForms: [JSON.parse(nested(4_000))] }, 'nested too deep'],
    [
      'an unknown field',
      allOf({ ...titled, field: { kind: 'system', name: 'password' as never } }),
      'field.name must be one of',
    ],
    ['an unknown property', { ...allOf(titled), $where: '1' }, 'property $where should not exist'],
    [
      'a field of the prototype',
      allOf({ ...titled, field: { kind: 'system', name: '__proto__' as never } }),
      'must be one of',
    ],
    ['SQL instead of an id', allOf(systemRow('Tags', 'HasAnyOf', SQL)), 'Choose a value from the list.'],
    ['SQL instead of an operator', allOf({ ...titled, operator: SQL as never }), 'operator must be one of'],
    ['two rows of one id', allOf(titled, titled), 'Two rows of the filter have the same id'],
  ])('are not saved, and refused in words: %s', async (_, form, words) => {
    const refused = await save(form).expect(400);
    expect(wordsOf(refused)).toContain(words);
    expect(refused.text.length).toBeLessThan(2_000);
  });

  it.each<[string, string, string]>([
    [
      '10,000 rows without names',
      `{"combinator":"and","fieldForms":[${'{},'.repeat(4_000)}{}]}`,
      'has more than 100 entries',
    ],
    ['deep nesting', nested(5_000), 'filter must be an object'],
    ['deep nesting that never ends', '['.repeat(10_000), 'Invalid JSON'],
    [
      'an unknown field',
      JSON.stringify(allOf({ ...titled, field: { kind: 'system', name: 'x' as never } })),
      'unknown value',
    ],
    ['SQL', JSON.stringify(allOf(systemRow('Tags', 'HasAnyOf', SQL))), 'Choose a value from the list.'],
  ])('do not filter lists, and are refused in words: %s', async (_, filter, words) => {
    expect(wordsOf(await list(filter).expect(400))).toContain(words);
  });

  it('keep SQL as words in names and values', async () => {
    const form = allOf(systemRow('Title', 'Contains', SQL));
    const { body } = await server()
      .post('/api/v1/filters')
      .set(as(ada))
      .send({ name: SQL, objectType: 'NOTE', projectId, form })
      .expect(201);
    expect(body).toMatchObject({ name: SQL, form, faults: [] });
    expect((await list(JSON.stringify(form)).expect(200)).body.items).toEqual([]);
  });
});
