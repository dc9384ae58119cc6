import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('own picture', () => {
  let test: TestApp;
  let ada: Person;
  let bob: Person;
  let stranger: Person;
  const server = () => request(test.app.getHttpServer());
  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const choose = (person: Person, bytes: Buffer, name = 'me.png') =>
    server().put('/api/v1/me/picture').set(as(person)).attach('file', bytes, name);
  const pictureOf = async (person: Person): Promise<string | null> =>
    (await server().get(`/api/v1/members/${person.userId}`).set(as(bob)).expect(200)).body.pictureFileId;

  beforeAll(async () => {
    test = await openApp();
    const team = await test.people.team();
    [ada, bob] = [await test.people.member(team, 'VIEWER'), await test.people.member(team)];
    stranger = await test.people.member(await test.people.team());
  });
  afterAll(() => test.close());

  it('is visible to the workspace only', async () => {
    const { id } = (await choose(ada, PNG).expect(200)).body;
    expect(await pictureOf(ada)).toBe(id);
    await server().get(`/f/${id}`).set(as(bob)).expect(200).expect('content-type', 'image/png');
    await server().get(`/f/${id}`).set(as(stranger)).expect(404);
  });

  it('is deleted when replaced or removed', async () => {
    const first = await pictureOf(ada);
    const { id } = (await choose(ada, PNG).expect(200)).body;
    for (const person of [ada, bob]) await server().get(`/f/${first}`).set(as(person)).expect(404);
    await server().delete('/api/v1/me/picture').set(as(ada)).expect(204);
    expect(await pictureOf(ada)).toBeNull();
    for (const person of [ada, bob]) await server().get(`/f/${id}`).set(as(person)).expect(404);
    await server().delete('/api/v1/me/picture').set(as(ada)).expect(204);
  });

  it.each([
    ['words', Buffer.from('Not an image'), 'me.png'],
    ['an image that could carry script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'me.svg'],
  ])('can’t be %s', async (_, bytes, name) => {
    const { body } = await choose(ada, bytes, name).expect(422);
    expect(body.errors[0]).toMatchObject({
      title: 'The file can’t be a profile picture',
      message: 'Choose a GIF, JPEG, PNG or WebP image.',
    });
    expect(await pictureOf(ada)).toBeNull();
  });

  it.each([
    ['chosen', () => choose(ada, PNG)],
    ['taken away', () => server().delete('/api/v1/me/picture').set(as(ada))],
  ])('does not restore a member removed while it is %s', async (_, change) => {
    await choose(ada, PNG).expect(200);
    const { status } = await test.database.meanwhile(
      'UPDATE member SET removed_at = now() WHERE id = $1',
      [ada.userId],
      async () => change(),
    );
    expect(status).toBe(404);
    expect(
      await test.database.query('SELECT removed_at IS NOT NULL AS removed FROM member WHERE id = $1', [ada.userId]),
    ).toEqual([{ removed: true }]);
    await test.database.query('UPDATE member SET removed_at = NULL WHERE id = $1', [ada.userId]);
  });

  it('must be sent as a file', async () => {
    await server().put('/api/v1/me/picture').set(as(ada)).send({ file: 'x' }).expect(400);
  });
});
