import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import { type ChangesStream, watchChanges } from '../support/changes-stream.ts';
import type { Person } from '../support/known-people.ts';
import { type LiveNote, openLiveNote } from '../support/live-note.ts';
import { redisEngine } from '../support/redis.ts';
import { until } from '../support/waiting.ts';

/** Installation where rights are revoked and where the member is connected. */
interface Installation {
  readonly here: TestApp;
  readonly there: TestApp;
  close(): Promise<void>;
}

const oneProcess = async (): Promise<Installation> => {
  const app = await openApp();
  return { here: app, there: app, close: app.close };
};

const engine = redisEngine('rights of open connections over Redis');
const twoProcesses = async (): Promise<Installation> => {
  const redis = await engine!();
  const here = await openApp({ redisUrl: redis.url });
  const there = await openApp({ redisUrl: redis.url }, here);
  return {
    here,
    there,
    async close() {
      await there.close();
      await here.close();
      await redis.close();
    },
  };
};

const INSTALLATIONS: [string, () => Promise<Installation>][] = [
  ['one process', oneProcess],
  ...(engine ? [['two processes', twoProcesses] as [string, () => Promise<Installation>]] : []),
];

describe.each(INSTALLATIONS)('with %s, a client with an open document', (_, open) => {
  let test: Installation;
  let admin: Person;
  let ben: Person;
  let projectId: string;
  let groupId: string;
  let noteId: string;
  const opened: { close(): void }[] = [];

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.here.app.getHttpServer());
  const at = async ({ app }: TestApp) => (await app.getUrl()).replace('[::1]', '127.0.0.1');
  const sitDown = async (where: TestApp, person: Person): Promise<LiveNote> => {
    const live = openLiveNote(`${(await at(where)).replace('http', 'ws')}/collaboration`, noteId, person.token);
    opened.push(live);
    await live.synced();
    return live;
  };
  const listen = async (person: Person): Promise<ChangesStream> => {
    const stream = await watchChanges(await at(test.there), as(person));
    opened.push(stream);
    return stream;
  };
  const setAccess = (grant: object) =>
    server().put(`/api/v1/projects/${projectId}/access`).set(as(admin)).send(grant).expect(204);
  /** The people of this test have no rows for their tokens, whose trigger would report this. */
  const revoke = async (person: Person) => {
    test.here.people.revoke(person);
    await test.here.database.query('NOTIFY evident_rights');
  };
  const words = async () =>
    (await server().get(`/api/v1/notes/${noteId}/content?format=text`).set(as(admin)).expect(200)).text;

  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    const { people } = test.here;
    const team = await people.team();
    admin = await people.member(team, 'MANAGER', { workspaceAdmin: true });
    ben = await people.member(team);
    projectId = await people.project(admin);
    groupId = (await server().post('/api/v1/groups').set(as(admin)).send({ name: 'Research' }).expect(201)).body.id;
    noteId = (
      await server().post(`/api/v1/projects/${projectId}/notes`).set(as(admin)).send({ markdown: 'Start.' }).expect(201)
    ).body.id;
  });
  afterEach(() => {
    for (const one of opened.splice(0)) one.close();
  });

  const BY_GRANT = () => setAccess({ kind: 'user', id: ben.userId, level: 'WRITE' });
  const BY_GROUP = async () => {
    await setAccess({ kind: 'group', id: groupId, level: 'WRITE' });
    await server().put(`/api/v1/groups/${groupId}/members/${ben.userId}`).set(as(admin)).expect(204);
  };
  type Story = [string, () => Promise<unknown>, () => unknown, string];
  const OUT: Story[] = [
    [
      'is removed from the workspace',
      BY_GRANT,
      () => server().delete(`/api/v1/members/${ben.userId}`).set(as(admin)).expect(204),
      'Sign in first',
    ],
    ['loses their token', BY_GRANT, () => revoke(ben), 'Sign in first'],
    [
      'is taken out of the group',
      BY_GROUP,
      () => server().delete(`/api/v1/groups/${groupId}/members/${ben.userId}`).set(as(admin)).expect(204),
      'Document not found',
    ],
    [
      'loses their grant',
      BY_GRANT,
      () => setAccess({ kind: 'user', id: ben.userId, level: 'none' }),
      'Document not found',
    ],
  ];
  const DOWN: Story[] = [
    [
      'becomes a viewer',
      BY_GRANT,
      () => server().patch(`/api/v1/members/${ben.userId}`).set(as(admin)).send({ role: 'VIEWER' }).expect(204),
      '',
    ],
    ['is given READ instead of WRITE', BY_GRANT, () => setAccess({ kind: 'user', id: ben.userId, level: 'READ' }), ''],
  ];

  it.each([...OUT, ...DOWN])(
    'and %s writes nothing more, and affects no concurrent edits of others',
    async (_how, give, take) => {
      await give();
      const [writer, other] = [await sitDown(test.there, ben), await sitDown(test.here, admin)];
      writer.type('Before. ');
      await writer.settled();
      await until(() => other.text().includes('Before.'));
      await take();
      writer.type('After. ');
      other.type('Mine. ');
      await other.settled();
      await until(() => writer.refused.length > 0 || writer.writable() === false);
      other.type('More. ');
      await other.settled();
      expect(other.text()).not.toContain('After.');
      expect(await words()).toBe('More. Mine. Before. Start.');
    },
  );

  it.each(OUT)('and %s reads nothing more, and learns why', async (_how, give, take, reason) => {
    await give();
    const [reader, other] = [await sitDown(test.there, ben), await sitDown(test.here, admin)];
    await take();
    await until(() => reader.refused.length > 0);
    other.type('Secret. ');
    await other.settled();
    expect(reader.refused[0]).toBe(reason);
    expect(reader.text()).not.toContain('Secret.');
  });

  it.each(OUT.slice(0, 2))('and %s has its stream of changes closed', async (_how, give, take) => {
    await give();
    const stream = await listen(ben);
    await take();
    await until(() => stream.ended());
    expect(stream.heard.filter(({ kind }) => kind === 'member:removed')).toEqual([]);
  });

  it('and without its grant is notified, and receives nothing of the project from then on', async () => {
    await BY_GRANT();
    const stream = await listen(ben);
    const rename = (title: string) =>
      server().patch(`/api/v1/notes/${noteId}`).set(as(admin)).send({ title }).expect(204);
    const open = await test.here.people.project(admin, 1);
    await rename('Heard');
    await until(() => stream.heard.some(({ kind }) => kind === 'note:changed'));
    await setAccess({ kind: 'user', id: ben.userId, level: 'none' });
    await rename('Not heard');
    await server().patch(`/api/v1/projects/${open}`).set(as(admin)).send({ title: 'For everybody' }).expect(204);
    await until(() => stream.heard.some(({ projectId: of }) => of === open));
    const kinds = stream.heard.map(({ kind }) => kind);
    expect(kinds.slice(kinds.lastIndexOf('access:changed'))).toEqual(['access:changed', 'project:changed']);
  });

  it('receives no changes of hidden folders and projects', async () => {
    const stream = await listen(ben);
    const folder = async (more: object) =>
      (
        await server()
          .post('/api/v1/folders')
          .set(as(admin))
          .send({ title: 'Folder', ...more })
          .expect(201)
      ).body.id;
    const secret = await folder({ private: true });
    await server().patch(`/api/v1/folders/${secret}`).set(as(admin)).send({ title: 'Layoffs' }).expect(204);
    await server()
      .put(`/api/v1/folders/${secret}/access`)
      .set(as(admin))
      .send({ kind: 'group', id: groupId, level: 'READ' })
      .expect(204);
    await server().delete(`/api/v1/folders/${secret}`).set(as(admin)).expect(200);
    const known = await folder({});
    await until(() => stream.heard.length > 0);
    await server().delete(`/api/v1/folders/${known}`).set(as(admin)).expect(200);
    await until(() => stream.heard.length > 1);
    expect(stream.heard).toEqual([1, 2].map(() => ({ kind: 'folder:changed', folderId: known })));
  });

  it('and WRITE access may write without reopening', async () => {
    await setAccess({ kind: 'user', id: ben.userId, level: 'READ' });
    const live = await sitDown(test.there, ben);
    expect(live.writable()).toBe(false);
    await setAccess({ kind: 'user', id: ben.userId, level: 'WRITE' });
    await until(() => live.writable() === true);
    live.type('Now. ');
    await live.settled();
    expect(await words()).toBe('Now. Start.');
  });
});
