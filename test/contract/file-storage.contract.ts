import { randomBytes } from 'node:crypto';
import type { FileStorage } from '@evident/application/files/file-storage';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';

export interface StorageUnderTest {
  readonly storage: FileStorage;
  /** Number of complete and partial files in the engine. */
  held(): Promise<number>;
  close(): Promise<void>;
}

const MB = 1_000_000;
const rules = { maxBytes: 20 * MB, mediaType: 'application/octet-stream' };

/** Contract of file storage; runs once per adapter. */
export function fileStorageContract(name: string, open: () => Promise<StorageUnderTest>): void {
  describe(`${name}: file storage`, () => {
    let engine: StorageUnderTest;
    let storage: FileStorage;
    const key = uuidV7.newId();
    beforeEach(async () => {
      engine = await open();
      storage = engine.storage;
    });
    afterEach(() => engine.close());

    it('returns the stored bytes and their number', async () => {
      const bytes = randomBytes(300_000);
      expect(await storage.write(key, pieces(bytes, 70_000), rules)).toBe(300_000);
      expect(await storage.stat(key)).toEqual({ size: 300_000 });
      const content = await storage.read(key);
      expect(content?.size).toBe(300_000);
      expect((await whole(content!.bytes)).equals(bytes)).toBe(true);
    });

    it('stores an empty file', async () => {
      expect(await storage.write(key, pieces(Buffer.alloc(0), 1), rules)).toBe(0);
      expect(await storage.stat(key)).toEqual({ size: 0 });
      expect(await whole((await storage.read(key))!.bytes)).toHaveLength(0);
    });

    it('stores a file larger than one part of an upload', async () => {
      const bytes = randomBytes(12 * MB);
      expect(await storage.write(key, pieces(bytes, 1_000_003), rules)).toBe(12 * MB);
      expect((await whole((await storage.read(key))!.bytes)).equals(bytes)).toBe(true);
    }, 60_000);

    it.each([
      ['from the middle', { start: 4, end: 7 }, 'efg'],
      ['to the end', { start: 23 }, 'xyz'],
      ['beyond the end', { start: 24, end: 99 }, 'yz'],
      ['that starts after the end', { start: 26 }, ''],
      ['of nothing', { start: 3, end: 3 }, ''],
    ])('reads a range %s', async (_name, range, expected) => {
      await storage.write(key, pieces(Buffer.from('abcdefghijklmnopqrstuvwxyz'), 10), rules);
      const content = await storage.read(key, range);
      expect(content?.size).toBe(26);
      expect(String(await whole(content!.bytes))).toBe(expected);
    });

    it('has no file that was never written', async () => {
      expect(await storage.stat(key)).toBeNull();
      expect(await storage.read(key)).toBeNull();
    });

    it('deletes a file, and deleting again is no error', async () => {
      await storage.write(key, pieces(Buffer.from('gone'), 4), rules);
      await storage.delete(key);
      await storage.delete(key);
      expect(await storage.read(key)).toBeNull();
      expect(await engine.held()).toBe(0);
    });

    it('replaces the whole file on rewrite', async () => {
      await storage.write(key, pieces(Buffer.from('a longer first text'), 5), rules);
      await storage.write(key, pieces(Buffer.from('second'), 5), rules);
      expect(String(await whole((await storage.read(key))!.bytes))).toBe('second');
    });

    it.each([
      ['small', 1_000, 2_000],
      ['large', 6 * MB, 11 * MB],
    ])('refuses a %s file above the limit while streaming, and stores nothing', async (_name, maxBytes, size) => {
      let taken = 0;
      const endless = async function* (): AsyncIterable<Uint8Array> {
        for (; taken < size * 3; taken += 500_000) yield Buffer.alloc(Math.min(size, 500_000));
      };
      await expect(storage.write(key, endless(), { ...rules, maxBytes })).rejects.toMatchObject({
        code: 'UnprocessableContent',
        title: expect.stringMatching(/larger than/),
      });
      expect(taken).toBeLessThan(size * 3);
      expect(await storage.stat(key)).toBeNull();
      expect(await engine.held()).toBe(0);
    });

    it('stores nothing of an aborted upload and keeps the earlier file', async () => {
      await storage.write(key, pieces(Buffer.from('earlier'), 7), rules);
      const broken = async function* (): AsyncIterable<Uint8Array> {
        yield Buffer.alloc(6 * MB);
        throw new Error('the connection was lost');
      };
      await expect(storage.write(key, broken(), rules)).rejects.toThrow('the connection was lost');
      expect(String(await whole((await storage.read(key))!.bytes))).toBe('earlier');
      expect(await engine.held()).toBe(1);
    });

    it('hides an upload until it is complete', async () => {
      let seenHalfway: unknown = 'not asked';
      const slow = async function* (): AsyncIterable<Uint8Array> {
        yield Buffer.alloc(6 * MB);
        seenHalfway = await storage.stat(key);
        yield Buffer.alloc(1);
      };
      await storage.write(key, slow(), rules);
      expect(seenHalfway).toBeNull();
      expect(await storage.stat(key)).toEqual({ size: 6 * MB + 1 });
    });

    it.each(['../../etc/passwd', '', '.', 'a/b', `${key}/..`, `${key}\u0000`, key.toUpperCase()])(
      'refuses the invalid key %j',
      async (strange) => {
        await expect(attempt(() => storage.write(strange, pieces(Buffer.from('x'), 1), rules))).rejects.toMatchObject({
          code: 'NotFound',
        });
        await expect(attempt(() => storage.read(strange))).rejects.toMatchObject({ code: 'NotFound' });
        await expect(attempt(() => storage.stat(strange))).rejects.toMatchObject({ code: 'NotFound' });
        await expect(attempt(() => storage.delete(strange))).rejects.toMatchObject({ code: 'NotFound' });
        expect(await engine.held()).toBe(0);
      },
    );
  });
}

async function attempt(work: () => Promise<unknown>): Promise<unknown> {
  return work();
}

async function* pieces(bytes: Buffer, size: number): AsyncIterable<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function whole(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}
