import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import Fastify from 'fastify';

/** Baseline for an upload: Fastify pipes the body to a file below `UPLOAD_FOLDER`. Prints a line when it listens. */
const app = Fastify({ bodyLimit: Number.MAX_SAFE_INTEGER });
app.addContentTypeParser('*', (_request, _payload, done) => done(null));
app.put('/file', async (request, reply) => {
  await pipeline(request.raw, createWriteStream(join(process.env['UPLOAD_FOLDER']!, 'file'), { flush: true }));
  return reply.code(204).send();
});
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.stdout.write('listening\n');
