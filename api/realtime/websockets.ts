import { type IncomingMessage, STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { DocumentRooms } from './document-rooms.ts';

export const COLLABORATION_PATH = '/collaboration';
/** The largest message a client may send: a whole rich text of the largest size and its history. */
const MESSAGE_BYTES = 32_000_000;

/** Lets browsers and programs connect to live documents; a page of another host is turned away. */
export function serveDocuments(server: Server, rooms: DocumentRooms): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_BYTES });
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // Node leaves the socket to us from here on; without a listener its first fault would end the process.
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?', 1)[0] !== COLLABORATION_PATH) return turnAway(socket, 404);
    if (!sameOrigin(request)) return turnAway(socket, 403);
    try {
      sockets.handleUpgrade(request, socket, head, (webSocket) => join(webSocket, request, rooms));
    } catch {
      socket.destroy();
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

function join(webSocket: WebSocket, request: IncomingMessage, rooms: DocumentRooms): void {
  const connection = rooms.server.handleConnection(webSocket as never, asRequest(request), {});
  webSocket.on('message', (data: Buffer) => connection.handleMessage(data));
  webSocket.on('close', (code: number, reason: Buffer) => connection.handleClose({ code, reason: reason.toString() }));
  webSocket.on('error', () => webSocket.terminate());
}

const asRequest = ({ url, headers }: IncomingMessage): Request =>
  new Request(new URL(url ?? '/', `http://${headers.host ?? 'localhost'}`), { headers: Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as [string, string]] : [])) });

/** Browsers always send the origin; programs send none and have no cookies that could be misused. */
function sameOrigin({ headers }: IncomingMessage): boolean {
  return headers.origin === undefined || (URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host);
}
