import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import files from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Path to the committed contract; the same from here and from the built server. */
const CONTRACT = join(import.meta.dirname, '../../openapi/openapi.json');

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Evident API</title>
<link rel="stylesheet" href="/api/docs/ui/swagger-ui.css">
</head>
<body>
<div id="reference"></div>
<script src="/api/docs/ui/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;
const START = `SwaggerUIBundle({ url: '/api/docs/openapi.json', dom_id: '#reference', deepLinking: true, persistAuthorization: false, validatorUrl: null, tryItOutEnabled: true });\n`;

/** Serves the API reference at /api/docs from local files. */
export async function serveReference(app: NestFastifyApplication): Promise<void> {
  const ui = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  await app.register(files, {
    root: ui,
    prefix: '/api/docs/ui/',
    decorateReply: false,
    index: false,
    allowedPath: (path: string) => /^\/swagger-ui(-bundle)?\.(css|js)$/.test(path),
    maxAge: '1d',
  });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.get('/api/docs', (_, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(PAGE),
  );
  fastify.get('/api/docs/start.js', (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(START),
  );
  fastify.get('/api/docs/openapi.json', (_, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(createReadStream(CONTRACT)),
  );
}
