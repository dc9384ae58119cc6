import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const SLOW = { status: 408, title: 'The request took too long to arrive' };
const LONG = {
  status: 400,
  title: 'The address and the headers are too long',
  message: 'Together they may have 64 kB. Ask for less at once.',
};
const UNREADABLE = { status: 400, title: 'The request could not be read' };
const FAULTS: Readonly<Record<string, typeof LONG | typeof SLOW>> = {
  HPE_HEADER_OVERFLOW: LONG,
  ERR_HTTP_REQUEST_TIMEOUT: SLOW,
};

/**
 * Answers malformed HTTP with a documented status in the shape of every refusal, then closes the socket (RFC 9110,
 * section 15.5.1).
 */
export function refuseMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, ...told } = FAULTS[error.code ?? ''] ?? UNREADABLE;
  const requestId = randomUUID();
  const body = JSON.stringify({ errors: [{ code: 'BAD_USER_INPUT', ...told }], requestId });
  const headers = [
    `content-length: ${Buffer.byteLength(body)}`,
    'content-type: application/json; charset=utf-8',
    `x-request-id: ${requestId}`,
    'connection: close',
  ];
  if (socket.writable) socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, '', body].join('\r\n'));
  socket.destroy(error);
}
