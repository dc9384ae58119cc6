import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import { fakeEmbeddings } from '../support/fake-embeddings.ts';
import type { Person } from '../support/known-people.ts';
import { until } from '../support/waiting.ts';

interface Results {
  groups: {
    type: string;
    total: number;
    items: { id: string; place: object | null; preview: { content: { text: string; match: boolean }[] } }[];
  }[];
}

const row = (name: string, operator: string, ...values: string[]) => ({
  id: name,
  field: { kind: 'system', name },
  operator,
  values,
});
const form = (...fieldForms: object[]) => JSON.stringify({ combinator: 'and', fieldForms });
const filler = (about: string): string =>
  Array.from({ length: 6 }, (_, at) => `${about} part ${at} of the conversation goes on for a while.`).join(' ');

describe('search by meaning', () => {
  let test: TestApp;
  let ada: Person;
  let stranger: Person;
  let project: string;
  let hidden: string;
  const notes: Record<string, string> = {};

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const make = async (path: string, body: object): Promise<string> =>
    (await server().post(`/api/v1/${path}`).set(as(ada)).send(body).expect(201)).body.id;
  const note = (title: string, text: string, projectId = project) =>
    make(`projects/${projectId}/notes`, { title, markdown: text });
  const results = async (query: object, person = ada): Promise<Results> =>
    (await server().get('/api/v1/search').query(query).set(as(person)).expect(200)).body;
  const idsOf = async (query: object, person = ada) =>
    (await results(query, person)).groups.flatMap(({ items }) => items.map(({ id }) => id));
  const hasVectors = (id: string) => async () =>
    (await test.database.query(`SELECT FROM search_vector WHERE object_id = '${id}' AND passages <> ''`)).length > 0;

  beforeAll(async () => {
    test = await openApp({ embedding: undefined });
    const team = await test.people.team();
    ada = await test.people.member(team);
    stranger = await test.people.member(team, 'CONTRIBUTOR');
    project = await test.people.project(ada, 2);
    hidden = await test.people.project(ada);
    notes['price'] = await note(
      'Talk with a shop owner',
      `${filler('Weather')}

She thinks that the subscription costs too much money for her. The monthly fee is more than she can pay, and a cheaper plan would help small shops. She wants a discount, and asks what others are charged.

${filler('Holiday')}`,
    );
    notes['dog'] = await note('Pets', 'My dog sleeps in the garden all day.');
    notes['secret'] = await note('Salary', 'The product is too expensive, customers pay a lot.', hidden);
    for (const id of Object.values(notes)) await until(hasVectors(id));
  });
  afterAll(() => test.close());

  const expensive = { query: 'expensive pricing', types: 'NOTE' };

  it('finds what the words do not, and shows the nearest passage', async () => {
    expect(await idsOf({ ...expensive, method: 'FULL_TEXT' }, stranger)).not.toContain(notes['price']);
    for (const method of ['VECTOR', 'HYBRID']) {
      const { groups } = await results({ ...expensive, method }, stranger);
      const hit = groups[0]!.items.find(({ id }) => id === notes['price'])!;
      expect(hit.preview.content.map(({ text }) => text).join('')).toContain('subscription costs too much money');
      expect(hit.place).not.toBeNull();
      expect(groups[0]!.items.map(({ id }) => id)).not.toContain(notes['dog']);
    }
  });

  it('shows nothing that the member may not see, in results or totals', async () => {
    expect(await idsOf({ ...expensive, method: 'VECTOR' })).toContain(notes['secret']);
    const { groups } = await results({ ...expensive, method: 'VECTOR' }, stranger);
    expect(groups[0]!.items.map(({ id }) => id)).not.toContain(notes['secret']);
    expect(groups[0]!.total).toBe(groups[0]!.items.length);
  });

  it('filters, sorts and pages like a search by words', async () => {
    const shops = form(row('Title', 'Contains', 'shop'));
    expect(await idsOf({ ...expensive, method: 'VECTOR', filter: shops })).toEqual([notes['price']]);
    const all = await idsOf({ ...expensive, method: 'HYBRID' });
    expect(await idsOf({ ...expensive, method: 'HYBRID', limit: 1, offset: 1 })).toEqual(all.slice(1, 2));
    const titles = await idsOf({ ...expensive, method: 'HYBRID', sort: 'TITLE' });
    expect(titles).toEqual([notes['secret'], notes['price']]);
    expect(await idsOf({ ...expensive, method: 'VECTOR', projectIds: project })).toEqual([notes['price']]);
  });

  it('has no excluded words, and satisfies alternatives', async () => {
    for (const method of ['VECTOR', 'HYBRID']) {
      expect(await idsOf({ query: 'expensive pricing -discount', types: 'NOTE', method })).not.toContain(
        notes['price'],
      );
      expect(await idsOf({ query: 'expensive pricing -unheard', types: 'NOTE', method })).toContain(notes['price']);
    }
    const either = { query: 'dog OR discount', types: 'NOTE', method: 'HYBRID' };
    expect((await idsOf(either)).sort()).toEqual([notes['price'], notes['dog']].sort());
  });

  it('a quoted phrase must stand there', async () => {
    expect(await idsOf({ query: '"too much money" pricing', types: 'NOTE', method: 'HYBRID' })).toEqual([
      notes['price'],
    ]);
    expect(await idsOf({ query: '"much too money" pricing', types: 'NOTE', method: 'HYBRID' })).toEqual([]);
  });

  it('follows changes, the trash, and what comes back from it', async () => {
    const id = await note('Bees', 'The insects produce honey.');
    await until(hasVectors(id));
    const bees = { query: 'sweet food from bees', types: 'NOTE', method: 'VECTOR' };
    expect(await idsOf(bees)).toContain(id);
    await server().delete(`/api/v1/notes/${id}`).set(as(ada)).expect(200);
    await until(async () => !(await hasVectors(id)()));
    expect(await idsOf(bees)).not.toContain(id);
  });
});

