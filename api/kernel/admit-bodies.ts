import type { IncomingMessage } from 'node:http';
import type { Authenticator } from '@evident/application/identity/authenticator';
import type { DirectoryAuthenticator } from '@evident/application/scim/scim-stores';
import { refuse } from '@evident/domain/kernel';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OPEN_BODY_BYTES } from './body-limits.ts';
import { bearerOf, credentialsOf } from './credentials.ts';
import { AUTHENTICATOR, DIRECTORIES, SETTINGS } from './kernel.module.ts';
import { TUS_BYTES } from './read-json.ts';
import type { Settings } from './settings.ts';

/** Timeout in milliseconds for a whole body, and for each period of an upload. */
const BODY_MS = 60_000;
/** Minimum bytes per period of an upload: about 1 kB a second. */
const UPLOAD_BYTES = 60_000;

/** Requires sign-in for bodies over 100 kB and closes connections whose body arrives too slowly. */
export function admitBodies(app: NestFastifyApplication): void {
  const settings = app.get<Settings>(SETTINGS.token);
  const directories = app.get<DirectoryAuthenticator>(DIRECTORIES.token, { strict: false });
  const authenticator = app.get<Authenticator>(AUTHENTICATOR.token, { strict: false });
  const known = (request: FastifyRequest) =>
    request.routeOptions.config.admits === 'directory'
      ? directories.directoryOf(bearerOf(request.raw))
      : authenticator.actorOf(credentialsOf(request, settings));
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('preParsing', async (request, reply, payload) => {
      if (!hasBody(request.raw)) return payload;
      hangUpOnSlow(request, reply, settings.bodyMs ?? BODY_MS);
      if (mayBeLarge(request) && !(await known(request))) {
        refuse('Unauthorized', 'Sign in first', 'Send an access token, or sign in to the workspace again.');
      }
      return payload;
    });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

function mayBeLarge({ headers, routeOptions: { bodyLimit, config } }: FastifyRequest): boolean {
  const announced =
    headers['content-encoding'] === undefined ? Number(headers['content-length'] ?? Infinity) : Infinity;
  return config.bodyLimits !== undefined && bodyLimit > OPEN_BODY_BYTES && announced > OPEN_BODY_BYTES;
}

function hangUpOnSlow({ raw, headers }: FastifyRequest, reply: FastifyReply, periodMs: number): void {
  const type = headers['content-type'];
  const isUpload = type === TUS_BYTES || type?.startsWith('multipart/') === true;
  let received = raw.socket.bytesRead;
  const timer = setInterval(() => {
    const enough = isUpload && raw.socket.bytesRead - received >= UPLOAD_BYTES;
    received = raw.socket.bytesRead;
    if (enough || raw.isPaused()) return;
    stop();
    reply.raw.once('finish', () => raw.destroy());
    if (reply.sent) raw.destroy();
    else
      void reply
        .status(408)
        .header('connection', 'close')
        .send({
          errors: [
            {
              code: 'BAD_USER_INPUT',
              title: 'The request took too long to arrive',
              message: 'Check your connection and try again.',
            },
          ],
          requestId: String(reply.request.id),
        });
  }, periodMs).unref();
  const stop = (): void => clearInterval(timer);
  for (const end of ['end', 'close', 'error'] as const) raw.once(end, stop);
}
