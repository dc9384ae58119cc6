import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { StaticVectors } from '../../adapters/embeddings/static/static-vectors.ts';

/** An endpoint that speaks the embeddings API of OpenAI, on this machine. */
export async function fakeEmbeddings() {
  const table = StaticVectors.load(join(import.meta.dirname, '../../adapters/embeddings/static/data'));
  const seen: { readonly path: string; readonly key: string | undefined; readonly texts: readonly string[] }[] = [];
  const fake = {
    seen,
    /** Answers instead, if set. */
    instead: null as ((request: IncomingMessage, response: ServerResponse) => void) | null,
    url: '',
    key: 'key-of-the-test',
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => void server.close(() => done()));
    },
  };
  const server = createServer((request, response) => {
    if (fake.instead) return fake.instead(request, response);
    void request.toArray().then((chunks: Buffer[]) => {
      const { input } = JSON.parse(Buffer.concat(chunks).toString()) as { input: string[] };
      const { authorization } = request.headers;
      seen.push({ path: request.url!, key: authorization, texts: input });
      if (authorization !== `Bearer ${fake.key}`) return response.writeHead(401).end('{"error":{"message":"No"}}');
      const data = input.map((text, index) => ({ index, embedding: Array.from(table.embed(text), (x) => x * 3) }));
      return response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: data.reverse() }));
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return fake;
}
