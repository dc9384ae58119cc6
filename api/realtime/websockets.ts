import { type IncomingMessage, STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Credentials } from '@evident/application/identity/authenticator';
import cookie from '@fastify/cookie';
import { WebSocketServer, type WebSocket } from 'ws';
import { credentialsOf } from '../kernel/credentials.ts';
import { sameOrigin } from '../kernel/host.ts';
import type { DocumentRooms } from './document-rooms.ts';

export const COLLABORATION_PATH = '/collaboration';
/** The largest message a client may send: a whole rich text of the largest size and its history. */
const MESSAGE_BYTES = 32_000_000;
/** The code with which the server ends a connection: of those left to applications (RFC 6455, section 7.4.2), like 403. */
const HUNG_UP = 4403;
/** Hocuspocus wants the request of the upgrade; all that matters of it was read before. */
const NOWHERE = 'http://localhost/';

/** Lets browsers and programs connect to live documents; a page of another host is turned away. */
export function serveDocuments(server: Server, rooms: DocumentRooms, publicUrl: string): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_BYTES });
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // Node leaves the socket to us from here on; without a listener its first fault would end the process.
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?', 1)[0] !== COLLABORATION_PATH) return turnAway(socket, 404);
    // Browsers always say where they come from; programs do not, and have no cookies that could be misused.
    if (sameOrigin(request) === false) return turnAway(socket, 403);
    try {
      const credentials = credentialsOf({ raw: request, cookies: cookie.parse(request.headers.cookie ?? '') }, publicUrl);
      sockets.handleUpgrade(request, socket, head, (webSocket) => join(webSocket, credentials, rooms));
    } catch {
      turnAway(socket, 400);
    }
  };
  server.on('upgrade', upgrade);
  return () => {
    server.off('upgrade', upgrade);
    for (const client of sockets.clients) client.terminate();
    sockets.close();
  };
}

function turnAway(socket: Duplex, status: number): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function join(webSocket: WebSocket, credentials: Credentials, rooms: DocumentRooms): void {
  const hangUp = (why: string): void => webSocket.close(HUNG_UP, why);
  const connection = rooms.server.handleConnection(webSocket as never, new Request(NOWHERE), { credentials, hangUp });
  webSocket.on('message', (data: Buffer) => connection.handleMessage(data));
  webSocket.on('close', (code: number, reason: Buffer) => connection.handleClose({ code, reason: reason.toString() }));
  webSocket.on('error', () => webSocket.terminate());
}
