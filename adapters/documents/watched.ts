import { Worker } from 'node:worker_threads';
import { killGroup } from './kill-group.ts';

/** Maximum memory of a document process in bytes (RSS). */
const RESIDENT_MAX = 2 * 1024 ** 3;
const EVERY_MS = 500;

/** Starts a thread that no parser can block. It runs the same program with the server's pid and calls {@link watch}. */
export function beWatched(program: string): void {
  new Worker(program, { argv: process.argv.slice(2) }).unref();
}

/** Kills the process and its children if its server is gone or it uses too much memory. */
export function watch(): void {
  const server = Number(process.argv[2]);
  setInterval(() => {
    if (process.ppid !== server || !isThere(server) || process.memoryUsage.rss() > RESIDENT_MAX) killGroup(process.pid);
  }, EVERY_MS);
}

/** Signal 0 only tests whether the process exists. */
function isThere(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}
