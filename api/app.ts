import 'reflect-metadata';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { uuidV7 } from '@evident/adapters/system/uuid-v7';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { NestFactory } from '@nestjs/core';
import type { Logger } from 'pino';
import { AppModule } from './app.module.ts';
import { serveHealth } from './health/serve-health.ts';
import { isNearProxy } from './kernel/host.ts';
import { SETTINGS } from './kernel/kernel.module.ts';
import { NestLog, RequestLog, openLog } from './kernel/log.ts';
import { readJson } from './kernel/read-json.ts';
import { readableUrl } from './kernel/readable-url.ts';
import { refuseUnread } from './kernel/refuse-unread.ts';
import { SMALLEST_COMPRESSED, compressAtOnce } from './kernel/compress-at-once.ts';
import type { Settings } from './kernel/settings.ts';

/** JSON bodies are accepted up to about 10 MB (specification, document 002, section 9). */
const JSON_BODY_BYTES = 10_000_000;
/** A search of 2,000 characters takes up to 24 kB once it is percent-encoded in the address. */
const HEADER_BYTES = 65_536;

/** What is compressed on the way is not to be slower than it saves. */
const QUICK_BROTLI = 4;

export const adapterFor = (log?: Logger): FastifyAdapter =>
  new FastifyAdapter({
    bodyLimit: JSON_BODY_BYTES, genReqId: () => uuidV7.newId(), trustProxy: isNearProxy, forceCloseConnections: true, rewriteUrl: readableUrl, http: { maxHeaderSize: HEADER_BYTES }, routerOptions: { maxParamLength: 300 }, clientErrorHandler: refuseUnread,
    ...(log ? { loggerInstance: log, logController: new RequestLog({ requestIdLogLabel: 'requestId' }) } : {}),
  });

/** What the application needs besides its modules, the same for the product and for tests. */
export async function prepare(app: NestFastifyApplication): Promise<NestFastifyApplication> {
  readJson(app, JSON_BODY_BYTES);
  // The address people use says it, not the proxy before us, which may forget to.
  await app.register(cookie, { parseOptions: { secure: app.get<Settings>(SETTINGS.token).publicUrl.startsWith('https:') } });
  await app.register(multipart);
  compressAtOnce(app);
  await app.register(compress, { threshold: SMALLEST_COMPRESSED, encodings: ['br', 'gzip'], brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_BROTLI } } });
  app.getHttpAdapter().getInstance().addHook('onRequest', async (request, reply) => { void reply.header('x-request-id', String(request.id)); });
  serveHealth(app);
  app.setGlobalPrefix('api/v1', { exclude: ['f/:fileId'] });
  return app;
}

/** The whole application, not yet listening. */
export async function createApp(settings: Settings): Promise<NestFastifyApplication> {
  const log = openLog(settings.logLevel ?? 'warn');
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(settings), adapterFor(log), { logger: new NestLog(log), abortOnError: false });
  return prepare(app);
}

export { offerSample } from './sample/offer-sample.ts';
export { serveWeb } from './web/serve-web.ts';
