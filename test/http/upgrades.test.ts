import { type Socket, connect } from 'node:net';
import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import { until } from '../support/waiting.ts';

const UPGRADE =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';

describe('connection upgrade', () => {
  let test: TestApp;
  let port: number;

  beforeEach(async () => {
    test = await openApp();
    port = (test.app.getHttpServer().address() as { port: number }).port;
  });
  afterEach(() => test.close());

  interface Caller {
    readonly socket: Socket;
    answer(): string;
    closed(): boolean;
  }

  /** Unauthenticated raw client. */
  const call = (line: string, headers = 'Host: localhost\r\n'): Caller => {
    let answer = '';
    let closed = false;
    const socket = connect(port, '127.0.0.1', () => socket.write(`${line}\r\n${headers}${UPGRADE}\r\n`));
    socket
      .on('data', (data) => {
        answer += String(data);
      })
      .on('error', () => {})
      .on('close', () => {
        closed = true;
      });
    return { socket, answer: () => answer, closed: () => closed };
  };
  const alive = () => request(test.app.getHttpServer()).get('/ping').expect(200);

  it.each([
    ['an address that is none', 'GET // HTTP/1.1', undefined, 404],
    ['another path', 'GET /somewhere/else HTTP/1.1', undefined, 404],
    [
      'the page of another host',
      'GET /collaboration HTTP/1.1',
      'Host: localhost\r\nOrigin: http://evil.example\r\n',
      403,
    ],
    ['an origin that is none', 'GET /collaboration HTTP/1.1', 'Host: localhost\r\nOrigin: null\r\n', 403],
  ])('from %s is answered and closed', async (_, line, headers, status) => {
    const caller = call(line, headers);
    await until(() => caller.closed());
    expect(caller.answer()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    await alive();
  });

  it('to an invalid host does no harm', async () => {
    const caller = call('GET /collaboration HTTP/1.1', 'Host: a[b\r\n');
    await until(() => caller.closed() || caller.answer().includes('101'));
    caller.socket.destroy();
    await alive();
  });

  it.each([
    ['to another path', 'GET /somewhere/else HTTP/1.1', undefined],
    [
      'from the page of another host',
      'GET /collaboration HTTP/1.1',
      'Host: localhost\r\nOrigin: http://evil.example\r\n',
    ],
    ['to a live document', 'GET /collaboration HTTP/1.1', undefined],
  ])('%s may disconnect at once', async (_, line, headers) => {
    for (let times = 0; times < 20; times += 1) {
      const { socket } = call(line, headers);
      await new Promise<void>((resolve) =>
        socket.once('connect', () =>
          setImmediate(() => {
            socket.resetAndDestroy();
            resolve();
          }),
        ),
      );
    }
    await alive();
  });

  it('to an unknown path does not block shutdown', async () => {
    const caller = call('GET /somewhere/else HTTP/1.1');
    await until(() => caller.answer() !== '' || caller.closed());
    await new Promise<void>((resolve) => {
      test.app.getHttpServer().close(() => resolve());
    });
    expect(caller.closed()).toBe(true);
  });
});
