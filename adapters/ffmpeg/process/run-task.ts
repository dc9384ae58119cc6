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
/** Ended from outside: the file is not at fault, so the task can be tried again. */
const STOPPED = new Set<unknown>(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL']);

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
 * processor time is used up.
 *
 * @throws Refusal if the recording is at fault
 */
export function runTask<T>(
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
      else {
        const { code, title, advice } = report.refused;
        settle(() => reject(new Refusal(code, title, advice)));
      }
    });
    child.on('error', (error) => settle(() => reject(error)));
    child.on('exit', (code, killer) =>
      settle(() =>
        reject(
          killer === OUT_OF_TIME
            ? tooLong()
            : STOPPED.has(killer)
              ? new Error('The media process was stopped')
              : OUT_OF_MEMORY.has(killer ?? code)
                ? tooLarge()
                : brokeOff(),
        ),
      ),
    );
    child.send(task, (error) => error && settle(() => reject(brokeOff())));
  });
}
