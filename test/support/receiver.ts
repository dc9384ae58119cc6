import { type IncomingHttpHeaders, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly type: string;
  readonly cursor: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A receiver of webhooks on this machine. `answer` decides on the status; null leaves a request open. */
export async function openReceiver() {
  const received: Received[] = [];
  const receiver = {
    url: '',
    received,
    answer: (_: Received): number | null => 204,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => void server.close(done));
    },
  };
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString('utf8');
    const { type, cursor, data } = JSON.parse(body) as Received;
    const one = { id: String(request.headers['webhook-id']), headers: request.headers, body, type, cursor, data };
    received.push(one);
    const status = receiver.answer(one);
    if (status !== null) response.writeHead(status, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return receiver;
}
export type Receiver = Awaited<ReturnType<typeof openReceiver>>;
