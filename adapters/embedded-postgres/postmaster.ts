import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Content of `postmaster.pid`, which also keeps a second server off the same data. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

const FILE = 'postmaster.pid';
const run = promisify(execFile);

export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  const text = await readFile(join(cluster, FILE), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' } : null;
}

/** Returns the command line of a process; empty if it has ended, null where the system hides it. */
async function commandOf(pid: number): Promise<string | null> {
  if (process.platform === 'win32') return null;
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return run('ps', ['-p', String(pid), '-o', 'command=']).then(
    ({ stdout }) => stdout,
    () => '',
  );
}

/**
 * Reports whether the process that wrote the file still runs. After a crash its pid may belong to another program;
 * Windows cannot tell.
 */
export async function stillRuns({ pid }: Pick<Postmaster, 'pid'>, cluster: string): Promise<boolean> {
  if (pid === process.pid || pid === process.ppid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const command = await commandOf(pid);
  return command === null || (command.includes('postgres') && command.includes(cluster));
}

export const forgetPostmaster = (cluster: string) => rm(join(cluster, FILE), { force: true });

const signal = (pid: number, name: 'SIGINT' | 'SIGQUIT') => {
  try {
    process.kill(pid, name);
  } catch {
    /* already exited */
  }
};

/**
 * Shuts PostgreSQL down and waits for its end. Kills a server that exceeds `patienceMs`; it recovers at its next
 * start.
 */
export async function stopPostmaster(cluster: string, pid: number, patienceMs = 15_000): Promise<void> {
  if (!(await stillRuns({ pid }, cluster))) return;
  signal(pid, 'SIGINT');
  const cutOff = Date.now() + patienceMs;
  for (let pressed = false; ; await pause(10)) {
    if (!(await stillRuns({ pid }, cluster))) return;
    if (!pressed && Date.now() > cutOff) {
      signal(pid, 'SIGQUIT');
      pressed = true;
    }
  }
}
