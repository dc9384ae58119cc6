import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Authenticator, Credentials } from '@evident/application/identity/authenticator';
import { Refusal } from '@evident/domain/kernel';
import cookie from '@fastify/cookie';
import { Logger } from '@nestjs/common';
import { GraphQLError } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { credentialsOf } from '../kernel/credentials.ts';
import { addressOf } from '../kernel/host.ts';
import { type RequestLimit, callerKey } from '../kernel/request-limit.ts';
import type { Settings } from '../kernel/settings.ts';
import type { Engine } from './engine.ts';
import { formatted, isFaultOfServer } from './errors.ts';

/** Maximum bytes of a message: a document with its variables. */
const MESSAGE_BYTES = 1_000_000;
/** Operations that one connection can have at once. */
const AT_ONCE = 20;

export interface Tools {
  readonly engine: () => Promise<Engine>;
  readonly authenticator: Authenticator;
  readonly limit: RequestLimit;
  readonly settings: Settings;
}

export interface Subscriptions {
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  stop(): void;
}

/** Speaks the protocol `graphql-transport-ws` on accepted sockets. Loaded with the first one. */
export function openSubscriptions({ engine, authenticator, limit, settings }: Tools): Subscriptions {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_BYTES });
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
  return {
    accept: (request, socket, head) =>
      sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request)),
    stop() {
      for (const client of sockets.clients) client.terminate();
      void served.dispose();
    },
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
