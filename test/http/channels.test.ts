import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { until } from '../support/waiting.ts';

const ANSWERS = JSON.parse(readFileSync(join(import.meta.dirname, '../../sample/patient-feedback.json'), 'utf8')) as {
  id: string;
  text: string;
  week: number;
}[];

describe('channels over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let channelId: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const get = (path: string) => server().get(`/api/v1/channels/${channelId}${path}`).set(as(ada));
  const push = (dataPoints: object[]) =>
    server().post(`/api/v1/channels/${channelId}/data-points`).set(as(ada)).send({ dataPoints });
  const point = ({ id, text, week }: (typeof ANSWERS)[number]) => ({
    externalId: id,
    rawTicket: { createdAt: new Date(Date.UTC(2026, 9, 1) - week * 604_800_000).toISOString(), description: text },
  });

  beforeAll(async () => {
    test = await sharedApp();
    ada = await test.people.member(await test.people.team(), 'MANAGER');
    channelId = (await server().post('/api/v1/channels').set(as(ada)).send({ title: 'Patients' }).expect(201)).body.id;
  });
  afterAll(() => test.close());

  it('find themes of real answers by their jobs, with titles, and keep them while data arrives', async () => {
    for (let from = 0; from < 200; from += 100) await push(ANSWERS.slice(from, from + 100).map(point)).expect(201);
    const placed = async () => (await get('').expect(200)).body.waiting === 0;
    await until(placed);
    await until(async () =>
      (await get('/themes').expect(200)).body.items.every(({ title }: { title: string }) => title),
    );
    const before = (await get('/themes').expect(200)).body.items as { id: string; title: string; dataPoints: number }[];
    expect(before.length).toBeGreaterThanOrEqual(3);
    const [first] = before;
    const points = (await get(`/data-points?themeId=${first!.id}&limit=100`).expect(200)).body.items;
    expect(points).toHaveLength(first!.dataPoints);
    await push(ANSWERS.slice(200).map(point)).expect(201);
    await until(placed);
    const after = (await get('/themes').expect(200)).body.items as { id: string }[];
    expect(before.filter(({ id }) => after.some((one) => one.id === id)).length).toBeGreaterThanOrEqual(
      before.length - 1,
    );
    const { steps } = (await get(`/trend?themeId=${first!.id}&step=MONTH`).expect(200)).body;
    expect(steps.reduce((sum: number, { ofTheme }: { ofTheme: number }) => sum + ofTheme, 0)).toBeGreaterThan(0);
  }, 60_000);

  it('merge themes for a member, undone and redone as a whole', async () => {
    const themes = async () =>
      (await get('/themes').expect(200)).body.items as { id: string; dataPoints: number; title: string }[];
    const sizes = async () => Object.fromEntries((await themes()).map(({ id, dataPoints }) => [id, dataPoints]));
    const before = await sizes();
    const [into, from] = await themes();
    const merge = (id: string, intoThemeId: string) =>
      server().post(`/api/v1/channels/${channelId}/themes/${id}/merge`).set(as(ada)).send({ intoThemeId });
    await merge(into!.id, into!.id).expect(400);
    const { undoId } = (await merge(from!.id, into!.id).expect(200)).body;
    const merged = await sizes();
    expect(merged[into!.id]).toBe(into!.dataPoints + from!.dataPoints);
    expect(merged[from!.id]).toBeUndefined();
    await merge(from!.id, into!.id).expect(409);
    await server().post(`/api/v1/undo/${undoId}`).set(as(ada)).expect(200);
    expect(await sizes()).toEqual(before);
    await server().post(`/api/v1/undo/${undoId}/redo`).set(as(ada)).expect(204);
    expect(await sizes()).toEqual(merged);
  });

  it('refuse what is too long, too much, or of another form, by name', async () => {
    const wrong = async (dataPoints: object[]) => JSON.stringify((await push(dataPoints).expect(400)).body);
    expect(await wrong([])).toContain('dataPoints');
    expect(await wrong(Array.from({ length: 101 }, () => point(ANSWERS[0]!)))).toContain('dataPoints');
    expect(await wrong([{ externalId: '1', rawTicket: { createdAt: 'yesterday' } }])).toContain('createdAt');
    expect(await wrong([{ externalId: '', rawTicket: { createdAt: '2026-05-01T10:00:00Z' } }])).toContain('externalId');
    await get('/data-points?themeId=none').expect(400);
    await get('/trend?step=YEAR').expect(400);
    await server()
      .post('/api/v1/channels')
      .set(as(ada))
      .send({ title: 'x'.repeat(201) })
      .expect(400);
  });

  it('send the version of a channel, and compare it', async () => {
    const path = `/api/v1/channels/${channelId}`;
    expect((await server().get(path).set(as(ada)).expect(200)).headers['etag']).toBe('"1"');
    await server().patch(path).set(as(ada)).set('If-Match', '"1"').send({ description: 'Wards' }).expect(200);
    await server().patch(path).set(as(ada)).set('If-Match', '"1"').send({ description: 'Late' }).expect(412);
  });

  it('are found by search, filtered by what their data points have, and on the page of a person', async () => {
    const creator = { name: 'Ada', email: 'ada@example.org' };
    const rawTicket = { createdAt: '2026-05-01T10:00:00Z', description: 'A zeppelin', creator, tags: ['sky'] };
    await push([{ externalId: 'z', rawTicket: { ...rawTicket, remoteFields: { plan: 'Pro' } } }]).expect(201);
    const search = () => server().get('/api/v1/search').query({ query: 'zeppelin' }).set(as(ada));
    await until(async () => (await search().expect(200)).body.total === 1);
    const list = async (query: object) =>
      (await get('/data-points').query(query).expect(200)).body.items.map(({ text }: { text: string }) => text);
    expect(await list({ query: 'zeppelins', tags: 'sky', fields: '{"plan":["Pro"]}' })).toEqual(['A zeppelin']);
    expect(await list({ tags: ['sea', 'sky'], sources: 'API', authors: 'mail ada@example.org' })).toHaveLength(1);
    expect(await list({ tags: 'sea' })).toEqual([]);
    await get('/data-points').query({ fields: '[]' }).expect(400);
    await get('/data-points').query({ sources: 'NONE' }).expect(400);
    const { tags, authors } = (await get('/data-point-choices').expect(200)).body;
    expect(tags).toContainEqual({ value: 'sky', count: 1 });
    expect(authors).toContainEqual({ key: 'mail ada@example.org', name: 'Ada', count: 1 });
    const person = { name: 'Ada Lovelace', details: { Email: 'ADA@example.org' } };
    const { id } = (await server().post('/api/v1/people').set(as(ada)).send(person).expect(201)).body;
    const { items } = (await server().get(`/api/v1/people/${id}/data-points`).set(as(ada)).expect(200)).body;
    expect(items).toMatchObject([{ text: 'A zeppelin', channelTitle: 'Patients' }]);
  });
});
