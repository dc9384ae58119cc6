import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from '@evident/application/files/file-storage';
import { type Uuid, notFound } from '@evident/domain/kernel';

/** A temporary folder with a copy of stored bytes. */
export interface LocalCopy extends AsyncDisposable {
  readonly folder: string;
  readonly path: string;
}

/** Copies stored bytes into a folder of their own, which is deleted on disposal. */
export async function localCopy(storage: FileStorage, key: Uuid, name: string): Promise<LocalCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'evident-document-'));
  const discard = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const content = (await storage.read(key)) ?? notFound('File');
    const file = path.join(folder, name);
    await pipeline(Readable.from(content.bytes), createWriteStream(file));
    return { folder, path: file, [Symbol.asyncDispose]: discard };
  } catch (error) {
    await discard();
    throw error;
  }
}
