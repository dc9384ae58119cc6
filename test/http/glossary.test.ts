import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

describe('the glossary over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let stranger: Person;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const add = (body: object, person = ada) => server().post('/api/v1/glossary').set(as(person)).send(body);

  beforeAll(async () => {
    test = await sharedApp();
    ada = await test.people.member(await test.people.team(), 'MANAGER');
    stranger = await test.people.member(await test.people.team(), 'MANAGER');
  });
  afterAll(() => test.close());

  it('adds, changes by version, lists in pages and deletes terms', async () => {
    const { id } = (await add({ name: 'MTTR', otherNames: ['mean time to restore'] }).expect(201)).body;
    await add({ name: 'SLO' }).expect(201);
    const path = `/api/v1/glossary/${id}`;
    expect((await server().get(path).set(as(ada)).expect(200)).headers['etag']).toBe('"1"');
    await server().patch(path).set(as(ada)).set('If-Match', '"1"').send({ definition: 'Time.' }).expect(200);
    await server().patch(path).set(as(ada)).set('If-Match', '"1"').send({ definition: 'Late.' }).expect(412);
    const first = (await server().get('/api/v1/glossary?limit=1').set(as(ada)).expect(200)).body;
    const rest = (await server().get(`/api/v1/glossary?cursor=${first.next}`).set(as(ada)).expect(200)).body;
    expect([...first.items, ...rest.items].map(({ name }: { name: string }) => name)).toEqual(['MTTR', 'SLO']);
    expect((await server().get('/api/v1/glossary?query=restore').set(as(ada)).expect(200)).body.items).toHaveLength(1);
    await server().get(path).set(as(stranger)).expect(404);
    await server().delete(path).set(as(stranger)).expect(404);
    await server().delete(path).set(as(ada)).expect(200);
    await server().get(path).set(as(ada)).expect(404);
  });

  it('refuses names that are too long, too many, blank, or taken', async () => {
    await add({ name: 'x'.repeat(101) }).expect(400);
    await add({ name: '  ' }).expect(400);
    await add({ name: 'A', otherNames: Array.from({ length: 21 }, (_, n) => `a${n}`) }).expect(400);
    await add({ name: 'A', definition: 'x'.repeat(1001) }).expect(400);
    await add({ name: 'Span', otherNames: ['trace part'] }).expect(201);
    const { errors } = (await add({ name: 'Trace part' }).expect(422)).body;
    expect(errors[0]).toMatchObject({ title: '“Trace part” is already another name of “Span”' });
  });

  it('loses the name of a person who is erased, in every part of a term', async () => {
    const { id } = (
      await add({ name: 'Lovelace index', otherNames: ['Ada Lovelace score'], definition: 'By Ada Lovelace.' })
    ).body;
    const person = (await server().post('/api/v1/people').set(as(ada)).send({ name: 'Ada Lovelace' })).body;
    await server().post(`/api/v1/people/${person.id}/erasure`).set(as(ada)).send({ removeWords: true }).expect(201);
    const term = (await server().get(`/api/v1/glossary/${id}`).set(as(ada)).expect(200)).body;
    expect(JSON.stringify([term.otherNames, term.definition])).not.toContain('Ada Lovelace');
    const keys = await test.database.query<{ name_keys: string[] }>(
      'SELECT name_keys FROM glossary_term WHERE id = $1',
      [id],
    );
    expect(keys[0]!.name_keys.join()).not.toContain('ada lovelace');
  });
});
