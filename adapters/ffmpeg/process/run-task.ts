import { fork } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal } from '@evident/domain/kernel';
import { OUT_OF_TIME } from '../../threads/watched.ts';
import type { MediaReport, MediaTask } from './messages.ts';

const SOURCES = path.extname(import.meta.filename) === '.ts';
/** In development, Node strips the types. In production the bundle has the program in this folder. */
const FROM_SOURCES = ['--no-warnings', '--experimental-transform-types'];
export const MEDIA_PROGRAM = path.join(import.meta.dirname, `media-process${path.extname(import.meta.filename)}`);
const HEAP_MB = 512;

const ADVICE = 'Export it as MP4, MP3 or WAV with at most 1920 × 1080 pixels, and upload it again.';
const tooLong = (): Refusal => new Refusal('UnprocessableContent', 'Processing the recording took too long', ADVICE);
const tooLarge = (): Refusal =>
  new Refusal('UnprocessableContent', 'Processing the recording took too much memory', ADVICE);
const brokeOff = (): Refusal =>
  new Refusal(
    'UnprocessableContent',
    'Processing the recording failed because the file is damaged',
    'Export it again as MP4, MP3 or WAV, and upload the new file.',
  );

/** V8 and the watching thread exit like this when memory runs out. */
const OUT_OF_MEMORY = new Set<unknown>(['SIGABRT', 134]);
/** Native code ends like this at bytes that it cannot cope with; on Windows with an exit code. */
const CRASHED = new Set<unknown>(['SIGSEGV', 'SIGILL', 'SIGFPE', 'SIGTRAP', 0xc000_0005, 0xc000_001d, 0xc000_0094]);
/** A crash happens by chance too, so the file is at fault only if each of so many processes crashed. */
const CRASHES_MAX = 3;

class Crashed extends Error {}

export interface TaskLimits {
  readonly timeMs: number;
  /** Of all processors; default: as much as fits into `timeMs`. */
  readonly processorMs?: number;
  readonly program?: string;
  readonly signal?: AbortSignal;
  readonly onSeconds?: (seconds: number) => void;
}

/**
 * Runs a task in a process of its own and resolves to its result. Kills the process on timeout and abort; it ends itself when its
 * processor time is used up. A process that crashes is started again.
 *
 * @throws Refusal if the recording is at fault; another error if the task can be tried again
 */
export async function runTask<T>(task: MediaTask, limits: TaskLimits): Promise<T> {
  const until = performance.now() + limits.timeMs;
  for (let crashes = 1; ; crashes += 1) {
    try {
      return await inProcess<T>(task, { ...limits, timeMs: Math.max(0, until - performance.now()) });
    } catch (error) {
      if (!(error instanceof Crashed)) throw error;
      if (crashes === CRASHES_MAX) throw brokeOff();
    }
  }
}

function inProcess<T>(
  task: MediaTask,
  { timeMs, processorMs = Infinity, program = MEDIA_PROGRAM, signal, onSeconds }: TaskLimits,
): Promise<T> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const child = fork(program, [String(process.pid), String(processorMs)], {
      execArgv: [`--max-old-space-size=${HEAP_MB}`, ...(SOURCES ? FROM_SOURCES : [])],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // Secrets of the server are not passed to a process that reads untrusted files.
      env: {
        SystemRoot: process.env['SystemRoot'],
        NODE_COMPILE_CACHE: SOURCES ? path.join(tmpdir(), 'evident-sources') : undefined,
      },
    });
    const settle = (end: () => void): void => {
      clearTimeout(late);
      signal?.removeEventListener('abort', giveUp);
      child.kill('SIGKILL');
      end();
    };
    const giveUp = (): void => settle(() => reject(signal?.reason as Error));
    const late = setTimeout(() => settle(() => reject(tooLong())), timeMs);
    signal?.addEventListener('abort', giveUp);
    child.on('message', (report: MediaReport) => {
      if ('seconds' in report) onSeconds?.(report.seconds);
      else if ('done' in report) settle(() => resolve(report.done as T));
      else settle(() => reject(reasonOf(report)));
    });
    child.on('error', (error) => settle(() => reject(error)));
    // Unlike the exit, the close follows the last message.
    child.on('close', (code, killer) => settle(() => reject(reasonToEnd(code, killer))));
    // A process that cannot be reached has ended, or is killed here. How it ended says why.
    child.send(task, (error) => error && child.kill('SIGKILL'));
  });
}

function reasonOf(report: Exclude<MediaReport, { readonly seconds: number } | { readonly done: unknown }>): Error {
  if ('refused' in report) return new Refusal(report.refused.code, report.refused.title, report.refused.advice);
  return report.failed.by === 'file' ? brokeOff() : new Error(`The media process failed: ${report.failed.message}`);
}

/** A process that was ended from outside says nothing about the file, so its task can be tried again. */
function reasonToEnd(code: number | null, killer: NodeJS.Signals | null): Error {
  const how = killer ?? code;
  if (how === OUT_OF_TIME) return tooLong();
  if (OUT_OF_MEMORY.has(how)) return tooLarge();
  return CRASHED.has(how) ? new Crashed() : new Error(`The media process was stopped: ${how}`);
}
