import { type ChangesStream, watchChanges } from '../support/changes-stream.ts';
import { type LiveNote, openLiveNote } from '../support/live-note.ts';
import { PASSWORD, type SignInApp, openSignInApp } from '../support/sign-in-app.ts';
import type { Visitor } from '../support/visitor.ts';
import { until } from '../support/waiting.ts';

const HOST = 'acme.localhost';

describe('page of a workspace', () => {
  let test: SignInApp;
  let ada: Visitor;
  let teamId: string;
  let noteId: string;
  let url: string;
  const opened: { close(): void }[] = [];

  beforeAll(async () => {
    test = await openSignInApp();
    await test.app.listen(0, '127.0.0.1');
    url = await test.app.getUrl();
    ada = await test.person('ada@example.org');
    teamId = (await ada.post('/workspaces', { name: 'Acme', subdomain: 'acme' })).body.id;
    await enter(ada);
    const projectId = (await ada.post('/projects', { title: 'Research' }, HOST)).body.id;
    noteId = (await ada.post(`/projects/${projectId}/notes`, { markdown: 'Start.' }, HOST)).body.id;
  });
  afterEach(() => {
    for (const one of opened.splice(0)) one.close();
  });
  afterAll(() => test.close());

  const enter = async (visitor: Visitor) => {
    const { body } = await visitor.post('/auth/handover', { teamId });
    await visitor.post('/auth/handover/finish', { code: body.code }, HOST);
  };
  /** Ada in another browser. */
  const browser = async (): Promise<Visitor> => {
    const visitor = test.visitor();
    await visitor.post('/auth/sign-in', { email: 'ada@example.org', password: PASSWORD });
    await enter(visitor);
    return visitor;
  };
  /** Forwards the browser's headers like a proxy with its own host. */
  const proxied = (visitor: Visitor, origin = `http://${HOST}`) => ({
    'x-forwarded-host': HOST,
    origin,
    cookie: visitor.cookies(HOST),
  });
  const open = (headers: Record<string, string>, token = ''): LiveNote => {
    const live = openLiveNote(`${url.replace('http', 'ws')}/collaboration`, noteId, token, headers);
    opened.push(live);
    return live;
  };
  const listen = async (headers: Record<string, string>): Promise<ChangesStream> => {
    const stream = await watchChanges(url, headers);
    opened.push(stream);
    return stream;
  };

  it('edits live behind a proxy with another host name', async () => {
    const live = open(proxied(ada));
    await live.synced();
    live.type('Typed. ');
    await live.settled();
    expect((await ada.get(`/notes/${noteId}/content`, HOST)).body.text).toContain('Typed. Start.');
  });

  it('of another host does not, whatever credentials it has', async () => {
    const failed = new Promise<string>((resolve) => {
      open(proxied(ada, `http://${new URL(url).host}`)).socket.on(
        'disconnect',
        ({ event }: { event: { code: number } }) => resolve(String(event.code)),
      );
    });
    expect(await failed).toBe('1006');
  });

  it.each<[string, (visitor: Visitor) => Promise<unknown>]>([
    ['signs out', (visitor) => visitor.delete('/auth/session', HOST)],
    [
      'ends that session elsewhere',
      async (visitor) => {
        const { body } = await visitor.get('/me/sessions', HOST);
        await ada.delete(`/me/sessions/${body.items.find(({ current }: { current: boolean }) => current).id}`);
      },
    ],
  ])('is disconnected when its person %s', async (_, end) => {
    const visitor = await browser();
    const [live, stream] = [open(proxied(visitor)), await listen(proxied(visitor))];
    await live.synced();
    await end(visitor);
    live.type('Afterwards. ');
    await until(() => live.refused.length > 0 && stream.ended());
    expect(live.refused[0]).toBe('Sign in first');
    expect((await ada.get(`/notes/${noteId}/content`, HOST)).body.text).not.toContain('Afterwards.');
  });

  it('or an API client is disconnected when its token is revoked', async () => {
    const { id, token } = (await ada.post('/me/tokens', { name: 'Script', scopes: ['read', 'write'] }, HOST)).body;
    const [live, stream] = [open({}, token), await listen({ authorization: `Bearer ${token}` })];
    await live.synced();
    await ada.delete(`/me/tokens/${id}`, HOST);
    live.type('Afterwards. ');
    await until(() => live.refused.length > 0 && stream.ended());
    expect(live.refused[0]).toBe('Sign in first');
    expect((await ada.get(`/notes/${noteId}/content`, HOST)).body.text).not.toContain('Afterwards.');
  });
});
