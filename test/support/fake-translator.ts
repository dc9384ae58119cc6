import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { send } from './fake-transcriber.ts';

/** An endpoint that speaks the protocol of LibreTranslate, on this machine. Its translations are the texts in capitals. */
export async function fakeTranslator() {
  const fake = {
    /** Texts of each request. */
    seen: [] as string[][],
    /** Answers to the next requests, one each. */
    next: [] as { readonly status: number; readonly body: unknown }[],
    url: '',
    key: 'key-of-the-test',
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => void server.close(() => done()));
    },
  };
  const server = createServer((request, response) => {
    void request.toArray().then((chunks: Buffer[]) => {
      const asked = JSON.parse(Buffer.concat(chunks).toString()) as { q: string[]; target: string; api_key?: string };
      fake.seen.push(asked.q);
      const own = fake.next.shift();
      if (own) return send(response, own.status, own.body);
      if (asked.api_key !== fake.key) return send(response, 403, { error: 'Invalid API key' });
      if (asked.target === 'ha') return send(response, 400, { error: 'ha is not supported' });
      return send(response, 200, { translatedText: asked.q.map((text) => `${asked.target}: ${text.toUpperCase()}`) });
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}
