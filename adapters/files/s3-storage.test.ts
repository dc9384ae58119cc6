import { startS3, type FakeS3 } from '../../test/support/fake-s3.ts';
import { uuidV7 } from '../system/uuid-v7.ts';
import { S3Storage } from './s3-storage.ts';

const credentials = { accessKeyId: 'tester', secretAccessKey: 'tester' };
const key = uuidV7.newId();

describe('files in S3', () => {
  let server: FakeS3;
  const at = (bucket: string, endpoint = server.endpoint): Promise<S3Storage> =>
    S3Storage.open({ bucket, region: 'us-east-1', endpoint, credentials });
  beforeEach(async () => {
    server = await startS3('evident');
  });
  afterEach(() => server.close());

  it('refuses to start on a missing bucket', async () => {
    await expect(at('another')).rejects.toMatchObject({
      code: 'InternalError',
      title: 'The file storage bucket does not exist',
    });
  });

  it('refuses to start on an unreachable endpoint', async () => {
    await expect(at('evident', 'http://127.0.0.1:9')).rejects.toMatchObject({
      title: 'File storage is unreachable',
    });
  });

  it.each([
    [403, 'AccessDenied', 'InternalError', 'File storage denied access'],
    [507, 'XInsufficientStorage', 'InsufficientStorage', 'File storage is full'],
    [503, 'SlowDown', 'Unavailable', 'File storage is unreachable'],
  ])('reports status %i in one sentence', async (status, fault, code, title) => {
    const storage = await at('evident');
    const words = async function* (): AsyncIterable<Uint8Array> {
      yield Buffer.from('words');
    };
    // Fails every retry of the SDK.
    const failing = setInterval(() => server.failNext(status, fault), 1);
    try {
      await expect(storage.write(key, words(), { maxBytes: 10, mediaType: 'text/plain' })).rejects.toMatchObject({
        code,
        title,
      });
    } finally {
      clearInterval(failing);
      storage.close();
    }
  });

  it('stays within its prefix of a shared bucket', async () => {
    const storage = await S3Storage.open({
      bucket: 'evident',
      region: 'us-east-1',
      endpoint: server.endpoint,
      credentials,
      prefix: 'mine/',
    });
    await storage.write(
      key,
      (async function* () {
        yield Buffer.from('x');
      })(),
      { maxBytes: 1, mediaType: 'text/plain' },
    );
    expect(server.keys()).toEqual([`mine/${key}`]);
    storage.close();
  });
});
