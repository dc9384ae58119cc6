import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { pathsOf } from './declared-methods.ts';

const API = '/api/v1/';
/** Disables browser features that the web app does not use, so that injected scripts cannot use them. */
const UNUSED = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS = [
  ...UNUSED.map((feature) => `${feature}=()`),
  'fullscreen=(self)',
  'picture-in-picture=(self)',
  'clipboard-read=(self)',
  'clipboard-write=(self)',
].join(', ');

/**
 * Sets headers on every response and answers 405 to undeclared methods (RFC 9110, section 15.5.6).
 *
 * @param release identifies the build, in `x-evident-release`
 */
export function answerHeaders(app: NestFastifyApplication, release = 'development'): void {
  const fastify = app.getHttpAdapter().getInstance();
  const paths = pathsOf(fastify);
  fastify.addHook('onRequest', async (request, reply) => {
    void reply
      .header('x-request-id', String(request.id))
      .header('permissions-policy', PERMISSIONS)
      .header('x-evident-release', release);
    if (!request.url.startsWith(API)) return;
    // Responses are private to the caller. An ETag still serves `If-Match`.
    void reply.header('cache-control', 'no-store');
    if (!request.is404 && request.routeOptions.url !== '/*') return;
    const allowed = paths.methodsOf(request.url.split('?', 1)[0]!);
    if (allowed.length === 0) return;
    await reply
      .status(405)
      .header('allow', allowed.join(', '))
      .send({
        errors: [{ code: 'NotFound', title: 'Method not allowed', message: `Use ${allowed.join(' or ')}.` }],
        requestId: String(request.id),
      });
  });
}
