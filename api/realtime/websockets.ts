import { type IncomingMessage, STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Credentials } from '@evident/application/identity/authenticator';
import cookie from '@fastify/cookie';
import { Logger } from '@nestjs/common';
import { WebSocketServer, type WebSocket } from 'ws';
import { credentialsOf } from '../kernel/credentials.ts';
import { GRAPHQL_PATH } from '../kernel/graphql-path.ts';
import { addressOf, sameOrigin } from '../kernel/host.ts';
import type { Settings } from '../kernel/settings.ts';
import type { DocumentRooms } from './document-rooms.ts';
import { RateLimitedLog } from '../kernel/rate-limited-log.ts';
import { ConnectionLimit } from './connection-limit.ts';

export const COLLABORATION_PATH = '/collaboration';
/** Maximum size of a client's message: the largest rich text with its history. */
const MESSAGE_BYTES = 32_000_000;
/** Maximum bytes of an unauthenticated client, complete and partial frames together. */
const OPEN_BYTES = 65_536;
const SIGN_IN_MS = 10_000;
/** Close codes of RFC 6455, section 7.4: message too large, and two reserved for applications. */
const TOO_LARGE = 1009;
const HUNG_UP = 4403;
const TOO_LATE = 4408;
/** Maximum unread bytes of a client: three documents of the largest size. */
const UNREAD_BYTES = 64_000_000;
const RECHECK_MS = 1_000;
/** Milliseconds for the closing handshake. */
const CLOSING_MS = 1_000;
/** Hocuspocus requires the upgrade request; its relevant parts were read before. */
const NOWHERE = 'http://localhost/';
const LIMITS = { perAddress: 200, total: 5_000 };

/** Accepts websockets for live documents, limited per address and in total. Rejects pages of another host. */
export function serveDocuments(server: Server, rooms: DocumentRooms, settings: Settings): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_BYTES });
  const connections = new ConnectionLimit(settings.sockets ?? LIMITS);
  const limitedLog = new RateLimitedLog(new Logger('websockets'));
  const readsOn = (client: WebSocket): boolean => {
    if (client.bufferedAmount <= (settings.sockets?.unreadBytes ?? UNREAD_BYTES)) return true;
    limitedLog.warn('A client did not read what it was sent');
    client.terminate();
    return false;
  };
  const looking = setInterval(() => {
    for (const client of sockets.clients) readsOn(client);
  }, RECHECK_MS).unref();
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const path = request.url?.split('?', 1)[0];
    if (path === GRAPHQL_PATH) return;
    // Node hands over the socket here; without a listener its first error would end the process.
    socket.on('error', () => socket.destroy());
    if (path !== COLLABORATION_PATH) return reject(socket, 404);
    // Browsers always send an Origin. Other clients send none and have no cookies to misuse.
    if (sameOrigin(request, settings.proxies) === false) return reject(socket, 403);
    const address = addressOf(request, settings.proxies);
    const admission = connections.take(address);
    if (admission !== 'taken') {
      limitedLog.warn(
        admission === 'address is full'
          ? `More than ${connections.limits.perAddress} websockets from one address`
          : `More than ${connections.limits.total} websockets`,
      );
      return reject(socket, admission === 'address is full' ? 429 : 503);
    }
    socket.once('close', () => connections.leave(address));
    try {
      const credentials = credentialsOf(
        { raw: request, cookies: cookie.parse(request.headers.cookie ?? '') },
        settings,
      );
      sockets.handleUpgrade(request, socket, head, (webSocket) =>
        join(
          webSocket,
          watchStranger(webSocket, socket, settings, limitedLog),
          () => readsOn(webSocket),
          credentials,
          rooms,
        ),
      );
    } catch {
      reject(socket, 400);
    }
  };
  server.on('upgrade', upgrade);
  return () => {
    server.off('upgrade', upgrade);
    clearInterval(looking);
    limitedLog.stop();
    for (const client of sockets.clients) client.terminate();
    sockets.close();
  };
}

function reject(socket: Duplex, status: number): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/**
 * Closes connections that send too much or wait too long before authentication. Counts bytes on the wire, because ws
 * buffers partial frames in memory.
 * @returns stops the watch
 */
function watchStranger(
  webSocket: WebSocket,
  socket: Duplex,
  { sockets }: Settings,
  limitedLog: RateLimitedLog,
): () => void {
  const end = (code: number, why: string): void => {
    stop();
    limitedLog.warn(why);
    webSocket.close(code, why);
    setTimeout(() => webSocket.terminate(), CLOSING_MS).unref();
  };
  let received = 0;
  const count = (chunk: Buffer): void => {
    received += chunk.length;
    if (received <= OPEN_BYTES) return;
    socket.pause();
    end(TOO_LARGE, 'Too much was sent before authenticating');
  };
  const timer = setTimeout(() => end(TOO_LATE, 'Not authenticated in time'), sockets?.signInMs ?? SIGN_IN_MS).unref();
  const stop = (): void => {
    clearTimeout(timer);
    socket.off('data', count);
  };
  socket.prependListener('data', count);
  socket.once('close', stop);
  return stop;
}

function join(
  webSocket: WebSocket,
  admitted: () => void,
  readsOn: () => boolean,
  credentials: Credentials,
  rooms: DocumentRooms,
): void {
  const hangUp = (why: string): void => webSocket.close(HUNG_UP, why);
  const connection = rooms.server.handleConnection(webSocket as never, new Request(NOWHERE), {
    credentials,
    hangUp,
    readsOn,
    admitted,
  });
  webSocket.on('message', (data: Buffer) => {
    rooms.received(data);
    connection.handleMessage(data);
  });
  webSocket.on('close', (code: number, reason: Buffer) => connection.handleClose({ code, reason: reason.toString() }));
  webSocket.on('error', () => webSocket.terminate());
}
