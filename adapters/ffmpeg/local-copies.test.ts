import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '../../test/support/waiting.ts';
import { LocalCopies } from './local-copies.ts';

const BYTES = Buffer.from('a recording');

describe('local copies of stored files', () => {
  let folder: string;
  let reads: number;
  const storage = {
    read: async () => {
      reads += 1;
      return {
        size: BYTES.length,
        bytes: (async function* () {
          yield BYTES;
        })(),
      };
    },
  };
  const left = () => fs.readdir(folder);

  beforeEach(async () => {
    reads = 0;
    folder = await fs.mkdtemp(path.join(tmpdir(), 'evident-copies-'));
  });
  afterEach(() => fs.rm(folder, { recursive: true }));

  it('are shared by tasks at once and soon after, then deleted', async () => {
    const copies = new LocalCopies(storage, folder, 50);
    const key = randomUUID();
    const read = () => copies.with(key, undefined, (file) => fs.readFile(file, 'utf8'));
    expect(await Promise.all([read(), read()])).toEqual(['a recording', 'a recording']);
    expect(await read()).toBe('a recording');
    expect(reads).toBe(1);
    await until(async () => (await left()).length === 0);
    await read();
    expect(reads).toBe(2);
    await copies.close();
    expect(await left()).toEqual([]);
  });

  it('stop to arrive when nobody waits any more, and are tried again', async () => {
    let isCut = true;
    const slow = {
      read: async () => ({
        size: BYTES.length,
        bytes: (async function* () {
          yield BYTES;
          if (isCut) await new Promise(() => {});
        })(),
      }),
    };
    const copies = new LocalCopies(slow, folder);
    const key = randomUUID();
    const abort = new AbortController();
    const work = copies.with(key, abort.signal, (file) => fs.readFile(file, 'utf8'));
    abort.abort(new Error('enough'));
    await expect(work).rejects.toThrow('enough');
    await until(async () => (await left()).length === 0);
    isCut = false;
    expect(await copies.with(key, undefined, (file) => fs.readFile(file, 'utf8'))).toBe('a recording');
    await copies.close();
  });

  it('fail with the storage, and leave nothing behind', async () => {
    const copies = new LocalCopies({ read: () => Promise.reject(new Error('down')) }, folder);
    await expect(copies.with(randomUUID(), undefined, async () => 1)).rejects.toThrow('down');
    await expect(
      new LocalCopies({ read: async () => null }, folder).with(randomUUID(), undefined, async () => 1),
    ).rejects.toThrow('File not found');
    expect(await left()).toEqual([]);
  });

  it('that did not arrive as a whole are refused, and fetched again', async () => {
    const short = { read: async () => ({ ...(await storage.read()), size: BYTES.length + 1 }) };
    const copies = new LocalCopies(short, folder);
    const key = randomUUID();
    const read = () => copies.with(key, undefined, (file) => fs.readFile(file, 'utf8'));
    await expect(read()).rejects.toThrow('Only 11 of 12 bytes of a recording arrived');
    await until(async () => (await left()).length === 0);
    await expect(read()).rejects.toThrow('Only 11 of 12');
    expect(reads).toBe(2);
  });
});
