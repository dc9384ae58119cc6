import { gzipSync } from 'node:zlib';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';

describe('a large body', () => {
  let test: TestApp;
  let ada: Person;
  let projectId: string;

  beforeAll(async () => {
    test = await openApp();
    ada = await test.people.member(await test.people.team(), 'MANAGER', { workspaceAdmin: true });
    projectId = await test.people.project(ada);
  });
  afterAll(() => test.close());

  const send = (method: 'POST', url: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
    test.app.inject({ method, url, payload, headers: { 'content-type': 'application/json', ...headers } });

  const keys = (count: number): string => `{${Array.from({ length: count }, (_, n) => `"k${n}":0`).join()}}`;

  it('is refused for 200,000 unknown keys, compressed and without a token', async () => {
    const answer = await send('POST', '/api/v1/auth/sign-in', gzipSync(keys(200_000)), { 'content-encoding': 'gzip' });
    expect(answer.statusCode).toBe(413);
    expect(answer.json().errors[0].title).toBe('The request is too large');
  });

  it('is read up to 100 kB before authentication', async () => {
    const answer = await send('POST', `/api/v1/projects/${projectId}/notes`, `{"markdown":"${'a'.repeat(100_000)}"}`);
    expect(answer.statusCode).toBe(401);
  });

  it('of many unknown query parameters is refused', async () => {
    const url = `/api/v1/projects/${projectId}/notes?${Array.from({ length: 10_000 }, (_, n) => `k${n}`).join('&')}`;
    const answer = await test.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${ada.token}` } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].title).toBe('property k0 should not exist');
  });

  it('of another content type is not read', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      expect(
        (await send('POST', '/api/v1/auth/sign-in', 'email=ada&password=x', { 'content-type': type })).statusCode,
      ).toBe(415);
    }
  });

  it('is refused by the names of undeclared properties', async () => {
    const answer = await send(
      'POST',
      '/api/v1/auth/sign-in',
      '{"email":"ada@example.org","password":"x","admin":true}',
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ code: 'ValidationError', title: 'property admin should not exist' }]);
  });
});
