import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from '@evident/application/files/file-storage';
import { type Uuid, notFound } from '@evident/domain/kernel';

/** Milliseconds that a copy stays after its last use: tasks of one recording follow each other. */
const KEPT_MS = 120_000;

interface Copy {
  readonly file: string;
  readonly arrived: Promise<void>;
  readonly giving: AbortController;
  isComplete: boolean;
  users: number;
  ending: NodeJS.Timeout | null;
}

/** Copies of stored files on this machine, for tools that need a path. Tasks share a copy, which is soon deleted. */
export class LocalCopies {
  readonly #copies = new Map<Uuid, Copy>();

  constructor(
    private readonly storage: Pick<FileStorage, 'read'>,
    private readonly folder: string,
    private readonly keptMs = KEPT_MS,
  ) {}

  /** Runs work with the path of a copy. @throws Refusal `NotFound`, or the reason of the signal */
  async with<T>(key: Uuid, signal: AbortSignal | undefined, work: (file: string) => Promise<T>): Promise<T> {
    signal?.throwIfAborted();
    const copy = this.#copies.get(key) ?? this.#begin(key);
    copy.users += 1;
    if (copy.ending) clearTimeout(copy.ending);
    copy.ending = null;
    try {
      await unlessAborted(copy.arrived, signal);
      return await work(copy.file);
    } finally {
      copy.users -= 1;
      if (copy.users === 0) this.#leave(key, copy);
    }
  }

  /** Deletes all copies. */
  async close(): Promise<void> {
    await Promise.all([...this.#copies].map(([key, copy]) => this.#end(key, copy)));
  }

  #begin(key: Uuid): Copy {
    const giving = new AbortController();
    const file = path.join(this.folder, randomUUID());
    const arrived = this.#fetch(key, file, giving.signal);
    const copy: Copy = { file, arrived, giving, isComplete: false, users: 0, ending: null };
    this.#copies.set(key, copy);
    arrived.then(
      () => (copy.isComplete = true),
      () => this.#end(key, copy),
    );
    return copy;
  }

  async #fetch(key: Uuid, file: string, signal: AbortSignal): Promise<void> {
    const content = (await this.storage.read(key)) ?? notFound('File');
    await fs.mkdir(this.folder, { recursive: true, mode: 0o700 });
    const target = createWriteStream(file, { mode: 0o600 });
    await pipeline(Readable.from(content.bytes), target, { signal });
    // A connection that ended early leaves a copy that would look like a damaged recording.
    if (target.bytesWritten !== content.size)
      throw new Error(`Only ${target.bytesWritten} of ${content.size} bytes of a recording arrived`);
  }

  /** The last user has gone: deletes the copy after a while, or at once while it is on its way. */
  #leave(key: Uuid, copy: Copy): void {
    if (!copy.isComplete) return void this.#end(key, copy);
    copy.ending = setTimeout(() => void this.#end(key, copy), this.keptMs);
    copy.ending.unref();
  }

  async #end(key: Uuid, copy: Copy): Promise<void> {
    if (this.#copies.get(key) === copy) this.#copies.delete(key);
    if (copy.ending) clearTimeout(copy.ending);
    copy.giving.abort(new Error('The copy is no longer needed'));
    await copy.arrived.catch(() => undefined);
    await fs.rm(copy.file, { force: true });
  }
}

function unlessAborted(work: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
