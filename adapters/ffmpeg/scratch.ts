import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';

/** Milliseconds until a folder of another machine counts as abandoned. */
const ABANDONED_MS = 86_400_000;
/** Milliseconds between two sweeps: a server that shares the folder may have been killed. */
const SWEPT_EVERY_MS = 3_600_000;

/** Working folders for conversions, below one folder. Those of ended processes are removed on opening and every hour. */
export class Scratch {
  readonly #sweeping: NodeJS.Timeout;

  private constructor(private readonly root: string) {
    // A failed sweep is ignored; the next one may succeed.
    this.#sweeping = setInterval(() => void this.sweep().catch(() => undefined), SWEPT_EVERY_MS);
    this.#sweeping.unref();
  }

  static async open(root: string): Promise<Scratch> {
    await fs.mkdir(root, { recursive: true, mode: 0o700 });
    const scratch = new Scratch(root);
    await scratch.sweep();
    return scratch;
  }

  /** Removes the folders of ended processes, and those of other machines that are older than a day. */
  async sweep(): Promise<void> {
    for (const name of await fs.readdir(this.root)) {
      const place = path.join(this.root, name);
      const found = await fs.stat(place).catch(() => null);
      if (found && isAbandoned(name, found.mtimeMs)) await fs.rm(place, { recursive: true, force: true });
    }
  }

  /** Path of a new folder of this process. It is removed after the process ended. */
  newFolder(): string {
    return path.join(this.root, `${MACHINE}~${process.pid}~${randomUUID()}`);
  }

  /** Runs work in a new folder and removes it afterwards. */
  async within<T>(work: (folder: string) => Promise<T>): Promise<T> {
    const folder = this.newFolder();
    await fs.mkdir(folder, { mode: 0o700 });
    try {
      return await work(folder);
    } finally {
      await fs.rm(folder, { recursive: true, force: true, maxRetries: 3 });
    }
  }

  close(): void {
    clearInterval(this.#sweeping);
  }
}

const MACHINE = encodeURIComponent(hostname());

function isAbandoned(name: string, changedAt: number): boolean {
  const [host, pid] = name.split('~');
  if (host !== MACHINE) return Date.now() - changedAt > ABANDONED_MS;
  // In a container, the process before this one often had the same id.
  if (Number(pid) === process.pid) return changedAt < Date.now() - process.uptime() * 1000;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
