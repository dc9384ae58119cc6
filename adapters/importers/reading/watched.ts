import { Worker } from 'node:worker_threads';

/** Bytes of memory, of all kinds, that a reading process may hold. */
const RESIDENT_MAX = 2 * 1024 ** 3;
const EVERY_MS = 500;

/** Gives this process a thread that no parser can hold up; it runs the same program, with the number of the server's process, and calls {@link watch} there. */
export function beWatched(program: string): void {
  new Worker(program, { argv: process.argv.slice(2) }).unref();
}

/** Ends the process when its server is gone, as a process in an endless loop would not notice, or when it holds too much memory. */
export function watch(): void {
  const server = Number(process.argv[2]);
  setInterval(() => {
    if (process.ppid !== server || !isThere(server)) process.kill(process.pid, 'SIGKILL');
    if (process.memoryUsage.rss() > RESIDENT_MAX) process.kill(process.pid, 'SIGABRT');
  }, EVERY_MS);
}

/** Signal 0 only asks whether there is such a process. */
function isThere(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}
