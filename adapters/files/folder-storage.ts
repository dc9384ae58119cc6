import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import {
  checkedFileKey,
  limited,
  type ByteRange,
  type FileContent,
  type FileStorage,
  type WriteRules,
} from '@evident/application/files/file-storage';
import type { Uuid } from '@evident/domain/kernel';
import { storageFault } from './storage-fault.ts';

const ABANDONED_MS = 86_400_000;

/**
 * Stores files two levels deep by the end of their id; its beginning is a timestamp that neighbors share. Partial
 * files are in `incoming`.
 */
export class FolderStorage implements FileStorage {
  private constructor(private readonly root: string) {}

  /** Creates the folder, checks that it is writable and removes partial files of ended processes. */
  static async open(root: string): Promise<FolderStorage> {
    try {
      await fs.mkdir(join(root, 'incoming'), { recursive: true });
      const proof = join(root, 'incoming', owned('proof'));
      await fs.writeFile(proof, '');
      await fs.unlink(proof);
    } catch (fault) {
      throw storageFault(fault);
    }
    const storage = new FolderStorage(root);
    await storage.#sweep();
    return storage;
  }

  async write(key: Uuid, bytes: AsyncIterable<Uint8Array>, { maxBytes }: WriteRules): Promise<number> {
    const target = this.pathOf(key);
    const half = join(this.root, 'incoming', owned(randomUUID()));
    try {
      const size = await writeThrough(half, limited(bytes, maxBytes));
      await fs.mkdir(dirname(target), { recursive: true });
      await fs.rename(half, target);
      await syncFolder(dirname(target));
      return size;
    } catch (fault) {
      await fs.rm(half, { force: true });
      throw storageFault(fault);
    }
  }

  /**
   * Takes over a complete file of the same disk by renaming it. Idempotent, also at the same time: does nothing if it was
   * taken over before.
   */
  async adopt(key: Uuid, path: string): Promise<void> {
    const target = this.pathOf(key);
    try {
      const handle = await fs.open(path, 'r+').catch(nullWhenMissing);
      if (!handle) return;
      await handle.sync().finally(() => handle.close());
      await fs.mkdir(dirname(target), { recursive: true });
      await fs.rename(path, target).catch(nullWhenMissing);
      await syncFolder(dirname(target));
    } catch (fault) {
      throw storageFault(fault);
    }
  }

  async read(key: Uuid, range?: ByteRange): Promise<FileContent | null> {
    const found = await this.stat(key);
    return (
      found && {
        size: found.size,
        bytes: piecesOf(this.pathOf(key), range?.start ?? 0, Math.min(range?.end ?? found.size, found.size)),
      }
    );
  }

  async stat(key: Uuid): Promise<{ size: number } | null> {
    const found = await fs.stat(this.pathOf(key)).catch(nullWhenMissing);
    return found && { size: found.size };
  }

  async delete(key: Uuid): Promise<void> {
    await fs.rm(this.pathOf(key), { force: true }).catch((fault: unknown) => Promise.reject(storageFault(fault)));
  }

  /** Path of the file with this key, whether it exists or not. */
  pathOf(key: Uuid): string {
    const id = checkedFileKey(key);
    return join(this.root, id.slice(-2), id.slice(-4, -2), id);
  }

  /**
   * Removes partial files of this machine's ended processes, and any older than a day, because other containers share
   * the folder.
   */
  async #sweep(): Promise<void> {
    const incoming = join(this.root, 'incoming');
    for (const name of await fs.readdir(incoming)) {
      const path = join(incoming, name);
      const found = await fs.stat(path).catch(() => null);
      if (found && (ownerEnded(name, found.mtimeMs) || Date.now() - found.mtimeMs > ABANDONED_MS))
        await fs.rm(path, { force: true });
    }
  }
}

const owned = (name: string): string => `${encodeURIComponent(hostname())}~${process.pid}~${name}`;

function ownerEnded(name: string, writtenAt: number): boolean {
  const [host, pid] = name.split('~');
  if (host !== encodeURIComponent(hostname())) return false;
  if (Number(pid) === process.pid) return writtenAt < Date.now() - process.uptime() * 1000;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

async function writeThrough(path: string, bytes: AsyncIterable<Uint8Array>): Promise<number> {
  const handle = await fs.open(path, 'wx', 0o600);
  try {
    let size = 0;
    for await (const chunk of bytes) {
      await handle.writeFile(chunk);
      size += chunk.byteLength;
    }
    await handle.sync();
    return size;
  } finally {
    await handle.close();
  }
}

/** Makes the rename durable. Windows can't open folders and doesn't need it. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await fs.open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Opens the file with the first read, so that an unread response holds no file open. */
async function* piecesOf(path: string, start: number, end: number): AsyncIterable<Uint8Array> {
  if (start < end) yield* createReadStream(path, { start, end: end - 1 });
}

const nullWhenMissing = (fault: unknown): null | Promise<never> =>
  (fault as NodeJS.ErrnoException).code === 'ENOENT' ? null : Promise.reject(storageFault(fault));
