import { SendDigests } from '@evident/application/notifications/send-digests';
import type { FolderMailbox } from '../../adapters/mail/folder-mailbox.ts';
import { MAILER } from '../../api/identity/identity.ports.ts';
import { Bus } from '../../api/kernel/bus.ts';
import { type TestApp, openApp } from '../support/app.ts';
import { type FakeSlack, fakeSlack } from '../support/fake-slack.ts';
import type { Person } from '../support/known-people.ts';
import { slackPeople } from '../support/slack-people.ts';
import { until } from '../support/waiting.ts';

describe('a digest in Slack', () => {
  let slack: FakeSlack;
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let projectId: string;
  let count = 0;
  const { server, as, connect, connectOwn } = slackPeople(
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
    slack.world.team = { id: `T${(count += 1)}`, name: 'Analytical Engines' };
    const team = await test.people.team();
    ada = await test.people.member(team, 'MANAGER', { workspaceAdmin: true });
    ben = await test.people.member(team);
    projectId = await test.people.project(ada, 1);
    await connect(ada);
    await connectOwn(ben, 'U2');
    await server().put(`/api/v1/follows/PROJECT/${projectId}`).set(as(ben)).expect(204);
  });

  const choose = (update: object) =>
    server().patch('/api/v1/notifications/settings').set(as(ben)).send(update).expect(204);
  const mails = async () => {
    const mailbox = test.app.get<FolderMailbox>(MAILER.token, { strict: false });
    const mine = (await mailbox.list(100)).filter(({ to }) => to === `${ben.userId}@example.org`);
    return Promise.all(mine.map(async ({ id }) => (await mailbox.read(id))!));
  };
  const told = async () => {
    const [row] = await test.database.query('SELECT digest_told_since FROM notification_setting WHERE member_id = $1', [
      ben.userId,
    ]);
    return (row as { digest_told_since: Date | null }).digest_told_since !== null;
  };
  /** Sends the digest of yesterday, with one new note. */
  async function send(title = 'Third interview <!channel>') {
    await server().post(`/api/v1/projects/${projectId}/notes`).set(as(ada)).send({ title }).expect(201);
    await test.database.query(
      `UPDATE notification_setting SET digested_at = now() - interval '1 day' WHERE member_id = $1`,
      [ben.userId],
    );
    await test.app.get(Bus).ask(new SendDigests());
  }

  it('is a direct message in place of a mail, in words that ping no one', async () => {
    await choose({ digest: 'DAILY', digestBy: 'SLACK' });
    const { body } = await server().get('/api/v1/notifications/settings').set(as(ben)).expect(200);
    expect(body).toMatchObject({ digest: 'DAILY', digestBy: 'SLACK' });
    await send();
    await until(told);
    expect(slack.world.posted).toEqual([
      { channel: 'DU2', text: expect.stringContaining('|Third interview &lt;!channel&gt;> (Project)') },
    ]);
    expect(slack.world.posted[0]!.text).not.toContain('<!');
    expect(await mails()).toEqual([]);
  });

  it('is sent in both ways if both are chosen', async () => {
    await choose({ digest: 'DAILY', digestBy: 'BOTH' });
    await send();
    await until(told);
    expect([slack.world.posted.length, (await mails()).length]).toEqual([1, 1]);
  });

  it('is sent once, also after Slack was down', async () => {
    await choose({ digest: 'DAILY', digestBy: 'SLACK' });
    slack.world.next.push(
      { status: 503, body: '', method: 'chat.postMessage' },
      { status: 429, body: '{"ok":false,"error":"ratelimited"}', method: 'conversations.open', retryAfter: '1' },
    );
    await send();
    await until(told);
    expect([slack.world.posted.length, await mails()]).toEqual([1, []]);
  });

  it.each([
    ['the member disconnected', () => server().delete('/api/v1/me/integrations/slack/connection').set(as(ben))],
    ['the workspace disconnected', () => server().delete('/api/v1/integrations/slack/connection').set(as(ada))],
    ['Slack took the token back', async () => slack.revokeAll()],
  ])('comes by mail after %s, which says so', async (_, end) => {
    await choose({ digest: 'DAILY', digestBy: 'SLACK' });
    await end();
    await send();
    await until(told);
    expect(slack.world.posted).toEqual([]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail!.text).toMatch(/^This digest could not be sent to you in Slack/);
    expect(mail!.text).toContain('Third interview');
  });
});
