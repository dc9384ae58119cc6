import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '../../test/support/waiting.ts';
import { GuardedHttp } from './guarded-http.ts';
import { isInternal } from './private-addresses.ts';

const LIMITS = { headers: { authorization: 'Bearer s3cret' }, body: '{"secret":"s3cret"}', timeMs: 5_000, most: 1_000 };
let server: Server;
let answer: RequestListener;
let port = 0;
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('knows internal addresses, also those written as IPv6', () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '255.255.255.255',
  ])
    expect([address, isInternal(address)]).toEqual([address, true]);
  for (const address of ['1.1.1.1', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])
    expect([address, isInternal(address)]).toEqual([address, false]);
});

it('does not call internal addresses, by number or by name', async () => {
  answer = () => {
    throw new Error('This request must not arrive');
  };
  const guarded = new GuardedHttp();
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '0x7f.1', '[::ffff:127.0.0.1]'])
    await expect(guarded.post(`http://${host}:${port}/`, LIMITS)).rejects.toThrow(
      'is an address of an internal network',
    );
});

it('calls a host that the operator named, with its headers and body', async () => {
  answer = (request, response) => {
    void request.toArray().then((body) => response.end(`${request.headers.authorization} ${body.join('')}`));
  };
  const guarded = new GuardedHttp({ internalUrls: ['http://127.0.0.1'] });
  const answered = await guarded.post(`http://127.0.0.1:${port}/`, LIMITS);
  expect(answered).toMatchObject({ status: 200, body: 'Bearer s3cret {"secret":"s3cret"}', retryAfter: null });
});

it('does not reuse the connection of a client that may call the host', async () => {
  answer = (_, response) => void response.end('kept');
  const address = `http://localhost:${port}/`;
  const allowed = new GuardedHttp({ internalUrls: ['http://localhost'] });
  expect((await allowed.post(address, LIMITS)).body).toBe('kept');
  await expect(new GuardedHttp().post(address, LIMITS)).rejects.toThrow('is an address of an internal network');
});

it('cuts a long answer off where that is asked, and reads no further', async () => {
  let closed = false;
  answer = (_, response) => {
    response.on('close', () => (closed = true));
    const more = (): void => void (response.destroyed || response.write('x'.repeat(1_000), more));
    more();
  };
  const guarded = new GuardedHttp({ internalUrls: ['http://127.0.0.1'] });
  const answered = await guarded.post(`http://127.0.0.1:${port}/`, { ...LIMITS, cut: true });
  expect(answered).toMatchObject({ status: 200, body: 'x'.repeat(1_000) });
  await until(() => closed);
});

describe('what goes wrong', () => {
  const guarded = new GuardedHttp({ internalUrls: ['http://127.0.0.1'] });
  const told = (limits: object = {}): Promise<string> =>
    guarded.post(`http://127.0.0.1:${port}/path?key=s3cret`, { ...LIMITS, ...limits }).then(
      () => 'nothing',
      (error: Error) => error.message,
    );

  it('is told without the request: an answer that is too long, too slow, or broken', async () => {
    answer = (_, response) => void response.end('x'.repeat(1_001));
    expect(await told()).toBe('127.0.0.1 answered with more than 1000 bytes');
    answer = () => {};
    expect(await told({ timeMs: 50 })).toBe('127.0.0.1 did not answer in time');
    answer = (_, response) => void response.write('half', () => setImmediate(() => response.destroy()));
    expect(await told()).toMatch(/^127\.0\.0\.1 is not reachable \(/);
    answer = (request) => void request.socket.destroy();
    expect(await told()).toBe('127.0.0.1 is not reachable (ECONNRESET)');
  });

  it('includes redirects: they are not followed', async () => {
    let calls = 0;
    answer = (_, response) => {
      calls += 1;
      response.writeHead(307, { location: '/elsewhere' }).end();
    };
    expect((await guarded.post(`http://127.0.0.1:${port}/`, LIMITS)).status).toBe(307);
    expect(calls).toBe(1);
  });
});
