import { type IncomingMessage, STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { GRAPHQL_PATH } from '../kernel/graphql-path.ts';
import { addressOf, sameOrigin } from '../kernel/host.ts';
import { ConnectionLimit } from '../realtime/connection-limit.ts';
import type { Subscriptions, Tools } from './open-subscriptions.ts';

const SOCKETS = { perAddress: 100, total: 5_000 };

/** Serves GraphQL over websockets. Rejects pages of another host. */
export function serveSubscriptions(server: Server, tools: Tools): () => void {
  const { proxies } = tools.settings;
  const connections = new ConnectionLimit(SOCKETS);
  let opening: Promise<Subscriptions> | undefined;
  let stopped = false;
  const open = () =>
    (opening ??= import('./open-subscriptions.ts').then(({ openSubscriptions }) => openSubscriptions(tools)));
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (request.url?.split('?', 1)[0] !== GRAPHQL_PATH) return;
    socket.on('error', () => socket.destroy());
    // Browsers always send an Origin. Other clients send none and have no cookies to misuse.
    if (sameOrigin(request, proxies) === false) return reject(socket, 403);
    const address = addressOf(request, proxies);
    if (connections.take(address) !== 'taken') return reject(socket, 429);
    socket.once('close', () => connections.leave(address));
    void open().then(
      (subscriptions) => (stopped ? socket.destroy() : subscriptions.accept(request, socket, head)),
      () => reject(socket, 500),
    );
  };
  server.on('upgrade', upgrade);
  return () => {
    stopped = true;
    server.off('upgrade', upgrade);
    void opening?.then((subscriptions) => subscriptions.stop());
  };
}

function reject(socket: Duplex, status: number): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
