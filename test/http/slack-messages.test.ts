import { type TestApp, openApp } from '../support/app.ts';
import { type FakeSlack, fakeSlack } from '../support/fake-slack.ts';
import type { Person } from '../support/known-people.ts';
import { slackPeople } from '../support/slack-people.ts';
import { until } from '../support/waiting.ts';

describe('“Save to Evident” in Slack', () => {
  let slack: FakeSlack;
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let projectId: string;
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
    projectId = await test.people.project(ada);
    await connect(ada);
    await connectOwn(ada, 'U1');
    slack.world.messages.push(
      {
        channel: 'C1',
        ts: '1790000000.000100',
        thread_ts: '1790000000.000100',
        user: 'U1',
        text: 'Why do they leave?',
      },
      {
        channel: 'C1',
        ts: '1790000061.000200',
        thread_ts: '1790000000.000100',
        user: 'U2',
        text: 'Prices, says <@U1>',
      },
      {
        channel: 'C1',
        ts: '1790000070.000300',
        thread_ts: '1790000000.000100',
        username: 'Survey app',
        text: '',
        files: [{ name: 'answers.csv', permalink: 'https://slack.example/files/F1' }],
      },
      { channel: 'C1', ts: '1790000100.000400', user: 'U2', text: 'Alone' },
    );
  });

  const person = (user: string) => ({ team: { id: slack.world.team.id, domain: 'engines' }, user: { id: user } });
  const shortcut = (user: string, trigger: string, message: object) =>
    slack.interact({
      type: 'message_action',
      callback_id: 'save_to_evident',
      trigger_id: trigger,
      ...person(user),
      channel: { id: 'C1', name: 'research' },
      message,
    });
  const submission = (user: string, id: string, place: object, project: string, title = 'Churn', scope?: string) =>
    slack.interact({
      type: 'view_submission',
      ...person(user),
      view: {
        id,
        callback_id: 'save_to_evident',
        private_metadata: JSON.stringify(place),
        state: {
          values: {
            project: { project: { selected_option: { value: project } } },
            title: { title: { value: title } },
            ...(scope && { thread: { thread: { selected_option: { value: scope } } } }),
          },
        },
      },
    });
  const notesIn = async (project = projectId) =>
    (await server().get(`/api/v1/projects/${project}/notes`).set(as(ada)).expect(200)).body.items;
  const textOf = async (id: string): Promise<string> =>
    JSON.stringify((await server().get(`/api/v1/notes/${id}/content`).set(as(ada)).expect(200)).body);
  const thread = { channel: 'C1', ts: '1790000061.000200', threadTs: '1790000000.000100' };
  const alone = { channel: 'C1', ts: '1790000100.000400', threadTs: null };
  const at = () => `${ada.teamId}:${projectId}`;
  async function save(id: string, place: object, scope?: string, title?: string) {
    const { body } = await send(submission('U1', id, place, at(), title, scope)).expect(200);
    expect(body).toEqual({});
    await until(() => handled(ada, `dialog:${id}`));
  }

  it('asks where, and proposes a title', async () => {
    const message = { ts: thread.ts, thread_ts: thread.threadTs, text: 'Prices, says <@U1|ada>\nand more' };
    await send(shortcut('U1', 'trigger.1', message)).expect(200);
    const blocks = slack.world.views[0]!.view['blocks'] as { block_id: string; element: object }[];
    expect(blocks.map(({ block_id: id }) => id)).toEqual(['project', 'title', 'thread']);
    expect(blocks[1]!.element).toMatchObject({ initial_value: 'Prices, says @ada', max_length: 200 });
    const search = slack.interact({ type: 'block_suggestion', action_id: 'project', value: '', ...person('U1') });
    const { body } = await send(search).expect(200);
    expect(body.options.map(({ value }: { value: string }) => value)).toEqual([at()]);
  });

  it('leads someone who is not connected to connect, and offers them no project', async () => {
    await send(shortcut('U2', 'trigger.2', { ts: alone.ts, text: 'Alone' })).expect(200);
    expect(JSON.stringify(slack.world.views)).toContain('/settings/user/integrations');
    const search = slack.interact({ type: 'block_suggestion', action_id: 'project', value: '', ...person('U2') });
    expect((await send(search).expect(200)).body).toEqual({ options: [] });
    const { body } = await send(submission('U2', 'V-none', alone, at())).expect(200);
    expect(body).toMatchObject({ response_action: 'errors' });
  });

  it('saves a thread with its speakers, times and files, and tells only the person', async () => {
    await save('V1', thread, 'whole');
    const [note] = await notesIn();
    expect(note).toMatchObject({ title: 'Churn', occurredOn: '2026-09-21' });
    const text = await textOf(note.id);
    for (const words of [
      'Why do they leave?',
      'Prices, says @Ada Lovelace',
      'Charles Babbage',
      'Survey app',
      'answers.csv',
    ])
      expect(text).toContain(words);
    expect(text).toContain(`/archives/C1/p1790000061000200`);
    expect(slack.world.whispered).toEqual([
      { channel: 'C1', user: 'U1', text: expect.stringMatching(/^Saved to Evident: <http.*\|Churn>$/) },
    ]);
    expect(slack.world.posted).toEqual([]);
  });

  it('saves one message of a thread alone', async () => {
    await save('V2', thread, 'message');
    const text = await textOf((await notesIn())[0].id);
    expect([text.includes('Prices'), text.includes('Why do they leave')]).toEqual([true, false]);
  });

  it('saves a message once for each project, also when Slack sends the dialog again', async () => {
    await save('V3', alone);
    await save('V3', alone);
    await save('V4', alone);
    expect(await notesIn()).toHaveLength(1);
    expect(slack.world.whispered.map(({ text }) => text.split(':')[0])).toEqual([
      'Saved to Evident',
      'It is in Evident already',
    ]);
    await server()
      .delete(`/api/v1/notes/${(await notesIn())[0].id}`)
      .set(as(ada))
      .expect(200);
    await save('V5', alone);
    expect(await notesIn()).toHaveLength(1);
  });

  it('sends a direct message where the app is in no channel', async () => {
    slack.world.invited = [];
    await save('V6', alone);
    expect(slack.world.posted).toEqual([{ channel: 'DU1', text: expect.stringContaining('Saved to Evident') }]);
  });

  it('adds nothing to a project in which the member may not write', async () => {
    await connectOwn(ben, 'U2');
    const search = slack.interact({ type: 'block_suggestion', action_id: 'project', value: '', ...person('U2') });
    expect((await send(search).expect(200)).body).toEqual({ options: [] });
    const { body } = await send(submission('U2', 'V7', alone, at())).expect(200);
    expect(body).toMatchObject({ response_action: 'errors' });
    expect(await notesIn()).toEqual([]);
  });

  it('never acts in another workspace than one that the person is connected to', async () => {
    const eve = await test.people.member(await test.people.team(), 'MANAGER', { workspaceAdmin: true });
    const secret = await test.people.project(eve);
    const { body } = await send(submission('U1', 'V8', alone, `${eve.teamId}:${secret}`)).expect(200);
    expect(body).toMatchObject({ response_action: 'errors' });
    await connect(eve);
    await connectOwn(eve, 'U1');
    const search = slack.interact({ type: 'block_suggestion', action_id: 'project', value: '', ...person('U1') });
    const { body: both } = await send(search).expect(200);
    expect(both.options.map(({ value }: { value: string }) => value).toSorted()).toEqual(
      [at(), `${eve.teamId}:${secret}`].toSorted(),
    );
  });

  it('keeps hostile words as words, and pings no one back', async () => {
    const text = `<!channel> <!here|here> <@U2> <script>alert(1)</script> [x](javascript:alert(1)) ${'x'.repeat(39_000)}`;
    slack.world.messages.push({ channel: 'C1', ts: '1790000200.000500', user: 'U2', text });
    await save('V9', { channel: 'C1', ts: '1790000200.000500', threadTs: null }, undefined, '<!channel> & <@U2>');
    const [note] = await notesIn();
    expect(note.title).toBe('<!channel> & <@U2>');
    expect(await textOf(note.id)).toContain('@channel here @Charles Babbage');
    expect(slack.world.whispered[0]!.text).toContain('|&lt;!channel&gt; &amp; &lt;@U2&gt;>');
    expect(slack.world.whispered[0]!.text).not.toContain('<!');
  });

  it('says what went wrong, and saves once Slack answers again', async () => {
    slack.world.next.push(
      { status: 429, body: '{"ok":false,"error":"ratelimited"}', method: 'conversations.replies', retryAfter: '1' },
      { status: 503, body: '', method: 'chat.postEphemeral' },
    );
    await save('V10', alone);
    expect(await notesIn()).toHaveLength(1);
    expect(slack.world.whispered).toHaveLength(1);
    await save('V11', { channel: 'C1', ts: '1.1', threadTs: null });
    slack.revokeAll('U1');
    await save('V12', thread, 'whole');
    expect(slack.world.whispered.slice(1).map(({ text }) => text)).toEqual([
      expect.stringContaining('This message was not saved to Evident.'),
      expect.stringContaining('Slack ended the connection'),
    ]);
    expect(await notesIn()).toHaveLength(1);
  });

  it('needs the signature over the form', async () => {
    const { body, headers } = submission('U1', 'V13', alone, at());
    await send({ body: `${body}&x=1`, headers }).expect(400);
    await send({ body, headers: {} }).expect(400);
    const old = slack.interact({ type: 'block_suggestion' }, new Date(Date.now() - 301_000));
    await send(old).expect(400);
    for (const payload of [{}, { type: 'view_submission', ...person('U1') }, { type: 'shortcut', ...person('U1') }])
      expect((await send(slack.interact(payload)).expect(200)).body).toEqual({});
  });
});
