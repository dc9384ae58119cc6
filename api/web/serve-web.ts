import helmet from '@fastify/helmet';
import files from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { bearerOf, twoTokens } from '../kernel/credentials.ts';
import { toldOf } from '../kernel/refusals.filter.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { serveReference } from './serve-reference.ts';

/** What is no screen of the web app: an unknown path below these is not found, for programs as for people. */
const NOT_SCREENS = /^\/(api|f|ping|health|ready|assets)(\/|$|\?)/;
/** Pages that are read by whoever has the link: not for search engines, and their address is not for the pages they lead to. */
const SHARED = /^\/(p|public-object)\//;
/** The build names these files by their contents, so they never change. */
const NAMED_BY_CONTENT = /[\\/]assets[\\/][^\\/]+$/;

/**
 * Serves the built web app on every host: its files as they are, and its page for every path that is a screen, so that a pasted link opens.
 * @param folder where the build put it, with `.br` and `.gz` beside each file worth compressing
 */
export async function serveWeb(app: NestFastifyApplication, folder: string, publicUrl: string): Promise<void> {
  await app.register(helmet, {
    // Written once here: helmet would put it together, and check it, for every request.
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
  await app.register(files, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const unchanging = NAMED_BY_CONTENT.test(path.replace(/\.(br|gz)$/, ''));
      reply.header('Cache-Control', unchanging ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  await serveReference(app);
  fastify.get('/*', (request, reply) => {
    if (NOT_SCREENS.test(request.url)) return reply.callNotFound();
    const shared = SHARED.test(request.url);
    if (shared && bearerOf(request.raw) !== undefined) {
      const { status, errors } = toldOf(twoTokens());
      return reply.status(status).send({ errors, requestId: String(request.id) });
    }
    if (shared) void reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer');
    return reply.sendFile('index.html');
  });
}
