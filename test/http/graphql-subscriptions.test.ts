import { createClient } from 'graphql-ws';
import request from 'supertest';
import { WebSocket } from 'ws';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { until } from '../support/waiting.ts';

interface Fed {
  readonly kind: string;
  readonly ids: Readonly<Record<string, string>>;
}

describe('subscriptions of GraphQL', () => {
  let test: TestApp;
  let ada: Person;
  let stranger: Person;
  let projectId: string;

  const address = async () => `${(await test.app.getUrl()).replace('http', 'ws')}/api/graphql`;
  const createNote = () =>
    request(test.app.getHttpServer())
      .post(`/api/v1/projects/${projectId}/notes`)
      .set({ Authorization: `Bearer ${ada.token}` })
      .send({ title: 'Interview' })
      .expect(201);

  /** Sends one operation over a connection of its own. */
  async function send(query: string, token: string | null) {
    const client = createClient({
      url: await address(),
      webSocketImpl: WebSocket,
      connectionParams: token === null ? {} : { authorization: `Bearer ${token}` },
      retryAttempts: 0,
    });
    const fed: Fed[] = [];
    const refused: { message: string; extensions: object }[] = [];
    let completed = false;
    client.subscribe<{ changes?: Fed }>(
      { query },
      {
        next: ({ data, errors }) => {
          if (data?.changes) fed.push(data.changes);
          refused.push(...((errors ?? []) as never[]));
        },
        error: (errors) => refused.push(...(Array.isArray(errors) ? errors : [errors])),
        complete: () => {
          completed = true;
        },
      },
    );
    return { fed, refused, completed: () => completed, close: () => client.dispose() };
  }

  beforeAll(async () => {
    test = await sharedApp();
    ada = await test.people.member(await test.people.team());
    stranger = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada, 1);
  });
  afterAll(() => test.close());

  it('feed members what they can see, and no other member', async () => {
    const own = await send('subscription { changes { kind ids } }', ada.token);
    const foreign = await send('subscription { changes { kind ids } }', stranger.token);
    // The first change that arrives says that the subscription is open.
    await until(async () => {
      await createNote();
      return own.fed.length > 0;
    });
    const { body } = await createNote();
    await until(() => own.fed.some(({ ids }) => ids['noteId'] === body.id));
    expect(own.fed.find(({ ids }) => ids['noteId'] === body.id)).toMatchObject({
      kind: 'note:created',
      ids: { projectId },
    });
    expect(foreign.fed).toEqual([]);
    await own.close();
    await foreign.close();
  });

  it('end when their subscriber loses access', async () => {
    const ben = await test.people.member(ada.teamId);
    const watching = await send('subscription { changes { kind } }', ben.token);
    await until(async () => {
      await createNote();
      return watching.fed.length > 0;
    });
    test.people.revoke(ben);
    await until(() => watching.completed());
    await watching.close();
  });

  it('need credentials to connect, and check each operation', async () => {
    const without = await send('subscription { changes { kind } }', null);
    await until(() => without.refused.length > 0);
    expect(without.refused[0]).toMatchObject({ code: 4403, reason: 'Forbidden' });
    const query = await send(`{ note(noteId: "${projectId}") { id } }`, ada.token);
    await until(() => query.refused.length > 0);
    expect(query.refused[0]).toMatchObject({ message: 'Note not found', extensions: { errorCode: 'NotFound' } });
    await without.close();
    await query.close();
  });

  it('are refused to pages of another site', async () => {
    const socket = new WebSocket(await address(), 'graphql-transport-ws', { origin: 'https://elsewhere.example' });
    const status = await new Promise((resolve) => {
      socket.once('unexpected-response', (_, response) => resolve(response.statusCode));
    });
    expect(status).toBe(403);
  });
});
