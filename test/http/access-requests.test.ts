import { randomUUID } from 'node:crypto';
import request from 'supertest';
import type { FolderMailbox } from '../../adapters/mail/folder-mailbox.ts';
import { MAILER } from '../../api/identity/identity.ports.ts';
import { openApp, type TestApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { until } from '../support/waiting.ts';

describe('access requests over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let bob: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const ask = (person: Person, wording: object = {}) =>
    server()
      .post('/api/v1/access-requests')
      .set(as(person))
      .send({ projectId, role: 'VIEWER', ...wording });
  const open = async (person: Person, query = '') =>
    (await server().get(`/api/v1/access-requests?${query}`).set(as(person)).expect(200)).body.items;
  const decide = (person: Person, id: string, decision: object) =>
    server().put(`/api/v1/access-requests/${id}/decision`).set(as(person)).send(decision);
  const level = async (person: Person) =>
    (await server().get(`/api/v1/projects/${projectId}`).set(as(person))).body.level;
  const titleOf = (answer: request.Response) => answer.body.errors[0].title;

  beforeAll(async () => {
    test = await openApp();
  });
  beforeEach(async () => {
    const team = await test.people.team();
    ada = await test.people.member(team);
    bob = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada);
  });
  afterAll(() => test.close());

  it('reach members with full access with a message, and grant the level of the role', async () => {
    await ask(bob, { role: 'CONTRIBUTOR', message: 'For the pricing study' }).expect(204);
    const [asked] = await open(ada);
    expect(asked).toEqual({
      id: expect.any(String),
      role: 'CONTRIBUTOR',
      message: 'For the pricing study',
      project: { id: projectId, title: 'Project' },
      requestedBy: { id: bob.userId, name: 'Ada' },
      createdAt: expect.any(String),
    });
    await decide(ada, asked.id, { granted: true }).expect(204);
    expect(await level(bob)).toBe('WRITE');
    expect(await open(ada)).toEqual([]);
  });

  it('are mailed to members who can answer', async () => {
    await ask(bob).expect(204);
    const mailbox = test.app.get<FolderMailbox>(MAILER.token, { strict: false });
    await until(async () => (await mailbox.list(20)).some(({ to }) => to === `${ada.userId}@example.org`));
  });

  it('are answered by managers if nobody has full access, without the title', async () => {
    const manager = await test.people.member(ada.teamId, 'MANAGER');
    await ask(bob).expect(204);
    const [asked] = await open(ada);
    expect(await open(manager)).toEqual([]);
    await decide(manager, asked.id, { granted: true }).expect(404);
    await test.database.query('UPDATE member SET removed_at = now() WHERE id = $1', [ada.userId]);
    expect(await open(manager)).toMatchObject([{ id: asked.id, project: { id: projectId, title: '' } }]);
    expect(await open(bob)).toEqual([]);
    await decide(bob, asked.id, { granted: true }).expect(404);
    await decide(manager, asked.id, { granted: true }).expect(204);
    expect(await level(bob)).toBe('READ');
    expect(await level(manager)).toBeUndefined();
  });

  it('cannot be answered by the requesting manager', async () => {
    const manager = await test.people.member(ada.teamId, 'MANAGER');
    await test.database.query('UPDATE member SET removed_at = now() WHERE id = $1', [ada.userId]);
    await ask(manager, { role: 'MANAGER' }).expect(204);
    expect(await open(manager)).toEqual([]);
    const [{ id }] = (await test.database.query<{ id: string }>(
      'SELECT id FROM access_request WHERE requested_by = $1',
      [manager.userId],
    )) as [{ id: string }];
    await decide(manager, id, { granted: true }).expect(404);
    expect(await level(manager)).toBeUndefined();
    await decide(await test.people.member(ada.teamId, 'MANAGER'), id, { granted: true }).expect(204);
  });

  it('can be denied and repeated', async () => {
    await ask(bob).expect(204);
    await decide(ada, (await open(ada))[0].id, { granted: false }).expect(204);
    expect(await level(bob)).toBeUndefined();
    await ask(bob).expect(204);
    expect(await open(ada)).toHaveLength(1);
  });

  it('can be granted with another role', async () => {
    await ask(bob, { role: 'MANAGER' }).expect(204);
    await decide(ada, (await open(ada))[0].id, { granted: true, role: 'VIEWER' }).expect(204);
    expect(await level(bob)).toBe('READ');
  });

  it('never lower access granted meanwhile', async () => {
    await ask(bob).expect(204);
    await server()
      .put(`/api/v1/projects/${projectId}/access`)
      .set(as(ada))
      .send({ kind: 'user', id: bob.userId, level: 'WRITE' })
      .expect(204);
    await decide(ada, (await open(ada))[0].id, { granted: true }).expect(204);
    expect(await level(bob)).toBe('WRITE');
  });

  it('get the same response for a private project, another team’s and a missing one', async () => {
    const others = await test.people.project(stranger);
    const answers = [
      await ask(bob),
      await ask(bob, { projectId: others }),
      await ask(bob, { projectId: randomUUID() }),
    ];
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [204, ''],
      [204, ''],
      [204, ''],
    ]);
    expect(await open(stranger)).toEqual([]);
    expect(await open(ada)).toHaveLength(1);
  });

  it('replace earlier requests, also when sent twice concurrently', async () => {
    await Promise.all([ask(bob, { message: 'One' }).expect(204), ask(bob, { message: 'Two' }).expect(204)]);
    await ask(bob, { role: 'CONTRIBUTOR', message: 'Three' }).expect(204);
    expect(await open(ada)).toMatchObject([{ role: 'CONTRIBUTOR', message: 'Three' }]);
  });

  it('are refused for levels a viewer cannot have and for existing access', async () => {
    expect(titleOf(await ask(viewer, { role: 'CONTRIBUTOR' }).expect(409))).toBe('Viewers cannot hold more than READ');
    expect(titleOf(await ask(ada, { role: 'MANAGER' }).expect(409))).toBe('You already have this access');
    await ask(bob, { message: 'x'.repeat(1001) }).expect(400);
    await ask(bob, { role: 'OWNER' }).expect(400);
    expect(await open(ada)).toEqual([]);
  });

  it('are hidden from members who cannot answer them', async () => {
    await ask(bob).expect(204);
    const [{ id }] = await open(ada);
    for (const person of [bob, viewer, stranger]) {
      expect(await open(person)).toEqual([]);
      expect(titleOf(await decide(person, id, { granted: true }).expect(404))).toBe('Access request not found');
    }
    await server()
      .put(`/api/v1/projects/${projectId}/access`)
      .set(as(ada))
      .send({ kind: 'user', id: viewer.userId, level: 'READ' })
      .expect(204);
    await decide(viewer, id, { granted: true }).expect(403);
    expect(await level(bob)).toBeUndefined();
  });

  it('are answered once', async () => {
    await ask(bob).expect(204);
    const [{ id }] = await open(ada);
    const answers = await Promise.all([decide(ada, id, { granted: true }), decide(ada, id, { granted: false })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(titleOf(await decide(ada, id, { granted: true }).expect(409))).toBe('This request was already answered');
  });

  it('cannot be granted to a removed member', async () => {
    await ask(bob).expect(204);
    const [{ id }] = await open(ada);
    await test.database.query('UPDATE member SET removed_at = now() WHERE id = $1', [bob.userId]);
    expect(await open(ada)).toEqual([]);
    expect(titleOf(await decide(ada, id, { granted: true }).expect(409))).toBe('The person has left the workspace');
  });
});
