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

  it('are refused for levels a viewer cannot have and for existing access', async () => {
    expect(titleOf(await ask(viewer, { role: 'CONTRIBUTOR' }).expect(409))).toBe('Viewers cannot hold more than READ');
    expect(titleOf(await ask(ada, { role: 'MANAGER' }).expect(409))).toBe('You already have this access');
    await ask(bob, { message: 'x'.repeat(1001) }).expect(400);
    await ask(bob, { role: 'OWNER' }).expect(400);
    expect(await open(ada)).toEqual([]);
  });
});
