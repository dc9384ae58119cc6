import { type ChildProcess, fork } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal } from '@evident/domain/kernel';
import type { ReadingTask } from './reading-tasks.ts';
import type { Answered, Asked } from './serve-reading.ts';

/** Limits for reading one file. */
export interface ReadingLimits {
  /** Milliseconds per file, plus milliseconds per megabyte. */
  readonly timeMs: number;
  readonly timePerMegabyteMs: number;
  /** Heap limit. The process limits its other memory itself. */
  readonly memoryMb: number;
}

const SOURCES = path.extname(import.meta.filename) === '.ts';
/** In development, Node strips the types. In production the bundle has the program in this folder. */
const FROM_SOURCES = ['--no-warnings', '--experimental-transform-types'];
/** Compile cache for sources, because tests start many processes. */
const CACHE = SOURCES ? path.join(tmpdir(), 'evident-sources') : undefined;
export const READING_PROGRAM = path.join(import.meta.dirname, `reading-process${path.extname(import.meta.filename)}`);

const MEGABYTE = 1_000_000;
/** Milliseconds until a started process must respond. */
const BEGIN_MS = 60_000;
const ADVICE = 'Split it into smaller files, or save it in another format, such as plain text.';
const tooLong = (): Refusal => new Refusal('UnprocessableContent', 'Reading the file took too long', ADVICE);
const tooLarge = (): Refusal => new Refusal('UnprocessableContent', 'Reading the file took too much memory', ADVICE);
const brokeOff = (): Refusal =>
  new Refusal(
    'UnprocessableContent',
    'Reading the file failed',
    'Try again. If it fails again, save the file in another format, such as plain text.',
  );

/** V8 exits like this when memory runs out: with a signal, or with its exit code. */
const OUT_OF_MEMORY = new Set<unknown>(['SIGABRT', 134]);
/** Ctrl-C reaches all processes; the file is not at fault. */
const STOPPED = new Set<unknown>(['SIGINT', 'SIGTERM', 'SIGHUP']);

/** A process that reads one file after another. A parser that hangs or runs out of memory kills only this process. */
export class ReadingChild {
  private readonly child: ChildProcess;
  private wanted: { give(answer: Answered): void; fail(reason: Error): void } | null = null;
  private fault: Error | null = null;
  private leftMs = 0;

  constructor(
    program: string,
    private readonly limits: ReadingLimits,
  ) {
    this.child = fork(program, [String(process.pid)], {
      execArgv: [`--max-old-space-size=${limits.memoryMb}`, ...(SOURCES ? FROM_SOURCES : [])],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // Secrets of the server are not passed to a process that reads untrusted files.
      env: { SystemRoot: process.env['SystemRoot'], NODE_COMPILE_CACHE: CACHE },
    });
    this.child.on('message', (answer: Answered) => this.settle()?.give(answer));
    this.child.on('error', (error) => this.end(error));
    this.child.on('exit', (code, signal) =>
      this.end(
        STOPPED.has(signal)
          ? new Error('The reading process was stopped')
          : OUT_OF_MEMORY.has(signal ?? code)
            ? tooLarge()
            : brokeOff(),
      ),
    );
    this.child.unref();
    this.child.channel?.unref();
  }

  get alive(): boolean {
    return this.fault === null;
  }

  /** Kills the process. Pending requests fail with this reason. */
  end(reason: Error): void {
    if (!this.alive) return;
    this.fault = reason;
    this.child.kill('SIGKILL');
    this.settle()?.fail(reason);
  }

  /** Lets an idle process exit. */
  leave(): void {
    if (!this.alive) return;
    this.fault = new Error('The reading process was idle');
    this.child.disconnect();
  }

  async begin(task: ReadingTask, bytes: Uint8Array): Promise<void> {
    this.leftMs = this.limits.timeMs + this.limits.timePerMegabyteMs * (bytes.length / MEGABYTE);
    await this.answerTo({ begin: task, size: bytes.length }, BEGIN_MS);
    for (let at = 0; at < bytes.length; at += MEGABYTE) await this.say({ bytes: bytes.subarray(at, at + MEGABYTE) });
  }

  /** Returns the next piece as JSON, or `null` after the last. @throws Refusal */
  async next(): Promise<string | null> {
    const answer = await this.answerTo({ next: true }, Math.max(0, this.leftMs));
    if ('refused' in answer) throw new Refusal(answer.refused.code, answer.refused.title, answer.refused.advice);
    if (!('piece' in answer)) return null;
    this.leftMs -= answer.workedMs;
    return answer.piece;
  }

  private async answerTo(asked: Asked, withinMs: number): Promise<Answered> {
    if (this.fault) throw this.fault;
    const answer = new Promise<Answered>((give, fail) => {
      this.wanted = { give, fail };
    });
    // An answer that arrived while this process was busy is handled before the timeout.
    const late = setTimeout(() => setImmediate(() => this.wanted && this.end(tooLong())), withinMs);
    try {
      this.child.send(asked, (error) => error && this.end(brokeOff()));
      return await answer;
    } finally {
      clearTimeout(late);
    }
  }

  private settle(): typeof this.wanted {
    const { wanted } = this;
    this.wanted = null;
    return wanted;
  }

  private async say(what: Asked): Promise<void> {
    if (this.fault) throw this.fault;
    // If the process died, its exit event reports the reason.
    await new Promise<void>((resolve) => {
      this.child.send(what, () => resolve());
    });
  }
}
