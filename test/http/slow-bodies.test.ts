import { connect } from 'node:net';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';

describe('a body that arrives too slowly', () => {
  let test: TestApp;
  let ada: Person;
  let port: number;

  beforeAll(async () => {
    test = await openApp({ bodyMs: 200 });
    ada = await test.people.member(await test.people.team());
    port = (test.app.getHttpServer().address() as { port: number }).port;
  });
  afterAll(() => test.close());

  /**
   * Sends headers and part of a body, then nothing. Resolves with the whole response once the server closes the
   * connection.
   */
  const drip = (head: string[], body: string): Promise<string> =>
    new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () =>
        socket.write([...head, 'Host: localhost', '', body].join('\r\n')),
      );
      socket
        .setEncoding('utf8')
        .on('data', (text: string) => {
          answer += text;
        })
        .on('error', reject)
        .on('close', () => resolve(answer));
    });

  it.each([
    [
      'JSON without a token',
      () => ['POST /api/v1/auth/sign-in HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 100'],
    ],
    [
      'JSON in chunks',
      () => ['POST /api/v1/auth/sign-in HTTP/1.1', 'Content-Type: application/json', 'Transfer-Encoding: chunked'],
    ],
    [
      'an upload',
      () => [
        'PUT /api/v1/me/picture HTTP/1.1',
        `Authorization: Bearer ${ada.token}`,
        'Content-Type: multipart/form-data; boundary=x',
        'Content-Length: 1000',
      ],
    ],
  ])('is answered with 408, and the connection closes: %s', async (_, head) => {
    const answer = await drip(
      head(),
      head().some((line) => line.includes('chunked'))
        ? '1\r\n{\r\n'
        : '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nx',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('The request took too long to arrive');
  });
});
