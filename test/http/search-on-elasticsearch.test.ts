import { randomBytes } from 'node:crypto';
import request from 'supertest';
import { MAPPING_VERSION } from '../../adapters/elasticsearch/mapping.ts';
import { elasticsearchUrl } from '../support/elasticsearch.ts';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { until } from '../support/waiting.ts';

const url = elasticsearchUrl('the product with Elasticsearch');

(url ? describe : describe.skip)('search over HTTP with Elasticsearch', () => {
  const prefix = `test-${randomBytes(6).toString('hex')}`;
  let test: TestApp;
  let ada: Person;
  const server = () => request(test.app.getHttpServer());
  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const status = async () => (await server().get('/api/v1/search/status').set(as(ada)).expect(200)).body;
  const total = async (query: string) =>
    (await server().get('/api/v1/search').query({ query }).set(as(ada)).expect(200)).body.total;

  beforeAll(async () => {
    test = await openApp({ elasticsearch: { url: url!, prefix } });
    ada = await test.people.member(await test.people.team(), 'MANAGER', { workspaceAdmin: true });
  });
  afterAll(async () => {
    await test.close();
    await fetch(`${url}/${prefix}-v${MAPPING_VERSION}-1`, { method: 'DELETE' });
  });

  it('finds what was written, reports the state, and repairs what was lost', async () => {
    const project = await test.people.project(ada, 2);
    const { body } = await server()
      .post(`/api/v1/projects/${project}/notes`)
      .set(as(ada))
      .send({ title: 'Interview', markdown: 'The quarterly zeppelin.' })
      .expect(201);
    await until(async () => (await total('zeppelin')) === 1);
    await until(async () => (await status()).state === 'READY' && (await status()).waiting === 0, 30_000);
    expect(await status()).toMatchObject({ engine: 'ELASTICSEARCH', checkedAt: null });
    const { body: ready } = await server().get('/ready');
    expect(ready).toEqual({ status: 'ready', search: 'ready' });

    await fetch(`${url}/${prefix}-v${MAPPING_VERSION}/_doc/NOTE:${body.id}?routing=${ada.teamId}&refresh=true`, { method: 'DELETE' });
    expect(await total('zeppelin ')).toBe(0);
    await server().post('/api/v1/search/check').set(as(ada)).expect(204);
    await until(async () => (await status()).checkedAt !== null, 30_000);
    expect((await status()).repaired).toBe(1);
    expect(await total('zeppelin ')).toBe(1);
  });
});
