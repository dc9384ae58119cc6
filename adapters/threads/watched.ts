import { Worker } from 'node:worker_threads';

const EVERY_MS = 500;

/** Starts a thread that no parser can block. It runs the same program with the server's pid and calls {@link watch}. */
export function beWatched(program: string): void {
  new Worker(program, { argv: process.argv.slice(2) }).unref();
}

/** Ends a process that used up its processor time. */
export const OUT_OF_TIME = process.platform === 'win32' ? 'SIGTERM' : 'SIGXCPU';

/**
 * Ends the process if its server is gone, if it uses more than `residentMax` bytes of memory (RSS), or more milliseconds
 * of all processors than its second argument says. A process in an endless loop notices none of these.
 */
export function watch(residentMax = 2 * 1024 ** 3): void {
  const server = Number(process.argv[2]);
  const processorMs = Number(process.argv[3] ?? Infinity);
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if ((user + system) / 1000 > processorMs) process.kill(process.pid, OUT_OF_TIME);
    if (process.ppid !== server || !isThere(server)) process.kill(process.pid, 'SIGKILL');
    if (process.memoryUsage.rss() > residentMax) process.kill(process.pid, 'SIGABRT');
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
