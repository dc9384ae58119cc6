import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import { type FakeSlack, fakeSlack } from '../support/fake-slack.ts';
import type { Person } from '../support/known-people.ts';

describe('the paths that services share', () => {
  let slack: FakeSlack;
  let test: TestApp;
  let ada: Person;

  beforeAll(async () => {
    slack = await fakeSlack();
    test = await openApp({ slack: slack.app, secret: 'a secret of the installation' });
    ada = await test.people.member(await test.people.team(), 'MANAGER', { workspaceAdmin: true });
  });
  afterAll(async () => {
    await test.close();
    await slack.close();
  });

  const as = ({ token }: Person) => ({ Authorization: `Bearer ${token}` });
  const server = (of = test) => request(of.app.getHttpServer());
  const signed = (body: object, at?: Date) => slack.deliver(body, at);
  const post = (path: string, { body, headers }: ReturnType<typeof signed>, of = test) =>
    server(of)
      .post(path)
      .set({ 'content-type': 'application/json', ...headers })
      .send(body);
  const identify = (sent: ReturnType<typeof signed>, of = test) => post('/global/identify-webhook', sent, of);
  const connected = async (person: Person) =>
    (await server().get('/global/connected-integrations').set(as(person)).expect(200)).body.items;
  async function connect(person: Person): Promise<void> {
    const { body } = await server().post('/api/v1/integrations/slack/authorization').set(as(person)).expect(201);
    const back = slack.allow(body.url);
    await server().post('/api/v1/integrations/slack/codes').send(back).expect(201);
    await server().put('/api/v1/integrations/slack/connection').set(as(person)).send({ state: back.state }).expect(204);
  }

  it('list what is connected to the workspace of a token, with its state and no token of the service', async () => {
    expect(await connected(ada)).toEqual([]);
    await connect(ada);
    const eve = await test.people.member(await test.people.team());
    expect(await connected(eve)).toEqual([]);
    const items = await connected(ada);
    expect(items).toEqual([
      {
        teamId: ada.teamId,
        integration: 'Slack',
        account: 'Analytical Engines',
        connectedBy: ada.userId,
        connectedAt: expect.any(String),
        holder: 'WORKSPACE',
        state: 'CONNECTED',
      },
    ]);
    await test.database.query('UPDATE integration_connection SET revoked_at = now() WHERE team_id = $1', [ada.teamId]);
    expect((await connected(ada))[0]).toMatchObject({ state: 'ENDED' });
    const refused = await server().get('/global/connected-integrations').expect(401);
    expect(refused.body).toEqual({
      message: 'Unauthorized: Sign in first',
      humanReadableMessage: 'Sign in first. Send an access token, or sign in to the workspace again.',
    });
  });

  it('name the workspaces of an account to the service that signed, and nothing to anyone else', async () => {
    const bea = await test.people.member(await test.people.team(), 'MANAGER', { workspaceAdmin: true });
    await connect(ada);
    await connect(bea);
    const asked = { type: 'event_callback', event_id: 'Ev1', team_id: 'T1', event: { type: 'message' } };
    const { body } = await identify(signed(asked)).expect(200);
    expect(body.teamIds.toSorted()).toEqual([ada.teamId, bea.teamId].toSorted());
    expect(body.teamId).toBe(body.teamIds[0]);

    const unknown = await identify(signed({ ...asked, team_id: 'T9' })).expect(404);
    expect(unknown.body).toEqual({
      message: 'NotFound: Workspace not found',
      humanReadableMessage: 'Workspace not found.',
    });
    await identify(signed({ nothing: 1 })).expect(404);
    const { body: text, headers } = signed(asked);
    const refusals = await Promise.all([
      identify({ body: text, headers: {} as never }),
      identify({ body: text.replace('T1', 'T2'), headers }),
      identify({ body: text.replace('T1', 'T9'), headers }),
      identify({ body: text, headers: { ...headers, 'x-slack-signature': 'v0=00' } }),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal.body))).size).toBe(1);
    await identify(signed(asked, new Date(Date.now() - 301_000))).expect(400);
  });

  it('lead to the routes of a service, which verify the signature', async () => {
    const sent = signed({ type: 'url_verification', challenge: 'abc' });
    const { body } = await post('/api/global/integrations/slack/webhook', sent).expect(200);
    expect(body).toEqual({ challenge: 'abc' });
    const { body: refusal } = await post('/api/global/integrations/slack/webhook?x=1', {
      ...sent,
      body: sent.body.replace('abc', 'abd'),
    }).expect(400);
    expect(refusal).toEqual({
      message: 'BAD_USER_INPUT: The signature is wrong',
      humanReadableMessage: 'The signature is wrong. Sign the raw body with the secret of this webhook.',
    });
  });

  it.each([
    ['another service', '/api/global/integrations/zoom/webhook'],
    ['a name of every object', '/api/global/integrations/constructor/webhook'],
    ['another path', '/api/global/integrations/slack/toString'],
    ['a longer path', '/api/global/integrations/slack/webhook/more'],
    ['no path', '/api/global/integrations/slack'],
  ])('refuse %s', async (_, path) => {
    const { body } = await post(path, signed({})).expect(404);
    expect(body).toEqual({
      message: 'NotFound: There is no such integration here',
      humanReadableMessage: 'There is no such integration here. Check the address that the service calls.',
    });
  });

  it('refuse another method, broken JSON and a signature of nobody in one form', async () => {
    const wrong = await server().delete('/api/global/integrations/slack/webhook').expect(405);
    expect(wrong.headers['allow']).toBe('POST');
    expect(wrong.body).toMatchObject({ message: 'NotFound: Method not allowed' });
    const answers = await Promise.all([
      post('/slack/webhook', { body: '{', headers: {} as never }),
      post('/api/global/integrations/slack/webhook', { body: '{', headers: {} as never }),
      post('/global/identify-webhook', { body: '{', headers: {} as never }),
      post('/slack/webhook', { body: '{}', headers: {} as never }),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(Object.keys(body)).toEqual(['message', 'humanReadableMessage']);
    }
    const rest = await server().post('/api/v1/integrations/slack/authorization').expect(401);
    expect(Object.keys(rest.body)).toEqual(['errors', 'requestId']);
  });

  it('refuse a service that is not set up as one that does not exist', async () => {
    const bare = await openApp({}, test);
    const sent = signed({ type: 'url_verification', challenge: 'abc' });
    const { body } = await post('/api/global/integrations/slack/webhook', sent, bare).expect(404);
    expect(body.message).toBe('NotFound: There is no such integration here');
    await identify(sent, bare).expect(400);
    await bare.close();
  });
});
