import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SharedPreview } from '@evident/domain/sharing';
import helmet from '@fastify/helmet';
import files, { type FastifyStaticOptions } from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { bearerOf, twoTokens } from '../kernel/credentials.ts';
import { answerOf } from '../kernel/refusals.filter.ts';
import { contentSecurityPolicy, embedPolicy, pdfWorkerPolicy } from './content-security-policy.ts';
import { withPreview } from './social-preview.ts';
import { serveReference } from './serve-reference.ts';

/** Paths that are not screens of the web app: unknown paths below them answer 404. */
const NOT_SCREENS = /^\/(api|f|oauth|stripe|ping|health|ready|assets)(\/|$|\?)/;
/** Files: a page for navigations, bytes for everything else (decision D18). */
const FILE = /^\/f\/[^/?]+(\?|$)/;
/** Public share pages: excluded from search engines, and they send no referrer. */
const SHARED = /^\/(p|public-object|embed)\//;
/** Pages that other sites may show in a frame. */
const EMBEDDED = /^\/embed\//;
/** The build names these files by content hash, so they never change. */
const NAMED_BY_CONTENT = /[\\/]assets[\\/][^\\/]+$/;

const PDF_WORKER = /\/pdf\.worker[^/]*\.m?js(\.br|\.gz)?$/;

/**
 * Serves the web app on every host: its files, and its HTML page for every path of a screen.
 * @param preview of a public page, by its token; null if there is nothing to show
 * @param folder of the build, with `.br` and `.gz` next to each compressible file
 */
export async function serveWeb(
  app: NestFastifyApplication,
  folder: string,
  publicUrl: string,
  preview: (token: string) => Promise<SharedPreview | null> = () => Promise.resolve(null),
): Promise<void> {
  await app.register(helmet, {
    // Set once here; helmet would build and validate it for every request.
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (_, reply, done) => {
    reply.header('content-security-policy', contentSecurityPolicy);
    done();
  });
  const served: FastifyStaticOptions = {
    root: folder,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const unchanging = NAMED_BY_CONTENT.test(path.replace(/\.(br|gz)$/, ''));
      reply.header('Cache-Control', unchanging ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (PDF_WORKER.test(path)) reply.header('content-security-policy', pdfWorkerPolicy);
    },
  };
  await app.register(files, { ...served, wildcard: false, globIgnore: ['assets/**'] });
  // One route for a thousand files, which would each have two.
  await app.register(files, { ...served, root: join(folder, 'assets'), prefix: '/assets/', decorateReply: false });
  await serveReference(app);
  fastify.addHook('onRequest', async (request, reply) => {
    if (!FILE.test(request.url)) return;
    void reply.header('vary', 'Sec-Fetch-Dest');
    if (request.method === 'GET' && request.headers['sec-fetch-dest'] === 'document')
      return reply.sendFile('index.html');
  });
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  fastify.get('/*', async (request, reply) => {
    if (NOT_SCREENS.test(request.url)) return reply.callNotFound();
    const shared = SHARED.test(request.url);
    if (shared && bearerOf(request.raw) !== undefined) {
      const { status, errors } = answerOf(twoTokens());
      return reply.status(status).send({ errors, requestId: String(request.id) });
    }
    if (shared) void reply.header('referrer-policy', 'no-referrer');
    if (EMBEDDED.test(request.url))
      void reply.removeHeader('x-frame-options').header('content-security-policy', embedPolicy);
    if (!shared) return reply.sendFile('index.html');
    const path = request.url.replace(/[?#].*$/, '');
    const token = path.slice(path.lastIndexOf('/') + 1);
    const found = await preview(token);
    if (!found?.searchEngines) void reply.header('x-robots-tag', 'noindex, nofollow');
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    return found ? withPreview(page, found, { publicUrl, path, token }) : page;
  });
}
