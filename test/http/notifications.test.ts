import { CleanUp } from '@evident/application/cleanup/clean-up';
import { SendDigests } from '@evident/application/notifications/send-digests';
import request from 'supertest';
import type { FolderMailbox } from '../../adapters/mail/folder-mailbox.ts';
import { MAILER } from '../../api/identity/identity.ports.ts';
import { Bus } from '../../api/kernel/bus.ts';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { plantedTheme } from '../support/planted-theme.ts';
import type { Told } from '../support/told.ts';
import { until } from '../support/waiting.ts';

describe('notifications over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let stranger: Person;
  let projectId: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const grant = (person: Person, level: string, on = `projects/${projectId}`) =>
    server().put(`/api/v1/${on}/access`).set(as(ada)).send({ kind: 'user', id: person.userId, level }).expect(204);
  const list = async (person: Person, query = ''): Promise<Told[]> =>
    (await server().get(`/api/v1/notifications${query}`).set(as(person)).expect(200)).body.items;
  const unread = async (person: Person): Promise<number> =>
    (await server().get('/api/v1/notifications/unread').set(as(person)).expect(200)).body.count;
  const told = async (person: Person, count: number): Promise<Told[]> => {
    await until(async () => (await list(person)).length >= count);
    return list(person);
  };
  const choose = (person: Person, update: object) =>
    server().patch('/api/v1/notifications/settings').set(as(person)).send(update);
  const settings = async (person: Person, query = '') =>
    (await server().get(`/api/v1/notifications/settings${query}`).set(as(person)).expect(200)).body;
  const deliveryOf = (body: { kinds: { kind: string; delivery: string; own: boolean }[] }, wanted: string) => {
    const { delivery, own } = body.kinds.find(({ kind }) => kind === wanted)!;
    return { delivery, own };
  };
  const mailsTo = async ({ userId }: Person) => {
    const mailbox = test.app.get<FolderMailbox>(MAILER.token, { strict: false });
    const mails = (await mailbox.list(100)).filter(({ to }) => to === `${userId}@example.org`);
    return Promise.all(mails.map(async ({ id }) => (await mailbox.read(id))!));
  };
  /** Waits until all events before now have been reacted to: events of one queue are taken in order. */
  const settled = async () => {
    const last = await test.people.member(ada.teamId);
    await grant(last, 'READ');
    await told(last, 1);
  };

  beforeAll(async () => {
    test = await openApp();
  });
  beforeEach(async () => {
    const team = await test.people.team();
    ada = await test.people.member(team);
    ben = await test.people.member(team);
    stranger = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada);
  });
  afterAll(() => test.close());

  it('tell who gains access, once, and never who gave it', async () => {
    await grant(ben, 'READ');
    const [share] = await told(ben, 1);
    expect(share).toMatchObject({
      kind: 'SHARE',
      what: 'shared',
      by: { id: ada.userId },
      object: { type: 'PROJECT', id: projectId, title: 'Project' },
      readAt: null,
    });
    await grant(ben, 'WRITE');
    await settled();
    expect(await list(ben)).toHaveLength(1);
    expect(await list(ada)).toEqual([]);
    expect(await list(stranger)).toEqual([]);
  });

  it('disappear with the comment that they are about', async () => {
    await grant(ben, 'READ');
    const post = (path: string, body: object) => server().post(`/api/v1/${path}`).set(as(ada)).send(body);
    const noteId = (await post(`projects/${projectId}/notes`, { title: 'Call' }).expect(201)).body.id;
    const text = `Look, @[${ben.userId}]`;
    const thread = (await post('comment-threads', { objectType: 'NOTE', objectId: noteId, text }).expect(201)).body;
    await until(async () => (await list(ben)).some(({ kind }) => kind === 'MENTION'));
    const commentId = (await server().get(`/api/v1/comment-threads/${thread.id}`).set(as(ada)).expect(200)).body
      .comments[0].id;
    await server().delete(`/api/v1/comments/${commentId}`).set(as(ada)).expect(200);
    expect((await list(ben)).map(({ kind }) => kind)).toEqual(['SHARE']);
  });

  it('disappear with lost access, and their counts too', async () => {
    await grant(ben, 'READ');
    const [share] = await told(ben, 1);
    expect(await unread(ben)).toBe(1);
    await grant(ben, 'none');
    expect(await list(ben)).toEqual([]);
    expect(await unread(ben)).toBe(0);
    await grant(ben, 'READ');
    expect((await told(ben, 2)).map(({ id }) => id)).toContain(share!.id);
  });

  it('are marked as read by their member only, one or all, and back', async () => {
    await grant(ben, 'READ');
    const [{ id }] = (await told(ben, 1)) as [Told];
    const mark = (read: boolean, person = ben) =>
      server().patch(`/api/v1/notifications/${id}`).set(as(person)).send({ read });
    await mark(true, ada).expect(404);
    await mark(true, stranger).expect(404);
    await mark(true).expect(204);
    expect(await unread(ben)).toBe(0);
    expect(await list(ben, '?unread=true')).toEqual([]);
    expect((await list(ben))[0]!.readAt).not.toBeNull();
    await mark(false).expect(204);
    const { body } = await server().put('/api/v1/notifications/read').set(as(ben)).expect(200);
    expect(body.ids).toEqual([id]);
    expect(await unread(ben)).toBe(0);
    await server().put('/api/v1/notifications/unread').set(as(stranger)).send(body).expect(204);
    expect(await unread(ben)).toBe(0);
    await server().put('/api/v1/notifications/unread').set(as(ben)).send(body).expect(204);
    expect(await unread(ben)).toBe(1);
  });

  it('tell holders of requests for access, and requesters of the answer, by mail only if they want', async () => {
    await choose(ada, { kinds: [{ kind: 'ACCESS_REQUEST', delivery: 'APP' }] }).expect(204);
    await server().post('/api/v1/access-requests').set(as(ben)).send({ projectId, role: 'VIEWER' }).expect(204);
    const [asked] = await told(ada, 1);
    expect(asked).toMatchObject({ kind: 'ACCESS_REQUEST', what: 'requested', by: { id: ben.userId } });
    expect(await list(ben)).toEqual([]);
    const { body } = await server().get('/api/v1/access-requests').set(as(ada)).expect(200);
    await server()
      .put(`/api/v1/access-requests/${body.items[0].id}/decision`)
      .set(as(ada))
      .send({ granted: true })
      .expect(204);
    expect((await told(ben, 1)).map(({ what }) => what)).toEqual(['granted']);
    await until(async () => (await mailsTo(ben)).length === 1);
    expect(await mailsTo(ada)).toEqual([]);
  });

  it('tell the member who started an import how it ended', async () => {
    const { body } = await server()
      .post(`/api/v1/projects/${projectId}/files`)
      .set(as(ada))
      .attach('file', Buffer.from('# Said\n\nThe price is too high.'), 'interview.md')
      .expect(201);
    await server()
      .post(`/api/v1/projects/${projectId}/imports`)
      .set(as(ada))
      .send({ files: [{ fileId: body.id }] })
      .expect(201);
    expect(await told(ada, 1)).toMatchObject([{ kind: 'IMPORT', what: 'done', by: null, object: { id: projectId } }]);
  });

  it('follow the choices for the project before those for the workspace', async () => {
    expect(deliveryOf(await settings(ben), 'SHARE')).toEqual({ delivery: 'APP', own: false });
    await choose(ben, { kinds: [{ kind: 'SHARE', delivery: 'OFF' }] }).expect(204);
    await choose(ben, { projectId, kinds: [{ kind: 'SHARE', delivery: 'MAIL' }] }).expect(404);
    await server().get(`/api/v1/notifications/settings?projectId=${projectId}`).set(as(ben)).expect(404);
    await grant(ben, 'READ');
    await settled();
    expect(await list(ben)).toEqual([]);
    expect(deliveryOf(await settings(ben, `?projectId=${projectId}`), 'SHARE')).toEqual({
      delivery: 'OFF',
      own: false,
    });
    await choose(ben, { projectId, kinds: [{ kind: 'SHARE', delivery: 'APP' }] }).expect(204);
    expect(deliveryOf(await settings(ben, `?projectId=${projectId}`), 'SHARE')).toEqual({ delivery: 'APP', own: true });
    await grant(ben, 'none');
    await grant(ben, 'READ');
    await told(ben, 1);
    await choose(ben, { projectId, kinds: [{ kind: 'SHARE', delivery: null }] }).expect(204);
    expect(deliveryOf(await settings(ben, `?projectId=${projectId}`), 'SHARE')).toEqual({
      delivery: 'OFF',
      own: false,
    });
  });

  it('are mailed on demand, with a link that ends all mails without signing in', async () => {
    await choose(ben, { digest: 'DAILY', kinds: [{ kind: 'SHARE', delivery: 'MAIL' }] }).expect(204);
    await grant(ben, 'READ');
    await until(async () => (await mailsTo(ben)).length === 1);
    const [mail] = await mailsTo(ben);
    expect(mail!.subject).toBe('Ada gave you access to “Project”');
    expect(mail!.text).toContain(`/projects/project-${projectId}`);
    const token = /unsubscribe#(\S+)/.exec(mail!.text)![1];
    const stop = (body: object) => server().post('/api/v1/notifications/unsubscribe').send(body);
    await stop({ token: `${stranger.teamId}.${token!.split('.')[1]}` }).expect(404);
    await stop({ token: 'no-such-token' }).expect(404);
    await stop({ token }).expect(204);
    const after = await settings(ben);
    expect(after.digest).toBe('NEVER');
    expect(after.kinds.map(({ delivery }: { delivery: string }) => delivery)).not.toContain('MAIL');
    expect(deliveryOf(await settings(ada), 'MENTION')).toEqual({ delivery: 'MAIL', own: false });
  });

  it('come as a digest when it is due: what is unread, and what is new in followed places', async () => {
    await grant(ben, 'READ');
    await told(ben, 1);
    await server().put(`/api/v1/follows/PROJECT/${projectId}`).set(as(ben)).expect(204);
    await choose(ben, { digest: 'DAILY' }).expect(204);
    const send = () => test.app.get(Bus).ask(new SendDigests());
    await send();
    expect(await mailsTo(ben)).toEqual([]);
    const yesterday = `UPDATE notification_setting SET digested_at = now() - interval '1 day' WHERE member_id = $1`;
    await test.database.query(yesterday, [ben.userId]);
    await server()
      .post(`/api/v1/projects/${projectId}/notes`)
      .set(as(ada))
      .send({ title: 'Third interview', markdown: 'Words said in private.' })
      .expect(201);
    const { channelId, themeId } = await plantedTheme(test.database, ada, 'Support inbox', 'Late parcels');
    await server().put(`/api/v1/follows/CHANNEL/${channelId}`).set(as(ben)).expect(204);
    await server().put(`/api/v1/follows/CHANNEL/${channelId}`).set(as(stranger)).expect(404);
    await Promise.all([send(), send()]);
    const mails = await mailsTo(ben);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('Ada gave you access to “Project”');
    expect(mails[0]!.text).toContain('Third interview (Project)');
    expect(mails[0]!.text).toContain('Late parcels (Support inbox)');
    expect(mails[0]!.text).toContain(`/channels/${channelId}/themes/${themeId}`);
    expect(mails[0]!.text).not.toContain('in private');
    await test.database.query(yesterday, [ben.userId]);
    await grant(ben, 'none');
    await server().delete(`/api/v1/follows/CHANNEL/${channelId}`).set(as(ben)).expect(204);
    await send();
    expect(await mailsTo(ben)).toHaveLength(1);
  });

  it('are deleted after 90 days', async () => {
    await grant(ben, 'READ');
    await told(ben, 1);
    await test.database.query(`UPDATE notification SET created_at = now() - interval '89 days' WHERE member_id = $1`, [
      ben.userId,
    ]);
    await test.app.get(Bus).ask(new CleanUp());
    expect(await list(ben)).toHaveLength(1);
    await test.database.query(`UPDATE notification SET created_at = now() - interval '91 days' WHERE member_id = $1`, [
      ben.userId,
    ]);
    await test.app.get(Bus).ask(new CleanUp());
    expect(await list(ben)).toEqual([]);
  });
});
