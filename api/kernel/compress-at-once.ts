import { gzipSync } from 'node:zlib';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** What fits a packet is sent as it is. */
export const SMALLEST_COMPRESSED = 1_400;
/** UTF-16 units; longer answers go through a stream, so that they hold nobody up. */
const AT_ONCE = 256_000;
const FAST = 1;
/** `gzip` is taken, and not refused by a weight of 0 (RFC 9110, section 12.5.3). */
const TAKES_GZIP = /(?:^|,)\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)/i;

/** Answers of a usual size are compressed in one go: a stream for each costs more than the compression (docs/performance.md). */
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
