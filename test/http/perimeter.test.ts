import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { type Operation, operations } from './matrix/operations.ts';

describe('every API response', () => {
  let test: TestApp;
  let ada: Person;

  beforeAll(async () => {
    test = await openApp({ requestsPerMinute: 20 });
    ada = await test.people.member(await test.people.team());
  });
  afterAll(() => test.close());

  const server = () => request(test.app.getHttpServer());
  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });

  it('is never cached, on success or failure, and keeps its ETag', async () => {
    const projectId = await test.people.project(ada);
    const answers = [
      await server().get('/api/v1/projects').set(as(ada)).expect(200),
      await server().get('/api/v1/projects').expect(401),
      await server().get('/api/v1/nothing').set(as(ada)).expect(404),
      await server().get(`/api/v1/projects/${projectId}`).set(as(ada)).expect(200),
    ];
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(answers.map(() => 'no-store'));
    expect(answers.at(-1)!.headers['etag']).toMatch(/^"\d+"$/);
    expect(answers.map(({ headers }) => headers['permissions-policy']!.includes('camera=()'))).toEqual(
      answers.map(() => true),
    );
  });

  it.each([
    ['PUT', '/api/v1/projects', 'GET, HEAD, POST'],
    ['DELETE', '/api/v1/auth/sign-in', 'POST'],
    ['GET', '/api/v1/auth/sign-in', 'POST'],
    ['PATCH', '/api/v1/undo/0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f', 'POST'],
  ])('names the allowed methods when another is used: %s %s', async (method, url, allow) => {
    const { statusCode, headers, json } = await test.app.inject({ method: method as 'PUT', url });
    expect([statusCode, headers['allow']]).toEqual([405, allow]);
    expect(json().errors[0].title).toBe('Method not allowed');
  });

  it('shares nothing with pages of other sites', async () => {
    const origin = 'https://evil.example';
    const asked = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    };
    const answers = [
      await test.app.inject({ url: '/api/v1/projects', headers: { ...as(ada), origin } }),
      await test.app.inject({ method: 'OPTIONS', url: '/api/v1/projects', headers: asked }),
      await test.app.inject({ method: 'OPTIONS', url: '/api/graphql', headers: asked }),
      await test.app.inject({ method: 'OPTIONS', url: '/oauth/token', headers: asked }),
    ];
    expect(answers[0]!.statusCode).toBe(200);
    for (const { headers } of answers)
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  it.each(['/api/v1/projects', '/', '/api/graphql', '/ping'])('answers TRACE with no request: %s', async (url) => {
    const answer = await test.app.inject({
      method: 'TRACE' as 'GET',
      url,
      headers: { ...as(ada), 'x-secret': 'the secret of a header' },
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('the secret of a header');
  });

  it('is refused if a parameter that has one value is sent twice', async () => {
    const answer = await test.app.inject({ url: '/api/v1/projects?limit=1&limit=2', headers: as(ada) });
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([400, 'ValidationError']);
  });

  it('names the type and the characters of its body, and never leads to another address', async () => {
    for (const url of ['/api/v1/projects', '/api/v1/nothing', '/api/v1/me', '/ping', '/health', '/metrics']) {
      const { statusCode, headers } = await test.app.inject({ url, headers: as(ada) });
      expect(headers['content-type']).toMatch(/; charset=utf-8$/);
      expect([301, 302, 303, 307, 308]).not.toContain(statusCode);
    }
  });

  it("is refused with a retry time once the caller's budget is spent, and only for that caller", async () => {
    const ben = await test.people.member(ada.teamId);
    const reader = test.people.withScopes(ben, ['read']);
    const statuses: number[] = [];
    for (let times = 0; times < 25; times += 1) statuses.push((await server().get('/api/v1/me').set(as(ben))).status);
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
    const refused = await server().get('/api/v1/me').set(as(ben)).expect(429);
    expect(refused.headers['retry-after']).toMatch(/^[1-9]$/);
    expect(refused.body.errors[0]).toEqual({
      code: 'TooManyRequests',
      title: 'Too many requests',
      message: expect.stringMatching(/^Wait .*second/),
    });
    await server().get('/api/v1/me').set(as(reader)).expect(200);
    await server().get('/api/v1/auth/environment').expect(200);
  });

  it('is refused to an address that overuses public operations, and to no member there', async () => {
    const ben = await test.people.member(ada.teamId);
    const open = async (remoteAddress: string) =>
      (await test.app.inject({ url: '/api/v1/public/abcdefghijkl', remoteAddress })).statusCode;
    const statuses: number[] = [];
    for (let times = 0; times < 25; times += 1) statuses.push(await open('203.0.113.9'));
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 404));
    expect(statuses.at(-1)).toBe(429);
    expect(await open('203.0.113.10')).toBe(404);
    expect(
      (await test.app.inject({ url: '/api/v1/me', remoteAddress: '203.0.113.9', headers: as(ben) })).statusCode,
    ).toBe(200);
  });
});

describe('the contract', () => {
  it('protects each operation as its message declares', () => {
    const declared = ({ kind, requires }: Operation): object[] | undefined => {
      if (kind === 'open') return [];
      if (kind === 'person') return [{ session: [] }];
      return 'scope' in requires ? [{ token: [requires.scope] }, { session: [] }] : undefined;
    };
    expect(operations.map(({ id, security }) => [id, security])).toEqual(
      operations.map((operation) => [operation.id, declared(operation)]),
    );
  });

  it('requires every declared body', () => {
    expect(
      operations.filter(({ requestBody }) => requestBody && requestBody.required !== true).map(({ id }) => id),
    ).toEqual([]);
  });
});
