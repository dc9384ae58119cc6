import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';

/** Milliseconds until a folder of another machine counts as abandoned. */
const ABANDONED_MS = 86_400_000;

/** Working folders for conversions, below one folder. Those of ended processes are removed on opening. */
export class Scratch {
  private constructor(private readonly root: string) {}

  static async open(root: string): Promise<Scratch> {
    await fs.mkdir(root, { recursive: true, mode: 0o700 });
    for (const name of await fs.readdir(root)) {
      const place = path.join(root, name);
      const found = await fs.stat(place).catch(() => null);
      if (found && (ownerEnded(name) || Date.now() - found.mtimeMs > ABANDONED_MS))
        await fs.rm(place, { recursive: true, force: true });
    }
    return new Scratch(root);
  }

  /** Runs work in a new folder and removes it afterwards. */
  async within<T>(work: (folder: string) => Promise<T>): Promise<T> {
    const folder = path.join(this.root, `${encodeURIComponent(hostname())}~${process.pid}~${randomUUID()}`);
    await fs.mkdir(folder, { mode: 0o700 });
    try {
      return await work(folder);
    } finally {
      await fs.rm(folder, { recursive: true, force: true, maxRetries: 3 });
    }
  }
}

function ownerEnded(name: string): boolean {
  const [host, pid] = name.split('~');
  if (host !== encodeURIComponent(hostname())) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
