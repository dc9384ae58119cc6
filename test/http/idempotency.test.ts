import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';

describe('a POST with an Idempotency-Key', () => {
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let projectId: string;

  beforeAll(async () => {
    test = await openApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    ben = await test.people.member(team);
    projectId = await test.people.project(ada, 2);
  });
  afterAll(() => test.close());

  const send = (key: string, body: object, person = ada) =>
    request(test.app.getHttpServer())
      .post(`/api/v1/projects/${projectId}/notes`)
      .set({ Authorization: `Bearer ${person.token}`, 'Idempotency-Key': key })
      .send(body);
  const titles = async () =>
    (await test.database.query<{ title: string }>('SELECT title FROM note WHERE project_id = $1', [projectId])).map(
      ({ title }) => title,
    );

  it('is executed once, with the same response each time', async () => {
    const first = await send('one', { title: 'Once' }).expect(201);
    const second = await send('one', { title: 'Once' }).expect(201);
    expect(second.body).toEqual(first.body);
    expect((await titles()).filter((title) => title === 'Once')).toHaveLength(1);
  });

  it('is executed once when sent many times concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send('many', { title: 'Many' })));
    expect(answers.every(({ status }) => [201, 409].includes(status))).toBe(true);
    expect((await titles()).filter((title) => title === 'Many')).toHaveLength(1);
  });

  it('is refused if the key was used for another request', async () => {
    await send('other', { title: 'This' }).expect(201);
    await send('other', { title: 'That' }).expect(422);
    expect(await titles()).not.toContain('That');
  });

  it('may be retried after a refusal, corrected or not', async () => {
    await send('mended', { title: 'x'.repeat(201) }).expect(400);
    await send('mended', { title: 'Mended' }).expect(201);
  });

  it('has separate keys for each person', async () => {
    const mine = await send('shared', { title: 'Mine' }).expect(201);
    const theirs = await send('shared', { title: 'Mine' }, ben).expect(201);
    expect(theirs.body.id).not.toBe(mine.body.id);
  });

  it('is not repeated if the process died between the work and the response', async () => {
    await send('lost', { title: 'Kept' }).expect(201);
    await test.database.query(
      `UPDATE idempotency_key SET status = NULL, body = NULL, created_at = now() - interval '3 minutes' WHERE key = 'lost'`,
    );
    const { body } = await send('lost', { title: 'Kept' }).expect(409);
    expect(body.errors[0].title).toBe('This request was done already, but its answer was lost');
    expect((await titles()).filter((title) => title === 'Kept')).toHaveLength(1);
  });
});
