import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

const ALERT = {
  title: 'Doubled themes',
  trigger: {
    type: 'Event',
    event: 'theme:changed',
    rules: { combinator: 'AND', conditions: [{ field: 'theme.recentPeople', operator: 'greaterThan', value: 5 }] },
  },
  onFailure: 'CONTINUE',
};

/** The web app sends both clicks of a double click with one key. */
describe('a double click', () => {
  let test: TestApp;
  let ada: Person;
  let channelId: string;
  beforeAll(async () => {
    test = await sharedApp();
    ada = await test.people.member(await test.people.team(), 'MANAGER');
    channelId = (await post('/channels', 'first', { title: 'Support' }).expect(201)).body.id;
  });
  afterAll(() => test.close());

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const post = (path: string, key: string, body: object) =>
    request(test.app.getHttpServer())
      .post(`/api/v1${path}`)
      .set({ ...as(ada), 'Idempotency-Key': key })
      .send(body);
  const countOf = async (table: string, title: string) =>
    (await test.database.query(`SELECT FROM ${table} WHERE team_id = $1 AND title = $2`, [ada.teamId, title])).length;

  const notifying = () => ({ memberIds: [ada.userId], message: 'A theme doubled' });
  it.each([
    ['channel', () => '/channels', () => ({ title: 'App reviews' })],
    ['topic', () => `/channels/${channelId}/topics`, () => ({ title: 'Parking' })],
    [
      'automation',
      () => '/automations',
      () => ({
        ...ALERT,
        actions: [{ actionType: 'sendNotification', parameters: notifying(), executionOrder: 1 }],
      }),
    ],
  ])('creates one %s', async (table, path, body) => {
    const send = () => post(path(), `twice-${table}`, body());
    const answers = await Promise.all([send(), send()]);
    // The second waits for the first, or is told that it is going on.
    expect(answers.map(({ status }) => status).filter((status) => ![201, 409].includes(status))).toEqual([]);
    const again = await send().expect(201);
    expect(again.body.id).toBe(answers.find(({ status }) => status === 201)!.body.id);
    expect(await countOf(table, (body() as { title: string }).title)).toBe(1);
  });
});