describe('search by meaning while the model does not answer', () => {
  it('loses nothing: changes wait, words are found, and the status says why', async () => {
    const fake = await fakeEmbeddings();
    fake.instead = (_, response) => void response.writeHead(500).end();
    const test = await openApp({ embedding: { url: fake.url, model: 'small', key: fake.key } });
    const ada = await test.people.member(await test.people.team(), 'MANAGER', { workspaceAdmin: true });
    const headers = { Authorization: `Bearer ${ada.token}` };
    const server = request(test.app.getHttpServer());
    const projectId = await test.people.project(ada, 2);
    const created = await server
      .post(`/api/v1/projects/${projectId}/notes`)
      .set(headers)
      .send({ title: 'Bicycle', markdown: '' })
      .expect(201);
    const search = (query: string, method: string) =>
      server.get('/api/v1/search').query({ query, method, types: 'NOTE' }).set(headers);
    await until(async () => (await search('Bicycle', 'HYBRID').expect(200)).body.total === 1);
    const status = () => server.get('/api/v1/search/status').set(headers).expect(200);
    await until(async () => (await status()).body.meaning.state === 'UNAVAILABLE');
    const { waiting, failure } = (await status()).body.meaning;
    expect(waiting).toBeGreaterThan(0);
    expect(failure).toBe('The embeddings endpoint answered 500');
    await server.patch('/api/v1/workspace/ai').set(headers).send({ enabled: false }).expect(204);
    const ai = (await server.get('/api/v1/ai').set(headers).expect(200)).body;
    expect(ai).toMatchObject({ method: 'OFF', host: null, embeddingHost: new URL(fake.url).host });
    expect((await search('bike', 'VECTOR')).status).toBe(503);
    fake.instead = null;
    await server.patch(`/api/v1/notes/${created.body.id}`).set(headers).send({ title: 'Cycling tour' }).expect(204);
    await until(async () => (await status()).body.meaning.state === 'READY');
    expect((await search('cycling tour', 'VECTOR').expect(200)).body.total).toBe(1);
    await test.close();
    await fake.close();
  });
});
