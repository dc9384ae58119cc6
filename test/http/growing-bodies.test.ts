import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { oneOfEverything } from './matrix/world.ts';

type Shape = { type?: string | string[]; properties?: Record<string, Shape> };
interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, { schema: { $ref: string } } | undefined> };
}
const contract = JSON.parse(readFileSync(join(import.meta.dirname, '../../openapi/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Shape> };
};

const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId: id, requestBody }]) => {
    const ref = requestBody?.content['application/json']?.schema.$ref;
    return ref
      ? [
          {
            id,
            method: method as 'POST',
            path,
            properties: Object.entries(contract.components.schemas[ref.split('/').at(-1)!]!.properties ?? {}),
          },
        ]
      : [];
  }),
);

/** JSON values of about `bytes` bytes. */
const GROWING: Readonly<Record<string, (bytes: number) => string>> = {
  'many keys': kept((bytes) => `{${Array.from({ length: bytes / 12 }, (_, n) => `"k${n}":0`).join()}}`),
  'a long list': kept((bytes) => `[1${',1'.repeat(bytes / 2)}]`),
  'a list of objects': kept((bytes) => `[{"a":1}${',{"a":1}'.repeat(bytes / 8)}]`),
  'a long text': kept((bytes) => `"${'a'.repeat(bytes)}"`),
  'deep nesting': kept((bytes) => `${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`),
};

/** Makes each value once. All operations take the same sizes. */
function kept(make: (bytes: number) => string): (bytes: number) => string {
  const made = new Map<number, string>();
  return (bytes) => {
    if (!made.has(bytes)) made.set(bytes, make(bytes));
    return made.get(bytes)!;
  };
}
const takes: Readonly<Record<string, string>> = {
  object: 'many keys',
  array: 'a list of objects',
  string: 'a long text',
};

/** Sizes are 1, 2, 4 and 8 times these: small bodies and large ones. */
const BASES = [1_500, 100_000];
const TIMES = 3;
/** Milliseconds; less is noise such as garbage collection. */
const NOISE_MS = 25;
const TRIES = 4;

describe('time to read a body', () => {
  let test: TestApp;
  let ada: Person;
  let world: Record<string, string>;

  beforeAll(async () => {
    test = await openApp();
    ada = await test.people.member(await test.people.team(), 'MANAGER', { workspaceAdmin: true });
    world = await oneOfEverything(test, ada, await test.people.project(ada), false);
  }, 60_000);
  afterAll(() => test.close());

  const send = (method: 'POST', path: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
    test.app.inject({
      method,
      url: path.replace(/\{(\w+)\}/g, (_, name: string) => world[name] ?? 'missing'),
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });

  async function cpuOf(method: 'POST', path: string, payload: string): Promise<number> {
    const before = process.cpuUsage();
    const { statusCode } = await send(method, path, payload, { authorization: `Bearer ${ada.token}` });
    const { user } = process.cpuUsage(before);
    expect(statusCode).toBeLessThan(500);
    return user / 1_000;
  }

  /** Repeats only sizes that took too long, and keeps the best attempt. */
  async function grows(
    method: 'POST',
    path: string,
    body: (bytes: number) => string,
    base: number,
  ): Promise<string | null> {
    let first = Infinity;
    const best = new Map<number, number>();
    for (let tries = 0; tries < TRIES; tries += 1) {
      first = Math.min(first, await cpuOf(method, path, body(base)));
      for (const size of [2, 4, 8]) {
        if (tries > 0 && best.get(size)! <= NOISE_MS + TIMES * size * first) continue;
        best.set(size, Math.min(best.get(size) ?? Infinity, await cpuOf(method, path, body(size * base))));
      }
      if ([...best].every(([size, ms]) => ms <= NOISE_MS + TIMES * size * first)) return null;
    }
    return `1: ${first} ms, ${[...best].map(([size, ms]) => `${size}: ${ms} ms`).join(', ')}`;
  }

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    'grows no faster than the body of %s',
    async (_, { method, path, properties }) => {
      const faults: string[] = [];
      for (const base of BASES) {
        for (const [name, value] of Object.entries(GROWING)) {
          const fault = await grows(method, path, (bytes) => `{"undeclared":${value(bytes)}}`, base);
          if (fault) faults.push(`${name}: ${fault}`);
        }
        const wide = await grows(method, path, GROWING['many keys']!, base);
        if (wide) faults.push(`many undeclared keys: ${wide}`);
        for (const [key, { type }] of properties) {
          const value = GROWING[takes[[type ?? ''].flat()[0]!] ?? 'many keys']!;
          const fault = await grows(method, path, (bytes) => `{"${key}":${value(bytes)}}`, base);
          if (fault) faults.push(`${key} of ${base}: ${fault}`);
        }
      }
      expect(faults).toEqual([]);
    },
    120_000,
  );

  const keys = (count: number): string => GROWING['many keys']!(count * 12);

  it('is short for 200,000 unknown keys, compressed and without a token', async () => {
    const answer = await send('POST', '/api/v1/auth/sign-in', gzipSync(keys(200_000)), { 'content-encoding': 'gzip' });
    expect(answer.statusCode).toBe(413);
    expect(answer.json().errors[0].title).toBe('The request is too large');
  });

  it('is spent on at most 100 kB before authentication', async () => {
    const answer = await send('POST', '/api/v1/projects/{projectId}/notes', `{"markdown":"${'a'.repeat(100_000)}"}`);
    expect(answer.statusCode).toBe(401);
  });

  it('is short for many unknown query parameters', async () => {
    const before = process.cpuUsage();
    const url = `/api/v1/projects/${world['projectId']}/notes?${Array.from({ length: 10_000 }, (_, n) => `k${n}`).join('&')}`;
    const answer = await test.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${ada.token}` } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].title).toBe('property k0 should not exist');
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(400);
  });

  it('is not spent on other content types', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      expect(
        (await send('POST', '/api/v1/auth/sign-in', 'email=ada&password=x', { 'content-type': type })).statusCode,
      ).toBe(415);
    }
  });

  it('still yields a refusal that names undeclared properties', async () => {
    const answer = await send(
      'POST',
      '/api/v1/auth/sign-in',
      '{"email":"ada@example.org","password":"x","admin":true}',
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ code: 'ValidationError', title: 'property admin should not exist' }]);
  });
});
