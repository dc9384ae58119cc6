import { existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EndpointEmbedder } from '../../adapters/embeddings/endpoint/endpoint-embedder.ts';
import { onnxEmbedder } from '../../adapters/embeddings/onnx/onnx-embedder.ts';
import { staticEmbedder } from '../../adapters/embeddings/static/static-embedder.ts';
import { GuardedHttp } from '../../adapters/outbound/guarded-http.ts';
import { fakeEmbeddings } from '../support/fake-embeddings.ts';
import { embedderContract } from './embedder.contract.ts';

const guarded = new GuardedHttp({ internalUrls: ['http://127.0.0.1'] });
const endpoint = ({ url, key }: { url: string; key: string }, more: object = {}) =>
  new EndpointEmbedder({
    url,
    key,
    model: 'small-1',
    post: (address, request) => guarded.post(address, request),
    ...more,
  });

embedderContract('The static table', async () => staticEmbedder());

embedderContract('An endpoint', async () => {
  const fake = await fakeEmbeddings();
  const embedder = endpoint(fake);
  const close = embedder.close.bind(embedder);
  embedder.close = async () => {
    await close();
    await fake.close();
  };
  return embedder;
});

const modelFolder = process.env['EMBEDDING_MODEL_DIR'] ?? '';
if (existsSync(join(modelFolder, 'tokenizer.json')) && hasRuntime(modelFolder))
  embedderContract('A sentence transformer', () => onnxEmbedder(modelFolder));
else
  process.stderr.write(
    'Left out: a sentence transformer as an embedder. Set EMBEDDING_MODEL_DIR to run it, see docs/configuration.md.\n',
  );

function hasRuntime(folder: string): boolean {
  try {
    return Boolean(createRequire(join(folder, 'package.json')).resolve('onnxruntime-node'));
  } catch {
    return false;
  }
}

describe('An endpoint that fails', () => {
  let fake: Awaited<ReturnType<typeof fakeEmbeddings>>;
  beforeAll(async () => {
    fake = await fakeEmbeddings();
  });
  afterAll(() => fake.close());
  const told = (more: object = {}) =>
    endpoint(fake, more)
      .embed(['text'])
      .then(
        () => 'nothing',
        (error: Error) => `${error.name}: ${error.message}`,
      );

  it('is told in words, never with the key', async () => {
    expect(await told({ key: 'wrong-key' })).toBe(
      'EmbedderUnavailable: The embeddings endpoint answered 401. Check EMBEDDING_KEY.',
    );
    for (const body of [
      '',
      '{}',
      '{"data":[]}',
      '{"data":[{"embedding":["x"]}]}',
      '{"data":[{"index":7,"embedding":[1]}]}',
      'null',
    ]) {
      fake.instead = (_, response) => void response.end(body);
      expect(await told()).toBe(
        'EmbedderUnavailable: The embeddings endpoint did not answer with one vector for each text',
      );
    }
    fake.instead = (request) => void request.socket.destroy();
    expect(await told()).toBe(
      'EmbedderUnavailable: The embeddings endpoint cannot be reached: 127.0.0.1 is not reachable (ECONNRESET)',
    );
    fake.instead = null;
  });

  it('may not change the length of its vectors', async () => {
    const embedder = endpoint(fake);
    await embedder.embed(['text']);
    fake.instead = (_, response) => void response.end('{"data":[{"embedding":[1,0]}]}');
    await expect(embedder.embed(['text'])).rejects.toThrow('changed the length of its vectors');
    fake.instead = null;
  });

  it('is asked on after one answer of mixed lengths', async () => {
    const embedder = endpoint(fake);
    fake.instead = (_, response) => void response.end('{"data":[{"embedding":[1,0]},{"embedding":[1]}]}');
    await expect(embedder.embed(['one', 'two'])).rejects.toThrow('changed the length of its vectors');
    fake.instead = null;
    expect(await embedder.embed(['one', 'two'])).toHaveLength(2);
  });

  it('accepts its address with and without the last part', async () => {
    await endpoint(fake).embed(['one']);
    await endpoint(fake, { url: `${fake.url}/embeddings` }).embed(['two']);
    expect(fake.seen.slice(-2).map(({ path }) => path)).toEqual(['/v1/embeddings', '/v1/embeddings']);
  });
});

it('a folder without a sentence transformer is refused with a sentence', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'evident-model-'));
  await expect(onnxEmbedder(empty)).rejects.toThrow('EMBEDDING_MODEL_DIR holds no sentence transformer');
  await rm(empty, { recursive: true });
});
