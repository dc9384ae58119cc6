import request from 'supertest';
import { GraphqlProblem, createGraphqlClient, isReported } from '../../openapi/graphql.ts';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

const QUERY = '{ projects { nodes { title } } }';

describe('the client of GraphQL', () => {
  let test: TestApp;
  let ada: Person;
  let projectId: string;

  beforeAll(async () => {
    test = await sharedApp();
    ada = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada);
  });
  afterAll(() => test.close());

  /** A client whose requests are recorded, with the first ones answered by `faults`. */
  async function open(faults: readonly number[] = []) {
    const baseUrl = await test.app.getUrl();
    const delays: number[] = [];
    const sent: string[] = [];
    const left = [...faults];
    const client = createGraphqlClient({
      baseUrl,
      headers: { authorization: `Bearer ${ada.token}` },
      random: () => 0.5,
      wait: async (ms) => void delays.push(ms),
      fetch: async (url, init) => {
        sent.push(String(init?.body));
        const status = left.shift();
        return status === undefined ? fetch(url, init) : new Response('{}', { status });
      },
    });
    return { client, delays, sent };
  }
  const problem = (sending: Promise<unknown>): Promise<GraphqlProblem> =>
    sending.then(
      () => {
        throw new Error('It succeeded');
      },
      (error: GraphqlProblem) => error,
    );
  const make = async (path: string, body: object): Promise<string> =>
    (
      await request(test.app.getHttpServer())
        .post(`/api/v1/${path}`)
        .set({ Authorization: `Bearer ${ada.token}` })
        .send(body)
        .expect(201)
    ).body.id;

  it('repeats queries if the server fails, with growing delays of at least 300 ms and at most 2 s', async () => {
    const { client, delays, sent } = await open([500, 502, 503, 503]);
    expect(await client.query(QUERY)).toEqual({ projects: { nodes: [{ title: expect.any(String) }] } });
    expect(sent).toHaveLength(5);
    expect(delays).toEqual([450, 900, 1_500, 1_500]);
  });

  it('gives up after five attempts', async () => {
    const { client, sent } = await open([500, 500, 500, 500, 500, 500]);
    expect(await problem(client.query(QUERY))).toMatchObject({ status: 500 });
    expect(sent).toHaveLength(5);
  });

  it('sends mutations once, and queries that are refused', async () => {
    const failing = await open([500]);
    await problem(failing.client.mutate(`mutation { createNote(projectId: "${projectId}") { id } }`));
    expect(failing.sent).toHaveLength(1);
    const refused = await open();
    const error = await problem(refused.client.query(`{ note(noteId: "${projectId}") { id } }`));
    expect(refused.sent).toHaveLength(1);
    expect(error.shown).toBe('Note not found');
    expect((await problem((await open([404])).client.query(QUERY))).message).toBe(
      'There is no GraphQL at this address',
    );
  });

  it('asks for the threads of several objects in one request', async () => {
    const noteIds = [];
    for (const title of ['One', 'Two']) {
      const objectId = await make(`projects/${projectId}/notes`, { title });
      await make('comment-threads', { objectType: 'NOTE', objectId, text: `About ${title}` });
      noteIds.push(objectId);
    }
    const { client, sent } = await open();
    const threads = await Promise.all(
      noteIds.map((objectId) => client.threads({ objectType: 'NOTE', objectId }, 'comments { text author { id } }')),
    );
    expect(threads).toEqual(
      ['One', 'Two'].map((title) => [{ comments: [{ text: `About ${title}`, author: { id: ada.userId } }] }]),
    );
    expect(sent).toHaveLength(1);
    const gone = await Promise.allSettled(
      [noteIds[0]!, projectId].map((objectId) => client.threads({ objectType: 'NOTE', objectId }, 'id')),
    );
    expect(gone.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });

  it('reports neither what users cannot help, nor their own input', () => {
    const of = (status: number | null, code?: string, message = 'x') =>
      isReported(new GraphqlProblem([{ message, extensions: { code } }], status));
    expect([of(null), of(401), of(500), of(200, 'BAD_USER_INPUT'), of(200, undefined, 'jwt expired')]).toEqual(
      Array.from({ length: 5 }, () => false),
    );
    expect(isReported(new DOMException('Canceled', 'AbortError'))).toBe(false);
    expect([of(200, 'FORBIDDEN'), isReported(new TypeError('Broken'))]).toEqual([true, true]);
  });
});
