import { createHash } from 'node:crypto';
import { unlink } from 'node:fs/promises';
import { type Server, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { StartProblem } from '@evident/application/kernel/start-problem';

/** Longest socket path that every known system supports. */
const LONGEST_PATH = 100;

function socketOf(folder: string): string {
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\evident-${hash}`;
  const absolute = join(folder, 'in-use.sock');
  const near = relative(process.cwd(), absolute);
  const shorter = near.length < absolute.length ? near : absolute;
  return shorter.length <= LONGEST_PATH ? shorter : join(tmpdir(), `evident-${hash}.sock`);
}

function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(path, () => resolve(server.unref()));
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => resolve(true));
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
  });
}

/**
 * Locks a data folder for one server with a listening socket, which the system closes when the process ends.
 * Removes a stale socket after a crash. Resolves to the release function.
 */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketOf(folder);
  let server = await listen(path);
  if (!server && !(await answers(path))) {
    await unlink(path).catch(() => {});
    server = await listen(path);
  }
  if (!server)
    throw new StartProblem(
      `Another Evident is already running on the data folder ${folder}: stop it first, or choose another folder with EVIDENT_DATA_DIR.`,
    );
  const held = server;
  return () => new Promise((resolve) => held.close(() => resolve()));
}
