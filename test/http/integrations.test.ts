import type { Chat } from '@evident/application/integrations/chat';
import request from 'supertest';
import { CHAT } from '../../api/integrations/integrations.ports.ts';
import { type TestApp, openApp } from '../support/app.ts';
import { type FakeSlack, fakeSlack } from '../support/fake-slack.ts';
import type { Person } from '../support/known-people.ts';
import { until } from '../support/waiting.ts';

describe('Slack', () => {
  let slack: FakeSlack;
  let test: TestApp;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    slack = await fakeSlack();
    test = await openApp({ slack: slack.app, secret: 'a secret of the installation' });
  });
  afterAll(async () => {
    await test.close();
    await slack.close();
  });
  beforeEach(async () => {
    slack.reset();
    const team = await test.people.team();
    ada = await test.people.member(team, 'MANAGER', { workspaceAdmin: true });
    ben = await test.people.member(team, 'MANAGER', { workspaceAdmin: true });
  });

  const as = ({ token }: Person) => ({ Authorization: `Bearer ${token}` });
  const server = () => request(test.app.getHttpServer());
  const ask = async (person: Person): Promise<{ url: string }> =>
    (await server().post('/api/v1/integrations/slack/authorization').set(as(person)).expect(201)).body;
  const bring = (body: object) => server().post('/api/v1/integrations/slack/codes').send(body);
  const finish = (person: Person, state: string) =>
    server().put('/api/v1/integrations/slack/connection').set(as(person)).send({ state });
  const connection = async (person = ada) =>
    (await server().get('/api/v1/integrations').set(as(person)).expect(200)).body.items[0].connection;
  const chat = () => test.app.get<Chat>(CHAT.token, { strict: false });
  async function connect(person = ada): Promise<string> {
    const back = slack.allow((await ask(person)).url);
    await bring(back).expect(201);
    await finish(person, back.state).expect(204);
    return back.state;
  }

  it('is connected by the member who began, once, and posts to a channel', async () => {
    const url = new URL((await ask(ada)).url);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'client.1',
      scope: 'chat:write,channels:read,links:read,links:write,commands,im:write,channels:history,users:read',
      redirect_uri: 'http://localhost/account/integration/oauth/slack',
      code_challenge_method: 'S256',
    });
    const back = slack.allow(url.href);
    const { body } = await bring(back).expect(201);
    expect(body.url).toMatch(/^http:\/\/.*\/settings\/integrations\?integration=slack&state=/);
    await finish(ben, back.state).expect(404);
    await finish(ada, back.state).expect(204);
    await finish(ada, back.state).expect(404);
    expect(await connection()).toMatchObject({
      account: 'Analytical Engines',
      connectedBy: ada.userId,
      revoked: false,
    });
    const { body: channels } = await server().get('/api/v1/integrations/slack/channels').set(as(ada)).expect(200);
    expect(channels.items).toEqual([
      { id: 'C2', name: 'alerts' },
      { id: 'C1', name: 'research' },
    ]);
    await chat().post(ada.teamId, 'C1', 'A note was created');
    await chat().post(ada.teamId, `#${channels.items[1].name}`, 'By its name');
    expect(slack.world.posted).toEqual([
      { channel: 'C1', text: 'A note was created' },
      { channel: 'C1', text: 'By its name' },
    ]);
  });

  it('leads back from the page of the service in a browser', async () => {
    const { url } = await ask(ada);
    const { status, headers } = await fetch(url, { redirect: 'manual' });
    const back = new URL(headers.get('location')!);
    expect([status, back.pathname]).toEqual([302, '/account/integration/oauth/slack']);
    await bring(Object.fromEntries(back.searchParams)).expect(201);
    await finish(ada, back.searchParams.get('state')!).expect(204);
    expect(await connection()).toMatchObject({ account: 'Analytical Engines' });
  });

  it('keeps no token that can be read in the database, and shows none', async () => {
    await connect();
    const [row] = await test.database.query<Record<string, string>>(
      'SELECT access_token, refresh_token FROM integration_connection WHERE team_id = $1',
      [ada.teamId],
    );
    expect(JSON.stringify(row)).not.toContain('xox');
    expect(JSON.stringify(await connection())).not.toContain('xox');
  });

  it('is not connected where the person refused, came back late, or brought the code of another', async () => {
    const refused = slack.allow((await ask(ada)).url);
    await bring({ state: refused.state, error: 'access_denied' }).expect(201);
    const { body } = await finish(ada, refused.state).expect(409);
    expect(body.errors[0].title).toBe('You did not allow it');

    const late = slack.allow((await ask(ada)).url);
    await bring(late).expect(201);
    await test.database.query(`UPDATE connection_attempt SET created_at = now() - interval '11 minutes'`);
    await finish(ada, late.state).expect(409);
    const forgotten = slack.allow((await ask(ada)).url);
    await test.database.query(`UPDATE connection_attempt SET created_at = now() - interval '11 minutes'`);
    await ask(ada);
    await bring(forgotten).expect(404);

    const [one, other] = [slack.allow((await ask(ada)).url), slack.allow((await ask(ben)).url)];
    await bring({ state: one.state, code: other.code }).expect(201);
    await finish(ada, one.state).expect(422);
    expect(await connection()).toBeNull();
    await bring({ state: 'an unknown state of nobody', code: 'x' }).expect(404);
  });

  it('is connected also where it leads back to an address that all services share', async () => {
    const back = slack.allow((await ask(ada)).url);
    const shared = (body: object) => server().post('/api/v1/integrations/codes').send(body);
    expect((await shared(back).expect(201)).body.url).toContain('/settings/integrations?integration=slack&state=');
    await finish(ada, back.state).expect(204);
    expect(await connection()).toMatchObject({ account: 'Analytical Engines' });
    await shared({ state: 'an unknown state of nobody', code: 'x' }).expect(404);
    await shared({ code: 'x' }).expect(400);
  });

  it('is of one workspace: another sees nothing of it and cannot post', async () => {
    await connect();
    const eve = await test.people.member(await test.people.team(), 'MANAGER', { workspaceAdmin: true });
    expect(await connection(eve)).toBeNull();
    await expect(chat().post(eve.teamId, 'C1', 'Hello')).rejects.toMatchObject({ title: 'Slack is not connected' });
    await server().delete('/api/v1/integrations/slack/connection').set(as(eve)).expect(404);
    expect(await connection()).not.toBeNull();
  });

  it('refreshes its token before it ends, once for many at the same time', async () => {
    slack.world.seconds = 60;
    await connect();
    slack.world.seconds = 43_200;
    const before = slack.world.refreshed;
    await Promise.all(Array.from({ length: 5 }, (_, n) => chat().post(ada.teamId, 'C1', `${n}`)));
    expect(slack.world.posted).toHaveLength(5);
    expect(slack.world.refreshed - before).toBe(1);
    await chat().post(ada.teamId, 'C1', 'again');
    expect(slack.world.refreshed - before).toBe(1);
  });

  it('says that it ended the connection, after a post and after its event, and a late event ends no new one', async () => {
    await connect();
    slack.revokeAll();
    await expect(chat().post(ada.teamId, 'C1', 'Hello')).rejects.toMatchObject({ title: 'Slack ended the connection' });
    expect(await connection()).toMatchObject({ revoked: true });
    await connect();
    expect(await connection()).toMatchObject({ revoked: false });
    const ended = (id: string) =>
      slack.deliver({ type: 'event_callback', event_id: id, team_id: 'T1', event: { type: 'app_uninstalled' } });
    const send = ({ body, headers }: ReturnType<typeof ended>) =>
      server()
        .post('/slack/webhook')
        .set({ 'content-type': 'application/json', ...headers })
        .send(body);
    const handled = async (id: string) =>
      (
        await test.database.query(
          'SELECT 1 FROM integration_delivery WHERE id = $1 AND team_id = $2 AND done_at IS NOT NULL',
          [id, ada.teamId],
        )
      ).length === 1;
    await send(ended('Ev1')).expect(200);
    await until(() => handled('Ev1'));
    expect(await connection()).toMatchObject({ revoked: false });
    slack.revokeAll();
    await test.database.query(`UPDATE integration_delivery SET received_at = now() - interval '31 days'`);
    const other = { type: 'event_callback', event_id: 'Ev0', team_id: 'T1', event: { type: 'message' } };
    await send(slack.deliver(other)).expect(200);
    await send(ended('Ev2')).expect(200);
    await send(ended('Ev2')).expect(200);
    await until(() => handled('Ev2'));
    expect(await test.database.query('SELECT id FROM integration_delivery WHERE team_id = $1', [ada.teamId])).toEqual([
      { id: 'Ev2' },
    ]);
    expect(await connection()).toMatchObject({ revoked: true });
  });

  const UNREACHED = 'Slack cannot be reached';
  const WAITS = 'Slack takes no more requests for a while';
  it.each([
    ['down', 503, 'busy', UNREACHED, 'There is no such channel in Slack'],
    ['answering nonsense', 200, '<html>', UNREACHED, 'There is no such channel in Slack'],
    // Nothing more is sent for as long as it asked.
    ['asking to wait', 429, '', WAITS, WAITS],
  ])('that is %s loses nothing', async (_, status, body, title, next) => {
    await connect();
    slack.world.next.push({ status, body });
    await expect(chat().post(ada.teamId, 'C1', 'Hello')).rejects.toMatchObject({ code: 'Unavailable', title });
    expect(await connection()).toMatchObject({ revoked: false });
    await expect(chat().post(ada.teamId, 'C9', 'Hello')).rejects.toMatchObject({ title: next });
  });

  it('is disconnected also while it is down, and its token is taken back', async () => {
    await connect();
    await server().delete('/api/v1/integrations/slack/connection').set(as(ada)).expect(204);
    expect(await connection()).toBeNull();
    await connect();
    slack.world.next.push({ status: 503, body: '' });
    await server().delete('/api/v1/integrations/slack/connection').set(as(ada)).expect(204);
    expect(await connection()).toBeNull();
  });

  it('verifies the address, and refuses what it did not sign', async () => {
    const send = (body: string, headers: Record<string, string>) =>
      server()
        .post('/slack/webhook')
        .set({ 'content-type': 'application/json', ...headers })
        .send(body);
    const { body, headers } = slack.deliver({ type: 'url_verification', challenge: 'abc' });
    expect((await send(body, headers).expect(200)).body).toEqual({ challenge: 'abc' });
    await send(body.replace('abc', 'abd'), headers).expect(400);
    await send(body, { ...headers, 'x-slack-signature': 'v0=00' }).expect(400);
    await send(body, {}).expect(400);
    const old = slack.deliver({ type: 'url_verification', challenge: 'abc' }, new Date(Date.now() - 301_000));
    await send(old.body, old.headers).expect(400);
    const future = slack.deliver({ type: 'url_verification', challenge: 'abc' }, new Date(Date.now() + 301_000));
    await send(future.body, future.headers).expect(400);
  });

  it('is offered to no one where it is not set up', async () => {
    const bare = await openApp({}, test);
    const eve = await bare.people.member(await bare.people.team(), 'MANAGER', { workspaceAdmin: true });
    const plain = request(bare.app.getHttpServer());
    const { body } = await plain.get('/api/v1/integrations').set(as(eve)).expect(200);
    expect(body.items[0]).toMatchObject({ integration: 'Slack', configured: false });
    const { body: refusal } = await plain.post('/api/v1/integrations/slack/authorization').set(as(eve)).expect(409);
    expect(refusal.errors[0].title).toBe('Slack is not set up here');
    await plain.post('/slack/webhook').send({}).expect(404);
    await bare.close();
  });
});
