import { type TestApp, openApp } from '../support/app.ts';
import { type FakeSlack, fakeSlack } from '../support/fake-slack.ts';
import type { Person } from '../support/known-people.ts';
import { slackPeople } from '../support/slack-people.ts';
import { until } from '../support/waiting.ts';

describe('a Slack account of a member', () => {
  let slack: FakeSlack;
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  const { server, as, allowed, finish, connect, connectOwn, own } = slackPeople(
    () => test,
    () => slack,
  );

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
    slack.revokeAll();
    const team = await test.people.team();
    ada = await test.people.member(team, 'MANAGER', { workspaceAdmin: true });
    ben = await test.people.member(team, 'VIEWER');
  });
  const rows = (person: Person) =>
    test.database.query('SELECT * FROM integration_connection WHERE member_id = $1', [person.userId]);

  it('is offered once the workspace is connected, with the rights of members', async () => {
    expect(await own(ben)).toMatchObject({ configured: false, connection: null });
    await connect(ada);
    expect(await own(ben)).toMatchObject({ configured: true, connection: null });
    const { body } = await server().post('/api/v1/me/integrations/slack/authorization').set(as(ben)).expect(201);
    const query = new URL(body.url).searchParams;
    expect([query.get('scope'), query.get('user_scope')]).toEqual([
      null,
      'channels:history,groups:history,im:history,mpim:history,users:read',
    ]);
    expect([query.get('code_challenge_method'), query.get('state')!.length > 20]).toEqual(['S256', true]);
  });

  it('is seen by its member only, and its token by no one', async () => {
    await connect(ada);
    await connectOwn(ben, 'U2');
    expect((await own(ben)).connection).toMatchObject({ account: 'Analytical Engines', connectedBy: ben.userId });
    expect((await own(ada)).connection).toBeNull();
    expect(JSON.stringify(await rows(ben))).not.toContain('xox');
    const { body } = await server().get('/audit-log').set(as(ada));
    expect(JSON.stringify(body)).not.toContain('xox');
  });

  it('is bound to the member who began, and no way to connect the workspace', async () => {
    await connect(ada);
    const state = await allowed(ben, true);
    await finish(ada, state, true).expect(404);
    await finish(ada, state, false).expect(404);
    const asAdmin = await allowed(ada, true);
    await finish(ada, asAdmin, false).expect(404);
    await finish(ben, state, true).expect(204);
    await server().post('/api/v1/integrations/slack/authorization').set(as(ben)).expect(403);
  });

  it('is within the Slack of the workspace: another one is refused, and its token taken back', async () => {
    await connect(ada);
    const before = slack.tokenCount();
    slack.world.team = { id: 'T2', name: 'Difference Engines' };
    const { body } = await finish(ben, await allowed(ben, true), true).expect(409);
    expect(body.errors[0]).toMatchObject({ title: 'This is another Slack' });
    expect([(await own(ben)).connection, slack.tokenCount()]).toEqual([null, before]);
  });

  it('is disconnected by its member, and that of the workspace stays', async () => {
    await connect(ada);
    await connectOwn(ben, 'U2');
    await server().delete('/api/v1/me/integrations/slack/connection').set(as(ben)).expect(204);
    await server().delete('/api/v1/me/integrations/slack/connection').set(as(ben)).expect(404);
    expect([await rows(ben), slack.tokenCount()]).toEqual([[], 1]);
    const { body } = await server().get('/api/v1/integrations').set(as(ada)).expect(200);
    expect(body.items[0].connection).toMatchObject({ revoked: false });
  });

  it('ends with the membership', async () => {
    await connect(ada);
    await connectOwn(ben, 'U2');
    await server().delete(`/api/v1/members/${ben.userId}`).set(as(ada)).expect(204);
    await until(async () => (await rows(ben)).length === 0);
    await until(() => slack.tokenCount() === 1);
    expect(
      await test.database.query(`SELECT 1 FROM integration_connection WHERE team_id = $1`, [ada.teamId]),
    ).toHaveLength(1);
  });
});
