import { once } from 'node:events';
import { connect } from 'node:net';
import request from 'supertest';
import { WebSocket } from 'ws';
import { proxiesIn } from '../../api/kernel/host.ts';
import { type TestApp, openApp } from '../support/app.ts';
import { type ChangesStream, watchChanges } from '../support/changes-stream.ts';
import { openLiveNote } from '../support/live-note.ts';
import { until } from '../support/waiting.ts';

/** Header of a frame that announces 25 MB and is never completed. */
const UNFINISHED = Buffer.from([0x82, 0xff, 0, 0, 0, 0, 1, 0x7d, 0x78, 0x40, 1, 2, 3, 4]);

describe('unauthenticated websockets', () => {
  let test: TestApp;
  let url: string;
  const open: WebSocket[] = [];

  beforeAll(async () => {
    test = await openApp({
      sockets: { perAddress: 3, total: 5, signInMs: 300, unreadBytes: 200_000 },
      proxies: proxiesIn(['127.0.0.1', '::1']),
    });
    url = `${(await test.app.getUrl()).replace('http', 'ws')}/collaboration`;
  });
  afterEach(async () => {
    for (const socket of open.splice(0)) socket.terminate();
    await until(async () => (await connections()) === 0);
  });
  afterAll(() => test.close());

  const connections = (): Promise<number> =>
    new Promise((resolve, reject) => {
      test.app
        .getHttpServer()
        .getConnections((error: Error | null, count: number) => (error ? reject(error) : resolve(count)));
    });

  /** Status of the upgrade. */
  const entered = (address: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(url, { headers: { 'x-forwarded-for': address } });
      open.push(socket);
      socket
        .on('open', () => resolve(101))
        .on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode))
        .on('error', reject);
    });

  it('are limited per address, without affecting others', async () => {
    const from = (address: string, times: number) => Promise.all(Array.from({ length: times }, () => entered(address)));
    expect((await from('198.51.100.1', 5)).sort()).toEqual([101, 101, 101, 429, 429]);
    expect(await entered('198.51.100.2')).toBe(101);
    open[0]!.terminate();
    await until(async () => (await entered('198.51.100.1')) === 101);
  });

  it('are limited in total', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, (_, n) => entered(`198.51.100.${n + 10}`)));
    expect(all.sort()).toEqual([101, 101, 101, 101, 101, 503, 503, 503]);
  });

  it('are closed without timely authentication', async () => {
    await entered('198.51.100.3');
    const [code, reason] = await once(open.at(-1)!, 'close');
    expect([code, String(reason)]).toEqual([4408, 'Not authenticated in time']);
  });

  it('are closed once an unfinished frame has brought more than 64 kB', async () => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => socket.destroy());
    const head = [
      'GET /collaboration HTTP/1.1',
      'Host: localhost',
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '',
      '',
    ];
    socket.write(head.join('\r\n'));
    await once(socket, 'data');
    const ended = new Promise((resolve) => {
      socket.once('close', resolve);
    });
    let sent = 0;
    const more = (): void => {
      if (!socket.destroyed)
        socket.write(Buffer.alloc(10_000), () => {
          sent += 10_000;
          setImmediate(more);
        });
    };
    socket.write(UNFINISHED, more);
    socket.resume();
    await ended;
    // Kernel buffers hold sent bytes too, so this is an upper bound of those read.
    expect(sent).toBeLessThan(20_000_000);
  });

  it('have no time limit once authenticated', async () => {
    const ada = await test.people.member(await test.people.team());
    const projectId = await test.people.project(ada);
    const { id } = (
      await request(test.app.getHttpServer())
        .post(`/api/v1/projects/${projectId}/notes`)
        .set({ Authorization: `Bearer ${ada.token}` })
        .send({ markdown: 'Start.' })
        .expect(201)
    ).body;
    const live = openLiveNote(url, id, ada.token);
    await live.synced();
    let ended = false;
    live.socket.on('close', () => {
      ended = true;
    });
    // The timeout of another unauthenticated connection ends later.
    await entered('198.51.100.4');
    await once(open.at(-1)!, 'close');
    live.type(`${'x'.repeat(100_000)} `);
    await live.settled();
    expect(ended).toBe(false);
    live.close();
  });

  it('are closed when they leave too much unread', async () => {
    const ada = await test.people.member(await test.people.team());
    const projectId = await test.people.project(ada);
    const { id } = (
      await request(test.app.getHttpServer())
        .post(`/api/v1/projects/${projectId}/notes`)
        .set({ Authorization: `Bearer ${ada.token}` })
        .send({ markdown: 'x'.repeat(1_000_000) })
        .expect(201)
    ).body;
    const live = openLiveNote(url, id, ada.token);
    await live.synced();
    const { webSocket } = live.socket as unknown as { webSocket: WebSocket };
    webSocket.pause();
    const question = Buffer.concat([Buffer.from([id.length]), Buffer.from(id), Buffer.from([0, 0, 1, 0])]);
    for (let n = 0; n < 50; n += 1) webSocket.send(question);
    await until(async () => (await connections()) === 0);
    live.close();
  });
});

describe('streams of changes', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await openApp();
  });
  afterAll(() => test.close());

  it('are limited to a hundred per member, without affecting others', async () => {
    const team = await test.people.team();
    const [ada, bob] = [await test.people.member(team), await test.people.member(team)];
    const url = (await test.app.getUrl()).replace('[::1]', '127.0.0.1');
    const watch = ({ token }: { token: string }) => watchChanges(url, { Authorization: `Bearer ${token}` });
    const streams: ChangesStream[] = await Promise.all(Array.from({ length: 100 }, () => watch(ada)));
    await expect(watch(ada)).rejects.toThrow('the stream answers 429');
    streams.push(await watch(bob));
    streams[0]!.close();
    await until(async () =>
      watch(ada).then(
        (stream) => streams.push(stream) > 0,
        () => false,
      ),
    );
    for (const stream of streams) stream.close();
  });
});
