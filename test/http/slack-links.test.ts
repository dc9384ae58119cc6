import { type TestApp, openApp } from '../support/app.ts';
import { type FakeSlack, fakeSlack } from '../support/fake-slack.ts';
import type { Person } from '../support/known-people.ts';
import { slackPeople } from '../support/slack-people.ts';
import { until } from '../support/waiting.ts';

describe('a link to Evident in Slack', () => {
  let slack: FakeSlack;
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let origin: string;
  let open: string;
  let secret: string;
  let count = 0;
  const { server, as, connect, connectOwn, send, handled } = slackPeople(
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
    await connect(ada);
    await connectOwn(ada, 'U1');
    const [{ subdomain }] = (await test.database.query('SELECT subdomain FROM team WHERE id = $1', [team])) as [
      { subdomain: string },
    ];
    origin = `http://${subdomain}.localhost`;
    open = await note('Open talk', await test.people.project(ada, 1));
    secret = await note('SECRET talk', await test.people.project(ada));
  });

  const note = async (title: string, projectId: string): Promise<string> =>
    (
      await server()
        .post(`/api/v1/projects/${projectId}/notes`)
        .set(as(ada))
        .send({ title, markdown: 'Why they leave <!channel>' })
        .expect(201)
    ).body.id;
  const shows = (showsTitles: boolean, person = ada) =>
    server().put('/api/v1/integrations/slack/link-previews').set(as(person)).send({ showsTitles });
  let events = 0;
  const event = (links: string[], more: object = {}, wrapper: object = { is_ext_shared_channel: false }) => ({
    type: 'event_callback',
    event_id: `EvL${(events += 1)}`,
    team_id: slack.world.team.id,
    ...wrapper,
    event: {
      type: 'link_shared',
      channel: 'C1',
      message_ts: '1790000000.000100',
      user: 'U1',
      links: links.map((url) => ({ domain: new URL(url).hostname, url })),
      ...more,
    },
  });
  async function post(links: string[], more?: object, wrapper?: object) {
    const sent = event(links, more, wrapper);
    const { body } = await send(slack.deliver(sent)).expect(200);
    expect(body).toEqual({});
    await until(() => handled(ada, sent.event_id));
    return sent;
  }
  const shown = () => JSON.stringify(slack.world.unfurled.map(({ unfurls }) => unfurls));
  const linkTo = (id: string) => `${origin}/data/some-words-${id}`;

  it('names its kind only, until an admin chooses titles', async () => {
    await post([linkTo(open), linkTo(secret), linkTo('0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f'), `${origin}/settings`]);
    const [{ at, unfurls }] = slack.world.unfurled as [(typeof slack.world.unfurled)[0]];
    expect(at).toEqual({ channel: 'C1', ts: '1790000000.000100' });
    expect(Object.keys(unfurls)).toHaveLength(3);
    expect(
      new Set(Object.values(unfurls).map((card) => JSON.stringify(card).replaceAll(/words-[0-9a-f-]{36}/g, 'id'))).size,
    ).toBe(1);
    expect(shown()).toContain('A note in Evident');
    expect(shown()).not.toMatch(/Open talk|SECRET|Why/);
  });

  it('shows the title of what all members see, and never one of a private project', async () => {
    await shows(true, ben).expect(403);
    await shows(true).expect(204);
    await post([linkTo(open), linkTo(secret)]);
    expect(shown()).toContain('Open talk');
    expect(shown()).not.toContain('SECRET');
    expect(shown()).toContain('A note in Evident');
    expect(shown()).toContain('"type":"plain_text","text":"Why they leave');
  });

  it.each([
    ['someone who is not connected posted it', { user: 'U2' }, { is_ext_shared_channel: false }],
    ['another organization reads along', {}, { is_ext_shared_channel: true }],
    ['Slack does not say who reads along', {}, {}],
  ])('names its kind only if %s', async (_, more, wrapper) => {
    await shows(true).expect(204);
    await post([linkTo(open)], more, wrapper);
    expect(shown()).toContain('A note in Evident');
    expect(shown()).not.toContain('Open talk');
  });

  it('shows a public page as its visitors see it, and nothing of one with a password', async () => {
    const share = async (password?: string) =>
      (
        await server()
          .post('/api/v1/share-links')
          .set(as(ada))
          .send({ objectType: 'note', objectId: secret, ...(password && { password }) })
          .expect(201)
      ).body;
    const open = await share();
    const locked = await share('a long password of words');
    const page = ({ token }: { token: string }) => `${origin}/p/data/${token}`;
    await post([page(open), page(locked), `${origin}/p/AAAAAAAAAAAA`], { user: 'U2' }, {});
    expect(shown()).toContain('SECRET talk');
    expect(Object.keys(slack.world.unfurled[0]!.unfurls)).toEqual([page(open)]);
  });

  it('is shown once for each event, while it is written too, and after Slack was down', async () => {
    slack.world.next.push(
      { status: 429, body: '{"ok":false,"error":"ratelimited"}', method: 'chat.unfurl', retryAfter: '1' },
      { status: 500, body: '', method: 'chat.unfurl' },
    );
    const sent = await post([linkTo(open)], { channel: 'COMPOSER', unfurl_id: 'U1-1', source: 'composer' });
    await send(slack.deliver(sent)).expect(200);
    await post([linkTo(secret)]);
    expect(slack.world.unfurled.map(({ at }) => at)).toEqual([
      { unfurl_id: 'U1-1', source: 'composer' },
      { channel: 'C1', ts: '1790000000.000100' },
    ]);
  });

  it('is not shown for other hosts and workspaces, nor after the connection ended', async () => {
    const eve = await test.people.member(await test.people.team(), 'MANAGER', { workspaceAdmin: true });
    await connect(eve);
    const sent = await post([`https://example.org/data/${open}`, `http://other.localhost/data/${open}`]);
    await until(() => handled(eve, sent.event_id));
    expect(slack.world.unfurled).toEqual([]);
    slack.revokeAll();
    await post([linkTo(open)]);
    expect(slack.world.unfurled).toEqual([]);
  });
});
