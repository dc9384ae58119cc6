import 'reflect-metadata';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { uuidV7 } from '@evident/adapters/system/uuid-v7';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { NestFactory } from '@nestjs/core';
import type { Logger } from 'pino';
import { PreviewShared } from '@evident/application/sharing/preview-shared';
import { AppModule } from './app.module.ts';
import { serveHealth } from './health/serve-health.ts';
import { Bus } from './kernel/bus.ts';
import { admitBodies } from './kernel/admit-bodies.ts';
import { answerHeaders } from './kernel/answer-headers.ts';
import { bindHooksOnce } from './kernel/bind-hooks-once.ts';
import { OPEN_BODY_BYTES } from './kernel/body-limits.ts';
import { isHttps } from './kernel/cookie-name.ts';
import { noProxies } from './kernel/host.ts';
import { SETTINGS } from './kernel/kernel.module.ts';
import { NestLog, RequestLog, openLog } from './kernel/log.ts';
import { logConsole } from './kernel/log-console.ts';
import { serveWeb } from './web/serve-web.ts';
import { readForms } from './kernel/read-forms.ts';
import { readJson } from './kernel/read-json.ts';
import { readableUrl } from './kernel/readable-url.ts';
import { refuseMalformed } from './kernel/refuse-malformed.ts';
import { SMALLEST_COMPRESSED, compressAtOnce, decompressBodies } from './kernel/compress-at-once.ts';
import type { Settings } from './kernel/settings.ts';

/** Percent-encoding makes a search of 2,000 characters up to 24 kB long. */
const HEADER_BYTES = 65_536;

/** Higher Brotli qualities cost more time than they save on the network. */
const QUICK_BROTLI = 4;

/** Disables Fastify's own body parsers; only {@link readJson} and uploads read bodies. */
class Adapter extends FastifyAdapter {
  override registerParserMiddleware(): void {}
}

export const adapterFor = ({ proxies = noProxies }: Pick<Settings, 'proxies'> = {}, log?: Logger): FastifyAdapter =>
  new Adapter({
    bodyLimit: OPEN_BODY_BYTES,
    genReqId: () => uuidV7.newId(),
    trustProxy: proxies,
    forceCloseConnections: true,
    rewriteUrl: readableUrl,
    http: { maxHeaderSize: HEADER_BYTES },
    routerOptions: { maxParamLength: 300 },
    clientErrorHandler: refuseMalformed,
    ...(log ? { loggerInstance: log, logController: new RequestLog({ requestIdLogLabel: 'requestId' }) } : {}),
  });

/** Registers parsers, hooks and headers that modules cannot provide. Tests use it too. */
export async function prepare(app: NestFastifyApplication): Promise<NestFastifyApplication> {
  const { publicUrl, release } = app.get<Settings>(SETTINGS.token);
  bindHooksOnce(app);
  answerHeaders(app, release);
  readJson(app);
  readForms(app);
  admitBodies(app);
  const overHttps = isHttps(publicUrl);
  app.getHttpAdapter().getInstance().decorate('overHttps', overHttps);
  await app.register(cookie, { parseOptions: { secure: overHttps } });
  await app.register(multipart);
  compressAtOnce(app);
  decompressBodies(app);
  await app.register(compress, {
    threshold: SMALLEST_COMPRESSED,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_BROTLI } },
  });
  serveHealth(app);
  app.setGlobalPrefix('api/v1', {
    exclude: [
      'f/:fileId',
      'stripe/webhook',
      'slack/webhook',
      'global/*path',
      'api/global/*path',
      'api/graphql',
      'mcp',
      'oauth/*path',
      'scim/*path',
      '.well-known/*path',
    ],
  });
  return app;
}

/** Returns the application, not yet listening. */
export async function createApp(settings: Settings): Promise<NestFastifyApplication> {
  const log = openLog(settings.logLevel ?? 'warn');
  logConsole(new NestLog(log.child({ context: 'console' })));
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(settings), adapterFor(settings, log), {
    logger: new NestLog(log),
    abortOnError: false,
  });
  return prepare(app);
}

export { offerSample } from './sample/offer-sample.ts';
/** Serves the web app, with previews of public pages. */
export const serveApp = (app: NestFastifyApplication, folder: string, publicUrl: string): Promise<void> =>
  serveWeb(app, folder, publicUrl, (token) => app.get(Bus).ask(new PreviewShared(token)));
