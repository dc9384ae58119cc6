import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type FakeS3, startS3 } from '../../test/support/fake-s3.ts';
import { S3Storage, type S3Settings } from './s3-storage.ts';
import { s3Uploads } from './s3-uploads.ts';

const PART = 100_000;
const BYTES = randomBytes(350_000);

describe('uploads to a bucket', () => {
  let server: FakeS3;
  let settings: S3Settings;
  let storage: S3Storage;

  /** One more server on the same bucket. */
  const open = () => s3Uploads(settings, PART);
  const tus = (uploads: ReturnType<typeof open>, id: string, method: string, headers: object, bytes?: Buffer) =>
    uploads.answer(id, {
      method,
      headers: { 'tus-resumable': '1.0.0', ...headers },
      body: bytes ? Readable.from([bytes]) : null,
    });
  const begin = async (uploads: ReturnType<typeof open>): Promise<string> => {
    const id = randomUUID();
    const { status } = await tus(uploads, id, 'POST', { 'upload-length': `${BYTES.length}` });
    expect(status).toBe(201);
    return id;
  };
  const send = (uploads: ReturnType<typeof open>, id: string, offset: number, bytes: Buffer) =>
    tus(
      uploads,
      id,
      'PATCH',
      { 'upload-offset': `${offset}`, 'content-type': 'application/offset+octet-stream' },
      bytes,
    );
  const readBack = async (id: string): Promise<Buffer> => {
    const pieces: Uint8Array[] = [];
    for await (const piece of (await storage.read(id))!.bytes) pieces.push(piece);
    return Buffer.concat(pieces);
  };

  beforeAll(async () => {
    server = await startS3('evident');
    const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
    settings = { bucket: 'evident', region: 'eu-central-1', endpoint: server.endpoint, credentials, prefix: 'team/' };
    storage = await S3Storage.open(settings);
  });
  afterAll(async () => {
    storage.close();
    await server.close();
  });
  afterEach(() => expect(server.openUploads()).toBe(0));

  it('continue on another server, byte by byte, and leave only the file', async () => {
    const [one, other] = [open(), open()];
    const id = await begin(one);
    expect((await send(one, id, 0, BYTES.subarray(0, 150_001))).status).toBe(204);
    expect(await other.received(id)).toBe(150_001);
    expect((await send(other, id, 150_000, BYTES.subarray(150_000))).status).toBe(409);
    expect((await send(other, id, 150_001, BYTES.subarray(150_001))).headers.get('upload-offset')).toBe(
      `${BYTES.length}`,
    );
    await other.moveToStorage(id);
    await one.moveToStorage(id);
    expect(await readBack(id)).toEqual(BYTES);
    expect(server.keys()).toEqual([`team/${id}`]);
    await storage.delete(id);
  });

  it('are completed later if the bucket failed at the last moment', async () => {
    const uploads = open();
    const id = await begin(uploads);
    server.failNext(400, 'InvalidPart', 'POST upload');
    expect((await send(uploads, id, 0, BYTES)).status).toBeGreaterThanOrEqual(400);
    const restarted = open();
    expect(await restarted.received(id)).toBe(BYTES.length);
    await restarted.moveToStorage(id);
    expect(await readBack(id)).toEqual(BYTES);
    await storage.delete(id);
  });

  it('leave nothing behind when they are canceled, also twice', async () => {
    const uploads = open();
    const id = await begin(uploads);
    await send(uploads, id, 0, BYTES.subarray(0, 150_000));
    await uploads.discard(id);
    await open().discard(id);
    expect(server.keys()).toEqual([]);
    expect(await uploads.received(id)).toBeNull();
  });
});
