import { Refusal } from '@evident/domain/kernel';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyContextConfig, FastifyRequest, RawServerDefault } from 'fastify';
import { BODY_BYTES, type BodyLimits, OPEN_BODY_BYTES } from './body-limits.ts';

/** Bytes of a resumable upload, which are passed on as a stream. */
export const TUS_BYTES = 'application/offset+octet-stream';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Limits of the operation's body; absent if it declares none. Lazy, because decorators of its class run later. */
    bodyLimits?: () => BodyLimits;
    /** Callers who may send more than 100 kB: by default members and their tokens. */
    admits?: 'directory';
    /** Keeps the exact text of the body, for a signature. */
    keepsBody?: true;
  }
  interface FastifyRequest {
    keptBody?: string;
  }
}

/** Maximum nesting of a JSON body. A rich text of 64 levels needs about 130. */
const DEPTH_MAX = 200;
/** Limit for operations that declare no body. */
const UNDECLARED: BodyLimits = { bytes: OPEN_BODY_BYTES, values: 1_000 };
const [QUOTE, BACKSLASH, OPEN_LIST, OPEN_OBJECT, CLOSE_LIST, CLOSE_OBJECT, COMMA] = [...'"\\[{]},'].map((sign) =>
  sign.charCodeAt(0),
);

const limitsOf = ({ bodyLimits }: FastifyContextConfig): BodyLimits => bodyLimits?.() ?? UNDECLARED;

/** Parses JSON bodies within their operation's limits. Refuses other content types with 415, except uploads. */
export function readJson(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addHook('onRoute', (route) => {
    route.bodyLimit ??= limitsOf(route.config ?? {}).bytes;
  });
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(TUS_BYTES, (_request, payload, done) => done(null, payload));
  app.useBodyParser<RawServerDefault>(
    ['application/json', 'application/scim+json'] as unknown as string,
    { bodyLimit: BODY_BYTES },
    (request: FastifyRequest, body: Buffer, done) => {
      if (request.routeOptions.config.keepsBody) request.keptBody = body.toString('utf8');
      const refusal = refusalOf(body, limitsOf(request.routeOptions.config));
      if (refusal) done(refusal);
      // Many clients send the header with every POST, also of operations without a body.
      else if (body.length === 0) done(null, undefined);
      else parse(request, body as unknown as string, done);
    },
  );
}

/** Scans bytes: in UTF-8 no byte of a longer character equals a bracket, comma or quote. */
function refusalOf(json: Buffer, { values }: BodyLimits): Refusal | undefined {
  let depth = 0;
  let count = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (inText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) inText = true;
    else if (byte === COMMA) count += 1;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth += 1;
      count += 1;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
    if (depth > DEPTH_MAX)
      return new Refusal(
        'ValidationError',
        'The request is nested too deep',
        `Send JSON of at most ${DEPTH_MAX} levels.`,
      );
    if (count > values)
      return new Refusal(
        'ValidationError',
        'The request has too many values',
        `Send at most ${values} properties and list items.`,
      );
  }
  return undefined;
}
