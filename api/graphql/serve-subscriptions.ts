import { type IncomingMessage, STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Authenticator, Credentials } from '@evident/application/identity/authenticator';
import { Refusal } from '@evident/domain/kernel';
import cookie from '@fastify/cookie';
import { Logger } from '@nestjs/common';
import { GraphQLError } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { credentialsOf } from '../kernel/credentials.ts';
import { GRAPHQL_PATH } from '../kernel/graphql-path.ts';
import { addressOf, sameOrigin } from '../kernel/host.ts';
import { type RequestLimit, callerKey } from '../kernel/request-limit.ts';
import type { Settings } from '../kernel/settings.ts';
import { ConnectionLimit } from '../realtime/connection-limit.ts';
import type { Engine } from './engine.ts';
import { formatted, isFaultOfServer } from './errors.ts';

/** Maximum bytes of a message: a document with its variables. */
const MESSAGE_BYTES = 1_000_000;
const SOCKETS = { perAddress: 100, total: 5_000 };
/** Operations that one connection can have at once. */
const AT_ONCE = 20;

interface Tools {
  readonly engine: () => Promise<Engine>;
  readonly authenticator: Authenticator;
  readonly limit: RequestLimit;
  readonly settings: Settings;
}

/** Serves GraphQL over websockets with the protocol `graphql-transport-ws`. Rejects pages of another host. */
export function serveSubscriptions(server: Server, { engine, authenticator, limit, settings }: Tools): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_BYTES });
  const connections = new ConnectionLimit(SOCKETS);
  const log = new Logger('graphql');
  const served = useServer(
    {
      // Strangers must not keep connections open.
      onConnect: async ({ connectionParams, extra }) =>
        (await authenticator.actorOf(withParams(credentialsAt(extra.request, settings), connectionParams))) !== null,
      onSubscribe: async ({ connectionParams, subscriptions, extra }, id, payload) => {
        try {
          if (Object.keys(subscriptions).length > AT_ONCE)
            throw new Refusal('TooManyRequests', `At most ${AT_ONCE} operations run at once`, 'Complete some first.');
          const credentials = withParams(credentialsAt(extra.request, settings), connectionParams);
          const actor = (await authenticator.actorOf(credentials)) ?? signInFirst();
          limit.spend(callerKey(credentials.bearer, actor.userId), performance.now());
          const prepared = (await engine()).prepared(payload, actor, credentials);
          return 'map' in prepared ? prepared.map((error) => formatted(error, id)) : prepared;
        } catch (error) {
          return [formatted(new GraphQLError('', { originalError: error as Error }), id)];
        }
      },
      onNext: (_, id, __, ___, result) => {
        for (const error of result.errors ?? []) if (isFaultOfServer(error)) log.error(error.originalError);
        return { ...result, ...(result.errors && { errors: result.errors.map((error) => formatted(error, id)) }) };
      },
      isProd: true,
    },
    sockets,
  );
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (request.url?.split('?', 1)[0] !== GRAPHQL_PATH) return;
    socket.on('error', () => socket.destroy());
    // Browsers always send an Origin. Other clients send none and have no cookies to misuse.
    if (sameOrigin(request, settings.proxies) === false) return reject(socket, 403);
    const address = addressOf(request, settings.proxies);
    if (connections.take(address) !== 'taken') return reject(socket, 429);
    socket.once('close', () => connections.leave(address));
    sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
  };
  server.on('upgrade', upgrade);
  return () => {
    server.off('upgrade', upgrade);
    for (const client of sockets.clients) client.terminate();
    void served.dispose();
  };
}

const signInFirst = (): never => {
  throw new Refusal('Unauthorized', 'Sign in first', 'Send an access token as `authorization` of the connection.');
};

const credentialsAt = (request: IncomingMessage, settings: Settings): Credentials => ({
  ...credentialsOf({ raw: request, cookies: cookie.parse(request.headers.cookie ?? '') }, settings),
  ip: addressOf(request, settings.proxies),
});

/** Browsers cannot send headers with an upgrade, so a token may be a parameter of the connection. */
function withParams(credentials: Credentials, params: Readonly<Record<string, unknown>> | undefined): Credentials {
  const given = params?.['authorization'] ?? params?.['Authorization'];
  return typeof given === 'string' && /^bearer /i.test(given)
    ? { ...credentials, bearer: given.slice(7).trim() }
    : credentials;
}

function reject(socket: Duplex, status: number): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
