import { randomBytes } from 'node:crypto';
import request from 'supertest';
import { MAPPING_VERSION } from '../../adapters/elasticsearch/mapping.ts';
import { elasticsearchUrl } from '../support/elasticsearch.ts';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { peopleRequests } from '../support/people-requests.ts';
import { until } from '../support/waiting.ts';

const url = elasticsearchUrl('the product with Elasticsearch');

(url ? describe : describe.skip)('search over HTTP with Elasticsearch', () => {
  const prefix = `test-${randomBytes(6).toString('hex')}`;
  let test: TestApp;
  let ada: Person;
  const people = peopleRequests(() => test);
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
    expect(ready).toMatchObject({ status: 'ready', search: 'ready' });

    await fetch(`${url}/${prefix}-v${MAPPING_VERSION}/_doc/NOTE:${body.id}?routing=${ada.teamId}&refresh=true`, {
      method: 'DELETE',
    });
    expect(await total('zeppelin ')).toBe(0);
    await server().post('/api/v1/search/check').set(as(ada)).expect(204);
    await until(async () => (await status()).checkedAt !== null, 30_000);
    expect((await status()).repaired).toBe(1);
    expect(await total('zeppelin ')).toBe(1);
  });

  it('finds people for members who may see them, and forgets an erased person with every word of theirs', async () => {
    const { send, newPerson, interview, highlight } = people;
    const manager = await test.people.member(await test.people.team(), 'MANAGER', { workspaceAdmin: true });
    const member = await test.people.member(manager.teamId);
    const project = await test.people.project(manager, 2);
    const found = async (query: object, who = manager): Promise<string[]> =>
      (await server().get('/api/v1/search').query(query).set(as(who)).expect(200)).body.groups.flatMap(
        ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id),
      );
    const copied = () =>
      until(async () => {
        const { body } = await server().get('/api/v1/search/status').set(as(manager)).expect(200);
        return body.state === 'READY' && body.waiting === 0;
      }, 30_000);
    /** Documents of Elasticsearch with a word, in any scope. */
    const stored = async (word: string): Promise<number> => {
      const address = `${url}/${prefix}-v${MAPPING_VERSION}/_count?routing=${manager.teamId}&q=words:${word}`;
      return ((await (await fetch(address)).json()) as { count: number }).count;
    };

    const id = await newPerson(manager, 'Zanzibara Quuxington', { Email: 'zanzibara@example.org' });
    const { noteId, speakerIds } = await interview(manager, project, ['Zanzibara Quuxington', 'Ben']);
    await send('post', manager, `notes/${noteId}/people`, { personId: id, speakerId: speakerIds[0] }).expect(200);
    await highlight(manager, noteId);
    await until(async () => (await found({ query: 'zanzibara' })).length === 3);
    await copied();
    expect(await stored('zanzibara')).toBe(3);
    expect(await found({ query: 'zanzibara ', types: 'PERSON' }, member)).toEqual([id]);
    await send('patch', manager, 'workspace', { peopleAccess: 'MANAGERS' }).expect(204);
    expect(await found({ query: 'zanzibara ', types: 'PERSON' }, member)).toEqual([]);
    expect(await found({ query: 'zanzibara ', types: 'PERSON' })).toEqual([id]);

    await send('post', manager, `people/${id}/erasure`, { removeWords: true }).expect(201);
    // Not shown, even before Elasticsearch knows.
    expect(await found({ query: 'zanzibara ' })).toEqual([]);
    expect(await found({ query: '"never trust"' })).toEqual([]);
    await copied();
    expect([await stored('zanzibara'), await stored('never'), await stored('quuxington')]).toEqual([0, 0, 0]);
  });

  it('shows nothing of what was moved to the trash or archived, and finds it again', async () => {
    const { send, remove, undo } = people;
    const project = await test.people.project(ada, 2);
    const make = async (title: string): Promise<string> =>
      (await send('post', ada, `projects/${project}/notes`, { title, markdown: 'The walrus.' }).expect(201)).body.id;
    const [trashed, archived] = [await make('Trashed'), await make('Archived')];
    await until(async () => (await total('walrus ')) === 2);
    await until(async () => (await status()).waiting === 0, 30_000);
    const { undoId } = (await remove(ada, `notes/${trashed}`).expect(200)).body;
    await send('patch', ada, `notes/${archived}`, { archived: true });
    await until(async () => (await total('walrus ')) === 0);
    await undo(ada, undoId);
    await until(async () => (await total('walrus ')) === 1);
    await until(async () => (await status()).waiting === 0, 30_000);
    expect(await total('walrus ')).toBe(1);
  });
});
