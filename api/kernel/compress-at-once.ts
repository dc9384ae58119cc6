import { gzipSync } from 'node:zlib';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Bytes; smaller responses fit one packet. */
export const SMALLEST_COMPRESSED = 1_400;
/** UTF-16 units. Longer responses are streamed so that they don't block other requests. */
const AT_ONCE = 256_000;
const FAST = 1;
/** Accepts `gzip` unless its weight is 0 (RFC 9110, section 12.5.3). */
const TAKES_GZIP = /(?:^|,)\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)/i;

const WITHOUT_BODY = ['GET', 'HEAD', 'OPTIONS'];

/** Reading has no body to decompress. The plugin would keep hooks for it on each of a thousand routes. */
export function decompressBodies(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRoute', (route) => {
      if ([route.method].flat().every((method) => WITHOUT_BODY.includes(method))) route.decompress ??= false;
    });
}

/** Compresses ordinary responses in one call: a stream each costs more than the compression (docs/performance.md). */
export function compressAtOnce(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', (request, reply, payload, done) => {
      const fits = typeof payload === 'string' && payload.length >= SMALLEST_COMPRESSED && payload.length <= AT_ONCE;
      if (
        !fits ||
        reply.hasHeader('content-encoding') ||
        !TAKES_GZIP.test(String(request.headers['accept-encoding'] ?? ''))
      )
        return done(null, payload);
      void reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').removeHeader('content-length');
      done(null, gzipSync(payload, { level: FAST }));
    });
}
