import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readPostmaster } from '../../adapters/embedded-postgres/postmaster.ts';
import { dataFolder, freePort } from '../support/product.ts';
import type { Row } from './row.ts';
import { step } from './step.ts';

const START = join(import.meta.dirname, '../../scripts/start.mjs');
/** By then the reactions to the sample have run, their threads have ended, and their memory was returned. */
const SETTLES_MS = 60_000;

async function start(folder: string): Promise<{ child: ChildProcess; seconds: number }> {
  const began = performance.now();
  const child = spawn(process.execPath, [START], {
    env: { PATH: process.env['PATH'], PORT: String(await freePort()), EVIDENT_DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout!.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('works once')) resolve();
    });
    child.once('exit', () => reject(new Error(said)));
  });
  return { child, seconds: (performance.now() - began) / 1000 };
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  child.kill('SIGINT');
  await ended;
}

const parentOf = (pid: string): number => Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return parentOf(pid) === parent;
      } catch {
        return false;
      }
    })
    .map(Number);

/** Divides shared pages among the processes that share them. */
const proportionalMegabytes = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))![1]) / 1024;

/** Of the server and its database, in megabytes. */
async function memoryOf(server: ChildProcess, folder: string) {
  const database = (await readPostmaster(join(folder, 'postgres')))!;
  return {
    server: proportionalMegabytes(server.pid!),
    database: [database.pid, ...childrenOf(database.pid)].reduce((sum, pid) => sum + proportionalMegabytes(pid), 0),
  };
}

/**
 * Startup time, and idle memory of the server that wrote the sample workspace, after the build. Linux only: reads
 * memory from /proc.
 */
export async function measure(): Promise<Row[]> {
  const folder = dataFolder();
  try {
    const first = await step('Starting for the first time', () => start(folder.path));
    await pause(SETTLES_MS);
    const { server, database } = await memoryOf(first.child, folder.path);
    await stop(first.child);
    const again = await step('Starting again', () => start(folder.path));
    await stop(again.child);
    return [
      {
        what: 'first start, with database and sample workspace made',
        against: '',
        measured: first.seconds,
        unit: 's',
        atMost: 5,
      },
      { what: 'every later start', against: '', measured: again.seconds, unit: 's', atMost: 1.5 },
      {
        what: 'idle memory of server and database (proportional set size)',
        against: '',
        measured: server + database,
        unit: 'MB',
        atMost: 250,
        note: `server ${server.toFixed(0)} MB, database ${database.toFixed(0)} MB, ${SETTLES_MS / 1000} s after the first start`,
      },
    ];
  } finally {
    await folder.remove();
  }
}
